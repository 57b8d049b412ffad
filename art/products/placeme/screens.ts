/** The phone's four screens: my week, where it fits, two places compared, a corner at three hours. */
import { statusBar } from '../rig';
import { city, corner } from './city';
import { type Drawing, drawn, logo, minutes } from './style';

const ways: Drawing[] = ['foot', 'bicycle', 'tram'];

const habit = (icon: Drawing, name: string, where: string, often: number, way: number): string =>
  `<li><span class="dot">${drawn(icon, 34)}</span><div><b>${name}</b><em>${where}</em></div><div class="ways">${ways
    .map((w, i) => `<i class="${i === way ? 'on' : ''}">${drawn(w, 24)}</i>`)
    .join('')}</div><strong>${often}<small>×</small></strong></li>`;

export const week = `<div class="pm">${statusBar('8:14')}<div class="top">${logo(31)}</div><h1 class="title">My ordinary<br>week</h1>
  <ul class="habits">${habit('work', 'Work', 'Canal Row', 5, 2)}${habit('nursery', 'Nursery', 'nearest', 5, 0)}${habit('pool', 'Pool', 'nearest', 2, 1)}${habit('market', 'Market', 'Saturday', 1, 0)}${habit('parents', 'Parents', 'Station East', 1, 2)}</ul>
  <div class="bottom"><span class="cta">Show where</span><p>Stays on this phone</p></div></div>`;

const found = (name: string, hours: number, mins: number): string =>
  `<li><b>${name}</b>${minutes(hours, mins, 38)}</li>`;

export const answer = `<div class="pm">${statusBar('8:15')}<div class="map">${city(390, 470, {
  places: [
    ['Old Ropeworks', '6 h 10 min'],
    ['Orchards', '6 h 50 min'],
    ['Lower Mill', '7 h 05 min'],
  ],
})}</div><div class="chip">${logo(27)}</div>
  <div class="up"><u></u><h2>Three places<br>fit your week</h2><p>A week on the way, there and back</p><ul>${found('Old Ropeworks', 6, 10)}${found('Orchards', 6, 50)}<li><b>Lower Mill</b><span class="min" style="font-size:38px">7<small>h</small>05<small>min</small></span></li></ul></div></div>`;

const pair = (icon: Drawing, name: string, left: number, right: number): string =>
  `<li><div><b>${left}</b><i style="width:${left * 7.4}px"></i></div><span class="dot">${drawn(icon, 32)}<em>${name}</em></span><div><i style="width:${right * 7.4}px"></i><b>${right}</b></div></li>`;

export const compare = `<div class="pm wide">${statusBar('8:21')}<div class="heads"><h2>Old Ropeworks</h2><h2>Orchards</h2></div><p class="unit">minutes, one way</p>
  <ul class="pairs">${pair('work', 'Work', 14, 22)}${pair('nursery', 'Nursery', 6, 5)}${pair('pool', 'Pool', 18, 9)}${pair('market', 'Market', 7, 12)}${pair('parents', 'Parents', 31, 26)}</ul>
  <div class="totals"><div>${minutes(6, 10, 62)}</div><span>a week, with<br>waiting for trams</span><div>${minutes(6, 50, 62)}</div></div></div>`;

const fact = (icon: Drawing, value: string, unit: string, words: string): string =>
  `<li><span class="dot">${drawn(icon, 32)}</span><b>${value}<small>${unit}</small></b><em>${words}</em></li>`;

export const street = (hour: 8 | 15 | 23, tram: string, noise: string, shops: string): string =>
  `<div class="pm hour h${hour}">${statusBar(`${String(hour).padStart(2, '0')}:00`)}<div class="scene">${corner(hour)}</div><h1>${String(hour).padStart(2, '0')}:00</h1><p>Lower Mill, corner of Weir St</p>
  <ul class="facts">${fact('tram', tram, 'min', 'between trams')}${fact('noise', noise, 'dB', 'at the window')}${fact('shop', shops, '', shops === '1' ? 'shop open' : 'shops open')}</ul></div>`;

const spot = (icon: Drawing, x: number, y: number, size: number): string =>
  `<b class="spot" style="left:${x}px;top:${y}px;width:${size}px;height:${size}px">${drawn(icon, size * 0.56)}</b>`;

/** The same town as a ground: where this person's week takes place. */
export const town = `<div class="town">${city(1600, 1000, {})}${spot('work', 300, 300, 150)}${spot('nursery', 110, 640, 116)}${spot('pool', 1190, 150, 130)}${spot('market', 1330, 520, 116)}${spot('parents', 1120, 760, 116)}</div>`;

