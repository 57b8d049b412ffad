/** The opening screen, wide and on a phone. */
import { statusBar } from '../rig';
import { coast } from './coast';
import { tone } from './palette';
import { awning, head, sign } from './style';

export const heroCss = `
.hero{position:relative;flex:1}
.hero h1{position:absolute;left:84px;top:64px;font-size:118px;line-height:.93}
.stay{position:absolute;left:84px;right:84px;bottom:44px;height:118px;background:${tone.cream};display:flex;
  align-items:center;box-shadow:0 20px 50px rgb(31 47 61/.25)}
.stay>div{padding:0 38px;height:66px;border-right:1px solid ${tone.line};display:grid;align-content:space-between}
.stay>div:nth-child(4){border:0;margin-left:auto}.stay .button{margin-right:30px}
.stay strong{font:400 31px/1 Garamond,serif}
.small h1{font-size:56px;line-height:.96;padding:0 24px;margin-top:20px}
.small .top{padding:10px 24px 0;display:flex;justify-content:space-between;align-items:center}
.small .view{position:relative;flex:1;margin-top:24px}
.small .foot{padding:20px 24px 40px;display:grid;gap:16px}
.small .foot p{display:flex;justify-content:space-between;align-items:baseline}
.small .button{text-align:center}`;

const part = (label: string, value: string): string =>
  `<div><span class="label">${label}</span><strong>${value}</strong></div>`;

export const wideHero = (): string =>
  `<div class="page">${head()}<div class="hero">${coast('wide')}<h1>Thirty-eight<br>rooms,<br>one horizon</h1>` +
  `<div class="stay">${part('Arrive', '20 September')}${part('Leave', '23 September')}` +
  `${part('Guests', 'Two and a dog')}${part('Three nights', 'from 412 zł a night')}` +
  '<span class="button">See the rooms</span></div></div></div>';

export const smallHero = (): string =>
  `<div class="page small">${statusBar('19:42')}<div style="height:50px;flex:none;background:${tone.linen}"></div>${awning(390)}` +
  `<div class="top">${sign(0.82)}<svg width="26" height="14" stroke="${tone.night}" stroke-width="2"><path d="M0 2h26M0 12h26"/></svg></div>` +
  '<h1>Thirty-eight<br>rooms, one<br>horizon</h1>' +
  `<div class="view">${coast('small', 'summer', '962 70 640 590')}</div>` +
  '<div class="foot"><p><span>20–23 September</span><span class="price">from 412 zł</span></p>' +
  '<span class="button">Choose your nights</span></div></div>';
