/** Cover: the month’s payments in three columns over the wall, and the statement they end in. */
import { rail, tone } from './style';
import { wall } from './wall';

export const monthEndCss = `
.month h1{font-size:58px}.month .head .sum{font-size:58px;color:${tone.brick}}
.thirds{display:grid;grid-template-columns:1.55fr 1fr 1fr;gap:26px;margin-top:24px;flex:1;min-height:0}
.thirds>div{background:${tone.card};border-top:5px solid ${tone.brick};padding:16px 24px 0;overflow:hidden}
.thirds>div:nth-child(1){border-color:${tone.slate}}.thirds>div:nth-child(3){border-color:${tone.ink}}
.thirds .count{font:700 68px/.95 Slab;letter-spacing:-.03em}.thirds h3{font-size:23px;font-weight:400}
.thirds ul{padding:0;margin:10px 0 0}.thirds li{list-style:none;display:grid;grid-template-columns:1fr auto;padding:11px 0 10px;border-top:1px solid ${tone.line};
  font-size:15.5px;line-height:1.35}
.thirds li span{grid-column:1/3;font-size:13.5px;color:${tone.soft}}`;

type Payment = [who: string, sum: string, note: string];

const columns: [string, string, Payment[]][] = [
  [
    '2,871',
    'Exact',
    [
      ['J. Orłowska', '2,350.00', 'Mill Lane 12 / 7 · amount, name and flat agree'],
      ['P. and M. Sikora', '3,900.00', 'Granary Court 41 · amount and standing order agree'],
      ['D. Lis', '1,850.00', 'Ropewalk 4 / 2 · amount, name and flat agree'],
      ['A. Bielak', '2,140.00', 'Old Ferry Street 31 / 16 · amount and title agree'],
      ['W. Pilch', '2,890.00', 'Granary Court 22 · amount, name and flat agree'],
    ],
  ],
  [
    '214',
    'Suggested',
    [
      ['T. Wrona', '2,300.00', '50.00 short'],
      ['“czynsz m7 marzec”', '2,350.00', 'three may fit'],
      ['M. Sikora', '1,950.00', 'half of a rent'],
      ['K. Lis', '1,850.00', 'another payer'],
      ['R. Czaja', '6,960.00', 'two rents at once'],
    ],
  ],
  [
    '38',
    'Unknown',
    [
      ['“opłata”', '900.00', 'no name'],
      ['“za mieszkanie”', '2,075.00', 'no flat'],
      ['Cash, counter', '1,200.00', 'no title'],
      ['“przelew”', '310.00', 'no name'],
      ['Closed account', '2,210.00', 'sent back'],
    ],
  ],
];

export const monthEnd = (): string =>
  `<div class="page month">${rail('Mill Lane 12')}<div class="body"><div class="head"><div><h1>Month end, March</h1><span class="soft">3,123 payments · 3,040 tenancies · 610 landlords · arrears 1.9 %</span></div><span class="sum">92 % laid</span></div>` +
  `${wall(1156, 12, 0.92)}<div class="thirds">` +
  columns
    .map(
      ([count, name, payments]) =>
        `<div><span class="count">${count}</span><h3>${name}</h3><ul>${payments.map(([who, sum, note]) => `<li><b>${who}</b>${sum}<span>${note}</span></li>`).join('')}</ul></div>`,
    )
    .join('') +
  '</div></div></div>';
