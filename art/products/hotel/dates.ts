/** Choosing nights: two months with their prices, the long weekend in rose. */

import { statusBar } from '../rig';
import { tone } from './palette';
import { awning, head } from './style';

export const datesCss = `
.months{display:grid;grid-template-columns:1fr 1fr;gap:64px;padding:0 84px}
.months h3{font-size:46px;margin-bottom:16px}
.grid{display:grid;grid-template-columns:repeat(7,1fr)}
.grid span{height:77px;border-top:1px solid ${tone.line};padding:9px 0 0 10px;font-size:15px;display:grid;
  align-content:start;gap:2px}
.grid i{font:400 23px/1 Garamond,serif}
.grid .day{height:32px;border:0;padding:4px 0 0 10px;font-size:13px;color:${tone.soft}}
.grid .gone{color:#a9a79f}.grid .gone i{text-decoration:line-through}
.grid .rose{background:#ecd0c8}.grid .on{background:${tone.night};color:${tone.cream}}
.rule{margin:26px 84px 0;display:flex;align-items:center;justify-content:space-between;border-top:2px solid ${tone.night};
  padding-top:24px}
.rule h2{font-size:42px}.legend{display:flex;gap:28px;font-size:15px;color:${tone.soft}}
.legend b{display:inline-block;width:15px;height:15px;margin-right:9px;vertical-align:-2px}
.title{padding:4px 84px 26px;display:flex;justify-content:space-between;align-items:end}.title h2{font-size:72px}
.slim .grid span{height:70px;padding:7px 0 0 7px;font-size:13px}.slim .grid i{font-size:20px}
.slim .grid .day{height:28px}.slim h3{font-size:46px;padding:20px 0 12px}.slim .body{padding:0 20px;flex:1}
.slim .total{padding:22px 20px 40px;background:${tone.linen};display:grid;gap:12px}.slim .button{text-align:center}
.slim .total h2{font-size:34px;line-height:1.05}`;

interface Month {
  name: string;
  /** Weekday of the first, Monday = 0. */
  first: number;
  days: number;
  price: (day: number, weekday: number) => number;
  taken: number[];
  holiday: number[];
  chosen: number[];
}

const june: Month = {
  name: 'June',
  first: 0,
  days: 30,
  price: (day, weekday) =>
    (day < 8 ? 640 : weekday > 3 && weekday < 6 ? 548 : 489) + (day > 21 ? 60 : 0),
  taken: [1, 2, 3, 12, 13, 19, 20, 26, 27],
  holiday: [4, 5, 6, 7],
  chosen: [15, 16, 17],
};

const july: Month = {
  name: 'July',
  first: 2,
  days: 31,
  price: (day, weekday) => (day > 17 ? 812 : 728) + (weekday > 3 && weekday < 6 ? 78 : 0),
  taken: [3, 4, 10, 11, 17, 18, 19, 24, 25],
  holiday: [],
  chosen: [],
};

function cell(month: Month, day: number): string {
  const weekday = (month.first + day - 1) % 7;
  const kinds: [string, number[]][] = [
    ['on', month.chosen],
    ['gone', month.taken],
    ['rose', month.holiday],
  ];
  const kind = kinds.find(([, days]) => days.includes(day))?.[0] ?? '';
  const price = kind === 'gone' ? 'full' : `${month.price(day, weekday)}`;
  return `<span class="${kind}"><i>${day}</i>${price}</span>`;
}

function grid(month: Month): string {
  const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
  const heads = names.map((name) => `<span class="day">${name}</span>`).join('');
  const blanks = '<span></span>'.repeat(month.first);
  const cells = Array.from({ length: month.days }, (_, i) => cell(month, i + 1)).join('');
  return `<div><h3>${month.name}</h3><div class="grid">${heads}${blanks}${cells}</div></div>`;
}

export const datesPage = (): string =>
  `<div class="page">${head('Dates')}<div class="title"><h2>Choose your nights</h2>` +
  `<div class="legend"><span><b style="background:${tone.night}"></b>Your three nights</span>` +
  '<span><b style="background:#ecd0c8"></b>Corpus Christi, four nights at least</span></div></div>' +
  `<div class="months">${grid(june)}${grid(july)}</div><div class="rule">` +
  '<h2>2 nights are not sold here; 3 from 1,467 zł</h2><span class="button">Hold 15–18 June</span></div></div>';

export const datesPhone = (): string =>
  `<div class="page slim">${statusBar('8:15')}<div style="height:50px;flex:none;background:${tone.linen}"></div>${awning(390)}` +
  `<div class="body">${grid(june)}</div><div class="total"><span class="label">15–18 June, three nights</span>` +
  '<h2>1,467 zł for the room, breakfast in</h2><span class="button">Hold these nights</span></div></div>';
