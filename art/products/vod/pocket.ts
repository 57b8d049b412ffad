/** Three phones: downloads on the train, the film list, the plan. */
import { statusBar } from '../rig';
import { tabs } from './film';
import { type Film, stills } from './stills';
import { tone } from './style';

export const pocketCss = `
.small h1{font-size:78px;padding:66px 24px 14px}
.small .sub{padding:0 24px 18px;font-size:16px}
.load{display:grid;grid-template-columns:126px 1fr;gap:16px;padding:11px 24px;align-items:center;border-top:1px solid ${tone.line}}
.load .gate{height:96px;border-radius:12px}.load h3{font-size:29px;line-height:1}.load p{font-size:14.5px;line-height:1.4;margin-top:4px}
.load.off .gate{opacity:.4}.load.off h3{color:${tone.soft}}.load .renew{color:${tone.bright};font-weight:700}
.train{margin:18px 24px;padding:14px 18px;border-radius:12px;background:${tone.raised};font-size:15px;display:flex;justify-content:space-between}
.posters{padding:0 24px;display:grid;gap:14px}.posters .gate{height:158px}.posters h3{position:absolute;left:18px;bottom:14px;font-size:42px;
  text-shadow:0 2px 14px rgb(21 13 20/.8)}
.posters .gate::after{content:'';position:absolute;inset:0;background:linear-gradient(0deg,rgb(21 13 20/.75),rgb(21 13 20/0) 60%)}
.posters h3{z-index:1}
.plan{margin:0 24px 14px;padding:20px 20px 18px;border-radius:14px;background:${tone.raised};display:grid;gap:4px}
.plan h3{font-size:40px;display:flex;justify-content:space-between}.plan p{font-size:15px}
.plan.on{background:${tone.ivory};color:${tone.black}}.plan.on .soft{color:#6b5560}
.devices{padding:8px 24px 0;font-size:15.5px;display:grid}.devices div{display:flex;justify-content:space-between;padding:10px 0;border-top:1px solid ${tone.line}}`;

const load = (film: Film, size: string, until: string, expired = false): string =>
  `<div class="load${expired ? ' off' : ''}"><div class="gate">${stills[film]()}</div><div><h3>${film}</h3>` +
  `<p class="soft">${size} MB<br>${expired ? `<span class="renew">${until}</span>` : until}</p></div></div>`;

export const downloads = (): string =>
  `<div class="page small">${statusBar('17:26')}<h1>Downloads</h1><p class="sub soft">Four films, 3,180 MB on this phone</p>` +
  load('The Ferryman’s Winter', '1,140', 'plays offline until Thu 18:00') +
  load('Eleven Gulls', '610', 'plays offline until Thu 18:00') +
  load('Salt Year', '820', 'plays offline until Sat 9:30') +
  load('Aunt Zofia’s Radio', '610', 'Renew when online', true) +
  `<div class="train"><span>No signal</span><b>2 h 40 min of film left</b></div>${tabs('Downloads')}</div>`;

export const films = (): string =>
  `<div class="page small">${statusBar('20:02')}<h1>Picked by Irena</h1><p class="sub soft">Water, mostly. Six films until Sunday.</p><div class="posters">` +
  (['Low Water', 'Eleven Gulls', 'Salt Year', 'Aunt Zofia’s Radio'] as const)
    .map((film) => `<div class="gate">${stills[film]()}<h3>${film}</h3></div>`)
    .join('') +
  `</div>${tabs('Films')}</div>`;

export const plans = (): string =>
  `<div class="page small">${statusBar('8:40')}<h1>Your plan</h1><p class="sub soft">Since March 2024</p>` +
  '<div class="plan on"><h3>Monthly<span>29 zł</span></h3><p class="soft">Next on 4 December. Leave any day.</p></div>' +
  '<div class="plan"><h3>Yearly<span>290 zł</span></h3><p class="soft">Twelve months, ten paid.</p></div>' +
  '<div class="plan"><h3>Pause<span>0 zł</span></h3><p class="soft">One to three months; your list waits.</p></div>' +
  '<div class="devices"><div><b>Devices</b><span class="soft">4 of 5, two at once</span></div><div>Living room<span class="soft">web</span></div>' +
  '<div>This phone<span class="soft">now</span></div><div>Tablet, kitchen<span class="soft">yesterday</span></div>' +
  `<div>Laptop<span class="soft">web, 12 Nov</span></div></div>${tabs('Account')}</div>`;
