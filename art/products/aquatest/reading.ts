/** One reading per screen: it moves, it settles, it is kept. */
import { bottle, strip } from './style';

const points = (settle: boolean): string =>
  Array.from({ length: 60 }, (_, i) => {
    const calm = settle ? Math.exp(-i / 13) : 0.72 + 0.28 * Math.cos(i / 6);
    const wave = Math.sin(i * 0.55) + 0.5 * Math.sin(i * 1.27 + 1);
    return `${(i * 5.86).toFixed(1)},${(60 - wave * 34 * calm).toFixed(1)}`;
  }).join(' ');

const trace = (settle: boolean): string =>
  `<svg width="346" height="120" viewBox="0 0 346 120"><rect y="48" width="346" height="24" fill="#e9f5b8"/><path d="M0 48h346M0 72h346" stroke="#000" stroke-width="1.5" stroke-dasharray="2 6"/>` +
  `<polyline points="${points(settle)}" fill="none" stroke="#000" stroke-width="4" stroke-linejoin="round"/></svg>`;

const kinds = [
  ['°C', 1],
  ['pH', 2],
  ['O₂', 0],
  ['µS', 0],
  ['NTU', 0],
] as const;
const tabs = `<div class="tabs">${kinds.map(([name, state]) => `<span class="t${state}">${name}${state === 1 ? '<svg width="16" height="13" viewBox="0 0 16 13"><path d="M1.5 6l4.5 5L14.5 1.5" fill="none" stroke="#000" stroke-width="3"/></svg>' : ''}</span>`).join('')}</div>`;

const screen = (value: string, time: string, settle: boolean, foot: string): string =>
  `<div class="app">${strip(time)}<div class="head"><h1>LN-05 Kozie beach</h1><p>Lakes north · depth 0.3 m</p></div>
  ${tabs}<div class="value mono">${value}</div><div class="unit">pH</div><div class="trace">${trace(settle)}</div>${foot}</div>`;

export const steady = screen(
  '7.84',
  '10:24',
  true,
  '<div class="hold full"><b>steady for 30 s</b></div><div class="big live">Keep this reading</div><div class="again">Measure again</div>',
);

export const moving = screen(
  '7.61',
  '10:23',
  false,
  '<div class="hold"><i></i><b>wait: still moving</b></div><div class="big off">Keep this reading</div><div class="again">± 0.12 in 10 s</div>',
);

const row = (code: string, name: string, away: string, level: number, state = ''): string =>
  `<li class="${state}">${bottle(30, level)}<div><span class="mono">${code}</span><b>${name}</b></div><em>${away}</em></li>`;

export const round = `<div class="app">${strip('10:12')}<div class="head"><h1>Lakes north</h1><p>Wed 15 July 2026 · R. Gawron</p></div>
  <ul class="round">${row('LN-03', 'Długie jetty', 'done', 1, 'done')}${row('LN-04', 'Rzęsa inflow', 'done', 1, 'done')}${row('LN-05', 'Kozie beach', '240 m', 0.34, 'next')}${row('LN-06', 'Mill weir', '1.8 km', 0)}${row('LN-07', 'Reed bay', '3.1 km', 0)}${row('LN-08', 'Quarry pool', '6.4 km', 0)}</ul>
  <div class="tally"><b>6 of 14</b><span>cool box<br><b class="mono">4.2 °C</b></span><span>lab by<br><b class="mono">16:00</b></span></div></div>`;

export const readingCss = `
.tabs{position:absolute;top:204px;left:22px;right:22px;display:grid;grid-template-columns:repeat(5,1fr);border:2px solid #000;border-radius:12px;overflow:hidden}
.tabs span{height:50px;display:flex;gap:6px;align-items:center;justify-content:center;font-size:19px;border-left:2px solid #000}
.tabs span:first-child{border:0}
.tabs .t1{background:#a9d100}.tabs .t2{background:#000;color:#fff}
.value{position:absolute;left:20px;top:276px;font:700 128px/1 Narrow;letter-spacing:-.045em}
.unit{position:absolute;right:26px;top:336px;font:900 50px/1 Sun}
.trace{position:absolute;left:22px;top:424px}
.hold{position:absolute;left:22px;right:22px;top:562px;height:68px;border:2px solid #000;border-radius:12px;overflow:hidden;display:grid;place-items:center;font-size:24px;font-weight:900}
.hold i{position:absolute;left:0;top:0;bottom:0;width:96px;border-right:2px solid #000;background:repeating-linear-gradient(90deg,#fff 0 7px,#a9d100 7px 14px)}
.hold b{position:relative;background:#fff;border-radius:8px;padding:6px 12px}
.hold:not(.full) b{margin-left:92px}
.hold.full,.hold.full b{background:#a9d100}
.app .big{top:648px}
.again{position:absolute;left:0;right:0;top:752px;text-align:center;font-size:22px;text-decoration:underline;text-underline-offset:6px;text-decoration-thickness:2px}
.big.off+.again{text-decoration:none}
.round{position:absolute;top:188px;left:0;right:0;list-style:none;padding:0}
.round li{height:83px;display:flex;align-items:center;gap:18px;padding:0 24px;border-bottom:2px solid #000}
.round span{display:block;font-size:18px;font-weight:500;line-height:1.2}
.round b{font:900 25px/1.15 Sun}
.round em{margin-left:auto;font:700 20px Sun}
.round .next{background:#a9d100;height:118px}
.round .next b{font-size:30px}.round .next em{font:700 30px Narrow}
.tally{position:absolute;left:0;right:0;bottom:0;height:118px;background:#000;color:#fff;display:flex;justify-content:space-between;padding:18px 30px 0;font-size:18px;line-height:1.2}
.tally>b{font:900 44px/1.15 Sun;color:#c6ee2c}
.tally .mono{font:700 30px/1.1 Narrow}`;
