/** Cover: the film page on a television, and the same film carried on by a phone. */
import { statusBar } from '../rig';
import { type Film, stills } from './stills';
import { nav, play, tone } from './style';

export const filmCss = `
.scrim{position:absolute;inset:0;background:linear-gradient(90deg,rgb(21 13 20/.86),rgb(21 13 20/.35) 42%,rgb(21 13 20/0) 62%),
  linear-gradient(0deg,rgb(21 13 20/.78),rgb(21 13 20/0) 40%)}
.big{position:absolute;inset:0;padding:52px 90px}
.big h1{font-size:248px;line-height:.86;margin:52px 0 22px -6px}
.big .nav{font-size:24px}.big .nav .logo{font-size:62px}
.big p{font-size:27px;line-height:1.45;width:760px}
.big .go{font-size:27px;padding:24px 42px 24px 34px;border-radius:16px}.big .acts{display:flex;gap:20px;margin-top:34px}
.big .facts{font-size:23px;margin-bottom:14px;width:auto}
.pocket .view{position:relative;height:444px;flex:none}
.pocket .view::after{content:'';position:absolute;inset:0;background:linear-gradient(0deg,${tone.black},rgb(21 13 20/0) 46%)}
.pocket h1{font-size:104px;padding:0 24px;margin-top:-84px;position:relative}
.pocket .body{padding:18px 24px 0;display:grid;gap:16px;font-size:16px}
.pocket .go{justify-content:center;font-size:20px;padding:20px}
.pocket .bar{height:8px;border-radius:4px;background:${tone.line}}
.pocket .bar i{display:block;height:8px;border-radius:4px;background:${tone.magenta};width:36.7%}
.pocket .times{display:flex;justify-content:space-between;font-size:15px;margin-top:-8px}
.pocket .tabs,.phone .tabs{position:absolute;left:0;right:0;bottom:0;height:88px;padding:16px 34px 0;display:flex;
  justify-content:space-between;background:${tone.raised};font-size:14px;z-index:3}
.tabs b{color:${tone.bright}}`;

export const tabs = (here: string): string =>
  `<div class="tabs">${['Tonight', 'Films', 'Downloads', 'Account'].map((text) => (text === here ? `<b>${text}</b>` : `<span>${text}</span>`)).join('')}</div>`;

const story =
  'A surveyor walks out over the flats to measure a wreck. The tide table she was given is a year old.';

export const filmScreen = (): string =>
  `<div class="page">${stills['Low Water']().replace('0 0 1680', '100 0 1280')}<div class="scrim"></div><div class="big">${nav('Films', 'Living room')}` +
  `<h1>Low<br>Water</h1><p class="facts"><b>2019, 112 min</b> · subtitles PL, EN, UA · audio description</p><p>${story}</p><div class="acts"><span class="go">${play} Continue from 41:07</span>` +
  '<span class="go quiet">From the beginning</span></div></div></div>';

export const filmPhone = (): string =>
  `<div class="page pocket">${statusBar('22:18')}<div class="view">${stills['Low Water']().replace('0 0 1680 720', '340 0 1000 720')}</div>` +
  '<h1>Low Water</h1><div class="body"><div class="bar"><i></i></div><div class="times"><b>41:07</b><span class="soft">70:53 left</span></div>' +
  `<span class="go">${play} Continue here</span>` +
  '<p class="soft">Stopped on the television in the living room at 22:17. Two streams may run at once; this makes one.</p></div>' +
  `${tabs('Tonight')}</div>`;

interface Tile {
  film: Film;
  note: string;
  /** Share already watched, 0-100. */
  run?: number;
}

/** A 21:9 still with its title and one line under it. */
export const tile = ({ film, note, run }: Tile): string =>
  `<div class="tile"><div class="gate">${stills[film]()}${run === undefined ? '' : `<div class="run"><i style="width:${run}%"></i></div>`}</div>` +
  `<h3>${film}</h3><span class="soft">${note}</span></div>`;
