/** The handover list on the pontoon and the season report on chart paper. */
import { statusBar } from '../rig';
import { logo } from './style';

const item = (name: string, value: string): string =>
  `<li><svg width="30" height="30" viewBox="0 0 30 30"><circle cx="15" cy="15" r="14" fill="#3f9a6e"/><path d="M8.5 15.5l4.5 4.5 8.5-9.5" fill="none" stroke="#fff" stroke-width="3"/></svg><span>${name}</span><b>${value}</b></li>`;

/** What the camera saw: a port fender against the hull, scuffed. */
const fender =
  '<svg width="96" height="96" viewBox="0 0 96 96"><rect width="96" height="96" fill="#f7f4ec"/><path d="M0 0h96v16H0z" fill="#b98f58"/>' +
  '<path d="M0 16h96v7H0z" fill="#7a5a34"/><path d="M0 32h96v5H0z" fill="#0c2b3f"/><path d="M46 8h5v24h-5z" fill="#5d6a6c"/>' +
  '<rect x="33" y="28" width="31" height="56" rx="15" fill="#143c55"/><rect x="38" y="36" width="7" height="40" rx="3" fill="#3f7790"/>' +
  '<path d="M50 46l9 5M48 54l13 4M51 63l10 1" stroke="#f1ece0" stroke-width="3" stroke-linecap="round"/>' +
  '<circle cx="55" cy="55" r="19" fill="none" stroke="#e2562b" stroke-width="3"/><path d="M0 86q16-7 32 0t32 0 32 0v10H0z" fill="#5d93a5"/></svg>';

export const handover = `<div class="mini hand">${statusBar('15:42')}
  <div class="top">${logo(23)}<span class="kept"><i></i>Saved on this phone</span></div>
  <div class="title"><h1>Halka <small>34 ft</small></h1><p>Handover, pontoon B</p>
    <div class="bar"><i style="width:${(38 / 42) * 100}%"></i></div><p class="count"><b>38</b> of 42</p></div>
  <ul>${item('Engine hours', '1,284')}${item('Fuel', 'full')}${item('Water', 'full')}${item('Dinghy', 'ok')}${item('Anchor chain', '60 m')}</ul>
  <div class="damage">${fender}<div><b>Port fender: scuffed</b><span>Photo 15:38, seen by both.<br>Not charged.</span></div></div>
  <div class="sign"><span>Skipper</span><svg width="190" height="54" viewBox="0 0 190 54"><path d="M8 38C22 6 30 6 28 26s-8 22-4 8 16-20 20-8-4 16 2 16 10-22 16-18-4 18 4 18 10-16 16-16 0 14 8 14 12-30 20-30-10 32-2 32 20-14 28-16 26 0 40-6" fill="none" stroke="#0c2b3f" stroke-width="2.5" stroke-linecap="round"/></svg></div></div>`;

const found = [52, 49, 50, 44, 41, 37, 38, 31, 27, 22, 24, 18, 15, 16, 12, 10, 9, 8, 8, 6, 6, 5];
const starts = [
  '2',
  '9',
  '16',
  '23',
  '30',
  '6',
  '13',
  '20',
  '27',
  '4',
  '11',
  '18',
  '25',
  '1',
  '8',
  '15',
  '22',
  '29',
  '5',
  '12',
  '19',
  '26',
];
const months: [string, number, number][] = [
  ['May', 0, 5],
  ['June', 5, 4],
  ['July', 9, 4],
  ['August', 13, 5],
  ['September', 18, 4],
];
const [columnWidth, tall] = [39, 7.6];

const columns = found
  .map((hours, i) => {
    const x = 66 + i * columnWidth;
    const edge = i === 0 || i === found.length - 1;
    return (
      `<rect x="${x}" y="${430 - hours * tall}" width="27" height="${hours * tall}" rx="3" fill="${edge ? '#e2562b' : '#2c6078'}"/>` +
      `<text x="${x + 13.5}" y="456" class="d">${starts[i]}</text>` +
      (edge ? `<text x="${x + 13.5}" y="${420 - hours * tall}" class="v">${hours}</text>` : '')
    );
  })
  .join('');

const scale = [0, 12, 24, 36, 48]
  .map(
    (h) =>
      `<path d="M52 ${430 - h * tall}H922" stroke="#0c2b3f" stroke-opacity="${h ? 0.16 : 0.9}" stroke-width="1.5"/><text x="40" y="${435 - h * tall}" class="h">${h} h</text>`,
  )
  .join('');

