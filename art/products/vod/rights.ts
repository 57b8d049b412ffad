/** The staff's rights calendar: titles over months, by territory, with the clashes beside it. */
import { type Film, stills } from './stills';
import { sign, tone } from './style';

export const rightsCss = `
.rights{display:grid;grid-template-columns:1fr 372px;position:absolute;inset:0}
.rights .main{padding:26px 0 0 40px}
.rights .main h1{font-size:76px;margin:20px 0 18px}
.line{position:relative}
.cal{display:grid;grid-template-columns:316px 1fr;margin-right:30px}
.cal .months{grid-column:2;display:grid;grid-template-columns:repeat(12,1fr);font-size:15px;color:${tone.soft};padding-bottom:10px}
.cal .title{display:flex;gap:14px;align-items:center;height:104px;border-top:1px solid ${tone.line}}
.cal .title .gate{width:92px;height:58px;border-radius:9px}.cal .title h3{font-size:27px;width:190px}
.cal .bars{position:relative;height:104px;border-top:1px solid ${tone.line};
  background:repeating-linear-gradient(90deg,${tone.line} 0 1px,transparent 1px 8.3333%)}
.cal .bars span{position:absolute;height:24px;border-radius:5px;font-size:14px;font-weight:700;line-height:24px;padding-left:10px;
  color:${tone.black};background:${tone.ivory};border-right:7px solid #ff4b3e}
.cal .bars .open{border-right:0}.cal .bars .ua{background:#c8a0b4}.cal .bars .clash{background:${tone.magenta};color:#fff}
.today{position:absolute;top:34px;bottom:0;width:2px;background:${tone.bright}}
.panel{background:${tone.raised};padding:36px 34px;display:flex;flex-direction:column}
.panel h2{font-size:52px;margin-bottom:14px}
.panel .item{padding:24px 0;border-top:1px solid ${tone.line};font-size:18px}
.panel .item b{display:block;font-size:21px;margin-bottom:5px}.panel em{font-style:normal;color:${tone.bright};font-weight:700}
.publish{margin-top:auto;padding:22px;border-radius:14px;background:${tone.black};display:flex;justify-content:space-between;align-items:center;font-size:17px}
.toggle{width:66px;height:36px;border-radius:18px;background:${tone.magenta};position:relative}
.toggle::after{content:'';position:absolute;right:4px;top:4px;width:28px;height:28px;border-radius:50%;background:#fff}`;

type Bar = [territory: string, from: number, to: number, kind?: 'ua' | 'clash' | 'open'];

const titles: [Film, Bar[]][] = [
  [
    'Low Water',
    [
      ['PL', 0, 12, 'open'],
      ['UA', 2, 12, 'ua'],
      ['DE', 5, 11],
    ],
  ],
  [
    'The Ferryman’s Winter',
    [
      ['PL', 1, 11],
      ['UA', 1, 8, 'ua'],
    ],
  ],
  [
    'Night Shift at Pier Nine',
    [
      ['PL', 4, 12, 'open'],
      ['DE', 8.4, 12, 'clash'],
    ],
  ],
  [
    'Salt Year',
    [
      ['PL', 0, 10.9],
      ['CZ', 3, 9],
      ['UA', 6, 10.9, 'ua'],
    ],
  ],
  [
    'Aunt Zofia’s Radio',
    [
      ['PL', 0, 10.9],
      ['UA', 9.2, 12, 'clash'],
    ],
  ],
  [
    'Eleven Gulls',
    [
      ['PL', 2, 10.8],
      ['CZ', 2, 7],
    ],
  ],
];

function bars(items: Bar[]): string {
  return items
    .map(([place, from, to, kind], i) => {
      const box = `left:${(from / 12) * 100}%;width:${((to - from) / 12) * 100}%;top:${9 + i * 30}px`;
      return `<span class="${kind ?? ''}" style="${box}">${place}</span>`;
    })
    .join('');
}

export function rightsPage(): string {
  const months = [
    'Jan',
    'Feb',
    'Mar',
    'Apr',
    'May',
    'Jun',
    'Jul',
    'Aug',
    'Sep',
    'Oct',
    'Nov',
    'Dec',
  ];
  const rows = titles.map(
    ([film, items]) =>
      `<div class="title"><div class="gate">${stills[film]()}</div><h3>${film}</h3></div><div class="bars">${bars(items)}</div>`,
  );
  return (
    `<div class="page"><div class="rights"><div class="main"><div class="nav">${sign}<b>Rights</b><span>Films</span><span>Seasons</span><span>Subscribers</span></div>` +
    `<h1>Rights calendar</h1><div class="cal" style="position:relative"><div class="months">${months.map((m) => `<span>${m}</span>`).join('')}</div>${rows.join('')}` +
    '<i class="today" style="left:calc(316px + (100% - 316px) * .886)"></i></div></div>' +
    '<div class="panel"><h2>Two conflicts</h2>' +
    '<div class="item"><b>Night Shift at Pier Nine</b><em>DE, from 12 September.</em> A broadcaster holds the first window there until 1 December.</div>' +
    '<div class="item"><b>Aunt Zofia’s Radio</b><em>UA, from 7 October.</em> The contract names subtitles that have not arrived.</div>' +
    '<div class="item"><b>Ends this month</b>Four titles in PL, one of them with 212 people halfway through. They may finish it.</div>' +
    '<div class="publish"><span><b>Publish December</b><br><span class="soft">at 1 Dec, 00:00 UTC</span></span><i class="toggle"></i></div></div></div></div>'
  );
}