export const screensCss = `
.town{position:absolute;inset:0}
.spot{position:absolute;border-radius:50%;display:grid;place-items:center;background:#c2306b;color:#fff;box-shadow:0 14px 30px rgb(90 35 70/.35)}
.title{position:absolute;left:26px;top:112px;font-size:54px}
.habits{position:absolute;top:242px;left:16px;right:16px;list-style:none;padding:0}
.habits li{height:84px;margin-bottom:8px;border-radius:26px;background:#fff;display:flex;align-items:center;gap:11px;padding:0 16px 0 12px}
.habits .dot{background:#f6e3e8;width:58px;height:58px}
.habits b{display:block;font:600 22px/1.1 Round;letter-spacing:-.02em}
.habits em{font:400 17px/1.2 Text;color:#70535f;white-space:nowrap}
.ways{margin-left:auto;display:flex;background:#f4ecea;border-radius:19px}
.ways i{width:36px;height:38px;display:grid;place-items:center;border-radius:19px;color:#a98c97}
.ways .on{background:#5a2346;color:#fff;width:42px}
.habits strong{font:700 34px/1 Round;width:46px;text-align:right;padding-top:6px;letter-spacing:-.04em}
.habits strong small{font-size:22px}
.bottom{position:absolute;left:16px;right:16px;bottom:24px;text-align:center}
.bottom p{font-size:17px;color:#70535f;margin-top:10px}
.pm .map{position:absolute;left:0;top:0}
.pm .chip{position:absolute;left:50%;transform:translateX(-50%);top:58px;background:#fff;border-radius:24px;padding:11px 22px 9px}
.up{position:absolute;left:0;right:0;bottom:0;height:404px;border-radius:36px 36px 0 0;background:#fff;padding:34px 26px 0}
.up u{position:absolute;left:50%;top:13px;width:46px;height:5px;margin-left:-23px;border-radius:3px;background:#e3d3d6}
.up h2{font-size:41px}
.up p{font-size:18px;color:#70535f;margin-top:6px}
.up ul{list-style:none;padding:0;margin-top:14px}
.up li{display:flex;align-items:center;justify-content:space-between;height:68px;border-top:2px solid #f4e8e8}
.up li b{font:600 23px/1 Round;letter-spacing:-.025em;padding-top:5px}
.up li .min{padding-top:7px}
.up li:first-child .min{color:#c2306b}
.wide .heads{position:absolute;top:72px;left:36px;right:36px;display:flex;justify-content:space-between;align-items:flex-end}
.wide .heads h2{font-size:52px;color:#c2306b}
.wide .heads h2+h2{color:#5a2346;text-align:right}
.wide .unit{position:absolute;top:132px;left:0;right:0;text-align:center;color:#70535f}
.pairs{position:absolute;top:160px;left:36px;right:36px;list-style:none;padding:0}
.pairs li{display:grid;grid-template-columns:1fr 168px 1fr;align-items:center;height:82px;gap:12px}
.pairs div{display:flex;align-items:center;gap:12px;color:#5a2346}
.pairs div:first-child{justify-content:flex-end;color:#c2306b}
.pairs .dot{display:flex;width:168px;height:52px;border-radius:26px;gap:10px;padding-left:14px}
.pairs .dot em{font:500 21px/1 Text;color:#2b1a24}
.pairs i{height:44px;border-radius:22px;flex:none;background:currentColor}
.pairs b{font:700 54px/1 Round;letter-spacing:-.04em;padding-top:12px}
.totals{position:absolute;left:0;right:0;bottom:0;height:118px;background:#fff;border-radius:36px 36px 0 0;display:grid;grid-template-columns:1fr 180px 1fr;align-items:center;padding:12px 30px 0}
.totals span{text-align:center;color:#70535f}
.totals>span{padding-bottom:10px}
.totals .min{color:#c2306b;text-align:right;display:block}
.totals div+span+div .min{color:#5a2346;text-align:left}
.hour .scene{position:absolute;left:0;top:0}
.hour h1{position:absolute;left:26px;top:356px;font-size:92px}
.hour p{position:absolute;left:28px;top:448px;font-size:19px;color:#70535f}
.facts{position:absolute;left:16px;right:16px;top:496px;list-style:none;padding:0}
.facts li{display:grid;grid-template-columns:62px 138px 1fr;align-items:center;height:98px;background:#fff;border-radius:30px;margin-bottom:10px;padding:0 14px;gap:6px}
.facts .dot{background:#f6e3e8}
.facts b{font:700 56px/1 Round;letter-spacing:-.045em;padding-top:12px;white-space:nowrap}
.facts small{font-size:22px;margin-left:5px;letter-spacing:0}
.facts em{font:400 19px/1.15 Text;color:#70535f;text-align:right}
.h23{background:#2b1a24;color:#fbf4f2}
.h23 p{color:#c9aebb}
.h23 li{background:#43283a}.h23 .facts em{color:#d8c2cc}
.h23 .dot{background:#5a2346;color:#fbf4f2}`;
