/** The Saturday board of one base: a yacht is a row, a week is a bar, a skipper sits on it. */
import { badge, type Crew, logo } from './style';

interface Week {
  /** Weeks from Sat 13 June; a negative start begins left of the board. */
  from: number;
  name?: string;
  initials?: string;
  crew?: Crew;
  note: string;
}

const week = (from: number, initials: string, name: string, note: string): Week => ({
  from,
  initials,
  name,
  note,
});
const missing = (from: number, note: string): Week => ({ from, crew: 'open', note });
const bare = (from: number): Week => ({ from, note: 'Bareboat' });

const rows: [yacht: string, feet: number, weeks: Week[]][] = [
  [
    'Halka',
    34,
    [week(0, 'JW', 'J. Wrona', '5 guests'), bare(1), week(2, 'KM', 'K. Maj', '4 guests')],
  ],
  [
    'Mewa II',
    40,
    [week(0, 'TL', 'T. Lindvall', '6 guests'), week(1, 'TL', 'T. Lindvall', '7 guests'), bare(2)],
  ],
  [
    'Ostoja',
    46,
    [
      week(0, 'DP', 'D. Perić', '8 guests'),
      missing(1, 'offered to M. Kettering'),
      week(2, 'AS', 'A. Sobol', '8 guests'),
    ],
  ],
  [
    'Tern',
    38,
    [bare(0), week(1, 'AS', 'A. Sobol', '6 guests'), week(2, 'DP', 'D. Perić', '5 guests')],
  ],
  [
    'Rybitwa',
    42,
    [
      week(0, 'KM', 'K. Maj', '7 guests'),
      week(1, 'KM', 'K. Maj', '6 guests'),
      missing(2, 'goes out Sunday'),
    ],
  ],
  [
    'Brisa',
    51,
    [
      week(0, 'MK', 'M. Kettering', '9 guests'),
      missing(1, '3 asked, 1 answering'),
      week(2, 'MK', 'M. Kettering', '10 guests'),
    ],
  ],
  ['Zefir', 36, [bare(0), week(1, 'DP', 'D. Perić', '4 guests'), bare(2)]],
  [
    'Nereida',
    44,
    [
      week(0, 'AS', 'A. Sobol', '8 guests'),
      week(1, 'JW', 'J. Wrona', '8 guests'),
      week(2, 'TL', 'T. Lindvall', '7 guests'),
    ],
  ],
];

const [left, weekWidth, rowHeight] = [214, 396, 78];

/** Embarkation is Saturday 17:00, return Saturday 09:00: the gap between bars is that turnaround. */
function bar({ from, name, initials, crew = 'sure', note }: Week): string {
  const place = `left:${left + from * weekWidth + 12}px;width:${weekWidth - 22}px`;
  if (crew === 'open') {
    return `<div class="week open" style="${place}">${badge('', 'open')}<span><b>No skipper</b>${note}</span></div>`;
  }
  if (!name) return `<div class="week bare" style="${place}"><span>${note}</span></div>`;
  return `<div class="week" style="${place}">${badge(initials ?? '', crew)}<span><b>${name}</b>${note}</span></div>`;
}

const saturdays = ['13 June', '20 June', '27 June', '']
  .map((day, i) => {
    const now = i === 1 ? ' now' : '';
    return `<div class="sat${now}" style="left:${left + i * weekWidth}px">${day && `<b>Sat ${day}</b>`}</div>`;
  })
  .join('');

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const ticks = [0, 1, 2]
  .flatMap((w) => days.map((day, d) => [w, day, d] as const))
  .map(([w, day, d]) => {
    const x = left + w * weekWidth + (d + 1) * (weekWidth / 7);
    return `<i class="day" style="left:${x}px"></i><em style="left:${x - 20}px">${day}</em>`;
  })
  .join('');

export const board = `<div class="board">
  <header>${logo(34)}<nav><b>Velinac</b><span>Orlica</span><span>Piaskowa</span></nav>
    <div class="counts"><span><b>26</b> yachts</span><span><b>24</b> crewed</span><span class="hot"><b>2</b> open</span></div></header>
  <div class="sub"><h1>Week 20–27 June 2026</h1><span class="label">embark Sat 17:00 · return Sat 09:00</span></div>
  <div class="grid"><i class="focus"></i>${saturdays}${ticks}
  ${rows
    .map(
      ([yacht, feet, weeks], i) =>
        `<section style="top:${84 + i * rowHeight}px"><h3>${yacht}<small>${feet} ft</small></h3>${weeks.map(bar).join('')}</section>`,
    )
    .join('')}</div></div>`;

export const boardCss = `
.board{width:1440px;height:900px;background:#0c2b3f;color:#f1ece0;position:relative}
.board header{height:92px;display:flex;align-items:center;padding:0 40px;gap:56px;background:#143c55}
.board nav{display:flex;gap:34px;font:500 23px Condensed;color:#9fc3cf}
.board nav b{color:#f1ece0;font-weight:700;box-shadow:0 7px 0 -3px #e2562b}
.counts{margin-left:auto;display:flex;gap:34px;font:500 22px Condensed;color:#9fc3cf}
.counts b{font-size:44px;color:#f1ece0;vertical-align:-4px;margin-right:5px}
.counts .hot,.counts .hot b{color:#ff7a4d}
.sub{display:flex;align-items:baseline;gap:28px;padding:24px 40px 0}
.sub h1{font-size:38px;line-height:1}
.sub .label{font-size:17px}
.grid{position:absolute;left:0;top:164px;width:1440px;height:740px;overflow:hidden}
.grid .focus{position:absolute;left:${left + weekWidth}px;top:0;width:${weekWidth}px;bottom:0;background:#143c55}
.sat{position:absolute;top:0;bottom:0;width:2px;background:#7fb0c0;opacity:.75}
.sat.now{background:#e2562b;opacity:1}
.sat b{position:absolute;left:10px;top:12px;font:700 21px/1 Condensed;white-space:nowrap;color:#cfe3e8}
.sat.now b{color:#ff8a5f}
.grid .day{position:absolute;top:66px;bottom:0;width:1px;background:#7fb0c0;opacity:.16}
.grid em{position:absolute;top:42px;width:40px;text-align:center;font:400 15px/1 Condensed;color:#8fb6c3}
.grid section{position:absolute;left:0;width:1440px;height:${rowHeight}px;border-top:1px solid rgb(127 176 192/.22)}
.grid h3{position:absolute;left:40px;top:14px;font-size:27px;line-height:1.05}
.grid h3 small{display:block;font:400 16px Condensed;color:#9fc3cf}
.week{position:absolute;top:11px;height:56px;border-radius:10px;background:#2c6078;display:flex;align-items:center;
  gap:12px;padding:0 14px 0 6px}
.week span{font:400 17px/1.2 Condensed;color:#cfe3e8}
.week span b{display:block;font-size:20px;color:#fff}
.week.bare{background:none;box-shadow:inset 0 0 0 1.5px rgb(127 176 192/.5);padding-left:20px}
.week.bare span{color:#8fb6c3}
.week.open{background:rgb(226 86 43/.16);box-shadow:inset 0 0 0 2.5px #e2562b}
.week.open span,.week.open span b{color:#ffab8c}
.week.open span b{color:#ff8a5f}`;
