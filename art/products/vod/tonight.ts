/** The home page of an evening: one big still and three short rows. */

import { tile } from './film';
import { type Film, stills } from './stills';
import { nav, play, tone } from './style';

export const tonightCss = `
.tonight{position:relative;height:352px;flex:none}
.tonight .over{position:absolute;inset:0;padding:30px 60px;display:flex;flex-direction:column}
.tonight h1{font-size:128px;margin-top:auto;line-height:.82}
.tonight .line{display:flex;justify-content:space-between;align-items:end;margin:14px 0 4px}
.tonight .line p{font-size:19px}
.rows{padding:20px 60px 0;display:grid;gap:22px}
.row{display:grid;grid-template-columns:repeat(4,1fr);gap:12px 22px}
.row h2{grid-column:1/5;font-size:36px}.row h2 em{font:700 15px Manrope;color:${tone.bright};margin-left:14px}
.tile .gate{aspect-ratio:21/9;margin-bottom:10px}.tile h3{font-size:30px;line-height:1}.tile .soft{font-size:15px}
.beam{position:absolute;inset:0;width:100%;height:100%;mix-blend-mode:screen}`;

/** The projector's beam, the only gradient of the product. */
export const beam =
  '<svg class="beam" viewBox="0 0 1440 470" preserveAspectRatio="none"><linearGradient id="beam" x1="1" y1="0" x2="0" y2=".6">' +
  '<stop stop-color="#f6ead8" stop-opacity=".55"/><stop offset="1" stop-color="#f6ead8" stop-opacity="0"/></linearGradient>' +
  '<path d="M1440 20L0 120V470h760z" fill="url(#beam)" opacity=".5"/></svg>';

const row = (title: string, aside: string, films: [Film, string, number?][]): string =>
  `<div class="row"><h2>${title}${aside ? `<em>${aside}</em>` : ''}</h2>` +
  films
    .map(([film, note, run]) => tile({ film, note, ...(run === undefined ? {} : { run }) }))
    .join('') +
  '</div>';

export const tonightPage = (): string =>
  `<div class="page"><div class="tonight">${stills['Night Shift at Pier Nine']().replace('0 0 1680 720', '0 52 1680 411')}<div class="scrim" style="background:linear-gradient(0deg,${tone.black},rgb(21 13 20/0) 64%),linear-gradient(180deg,rgb(21 13 20/.86),rgb(21 13 20/.3) 26%,rgb(21 13 20/0) 44%)"></div>${beam}` +
  `<div class="over">${nav('Tonight', 'Irena, curator, 14 films this month')}<h1>Night Shift at Pier Nine</h1>` +
  `<div class="line"><p>One crane, one night, a container nobody ordered. 2021, 96 min.</p><span class="go">${play} Play</span></div></div></div>` +
  '<div class="rows">' +
  row('Continue', '', [
    ['Low Water', '71 min left', 37],
    ['Aunt Zofia’s Radio', '18 min left', 81],
    ['Salt Year', '52 min left', 44],
    ['The Ferryman’s Winter', '97 min left', 6],
  ]) +
  row('Leaving this month', 'last days', [
    ['Eleven Gulls', 'until Thursday 27, 23:59 UTC'],
    ['The Ferryman’s Winter', 'until Friday 28, 23:59 UTC'],
    ['Aunt Zofia’s Radio', 'until Sunday 30, 23:59 UTC'],
    ['Salt Year', 'until Sunday 30, 23:59 UTC'],
  ]) +
  '</div></div>';