const labels = months
  .map(
    ([name, from, count]) =>
      `<path d="M${66 + from * columnWidth} 470h${count * columnWidth - 12}" stroke="#0c2b3f" stroke-width="1.5"/><text x="${66 + from * columnWidth}" y="494" class="m">${name}</text>`,
  )
  .join('');

const figure = (value: string, unit: string, words: string): string =>
  `<div class="figure"><b>${value}<small>${unit}</small></b><span>${words}</span></div>`;

export const report = `<div class="report"><header>${logo(34)}<span>Season 2026 · three bases · Saturdays from 2 May to 26 September</span></header>
  <h1>Hours until a skipper was found</h1>
  <div class="plot"><svg width="930" height="510" viewBox="0 0 930 510">${scale}${columns}${labels}</svg></div>
  <aside>${figure('5', ' h', 'median to fill a week')}${figure('97', '%', 'of weeks crewed')}${figure('380', '', 'skippers on the roster')}</aside></div>`;

export const handoverCss = `
.hand{background:#f1ece0;color:#0c2b3f}
.hand::before{content:'';position:absolute;inset:0 0 auto;height:262px;background:#0c2b3f}
.kept{display:flex;align-items:center;gap:8px;color:#cfe3e8}
.kept i{width:11px;height:11px;border-radius:50%;background:#3f9a6e}
.title{position:absolute;left:24px;right:24px;top:112px;color:#f1ece0}
.title h1{font-size:46px;line-height:1}
.title h1 small{font:500 24px Condensed;color:#9fc3cf}
.title p{font:400 19px Condensed;color:#cfe3e8;margin-top:6px}
.title .bar{height:9px;border-radius:5px;background:#2c6078;margin-top:18px}
.title .bar i{display:block;height:9px;border-radius:5px;background:#e2562b}
.title .count{position:absolute;right:0;top:10px;margin:0;font-size:22px}
.title .count b{font-size:48px;line-height:1;color:#fff}
.hand ul{position:absolute;top:266px;left:24px;right:24px;list-style:none;padding:0}
.hand li{display:flex;align-items:center;gap:14px;height:59px;border-bottom:1.5px solid #d3cdbd;font:400 21px Condensed}
.hand li b{margin-left:auto;font-size:24px}
.damage{position:absolute;left:18px;right:18px;top:578px;height:120px;border-radius:10px;background:#fff;box-shadow:inset 0 0 0 2.5px #e2562b;
  display:flex;gap:14px;align-items:center;padding:12px}
.damage svg{border-radius:6px;flex:none}
.damage b{display:block;font:700 22px/1.2 Condensed;margin-bottom:5px}
.damage span{font:400 17px/1.3 Condensed;color:#3d6479}
.sign{position:absolute;left:24px;right:24px;bottom:48px;height:70px;border-bottom:2px solid #0c2b3f}
.sign span{font:400 16px Condensed;color:#3d6479;position:absolute;left:0;bottom:6px}
.sign svg{position:absolute;right:20px;bottom:2px}
.report{width:1440px;height:900px;background:#f1ece0;position:relative}
.report header{position:absolute;inset:36px 56px auto;display:flex;justify-content:space-between;align-items:center;font:400 22px Condensed;color:#3d6479}
.report header .logo{color:#0c2b3f}
.report>h1{position:absolute;left:56px;top:126px;font-size:68px;letter-spacing:-.015em;line-height:1}
.plot{position:absolute;left:40px;top:262px;zoom:1.08}
.plot text{font:400 16px Condensed;fill:#3d6479;text-anchor:middle}
.plot .h{text-anchor:end}
.plot .m{text-anchor:start;font:700 20px Condensed;fill:#0c2b3f}
.plot .v{font:700 26px Condensed;fill:#c0421a}
.report aside{position:absolute;right:56px;top:132px;width:300px}
.figure{border-top:3px solid #0c2b3f;padding:14px 0 26px}
.figure b{display:block;font:700 118px/1 Condensed;letter-spacing:-.03em}
.figure small{font-size:64px}
.figure:first-child b{color:#e2562b}
.figure span{font:400 24px Condensed;color:#3d6479}`;
