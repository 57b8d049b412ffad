/** The locked quote on its own, and the four metals. */
import { chance } from '../../covers/kit';
import { type Metal, metals, money, troy } from './rates';
import { band, microtext, ring, rosette, tone, top } from './style';

export const metalsCss = `
.lock{position:relative;flex:1;display:grid;grid-template-columns:1fr 500px;min-height:0}
.lock .left{position:relative;padding:52px 60px 0 64px}.lock .left>*{position:relative}.lock .left .back{position:absolute}
.lock .leg{padding:22px 0;border-top:1px solid ${tone.line};display:grid;grid-template-columns:210px 1fr;align-items:baseline;font-size:18px}
.lock .leg:last-of-type{border-bottom:2px solid ${tone.deep}}.lock .leg b{font:400 52px/1 B612;letter-spacing:-.04em;text-align:right}
.lock .leg.thin b{font-size:28px}
.lock h1{font-size:84px;margin-bottom:32px}
.lock .right{position:relative;background:${tone.deep};color:${tone.cotton};display:flex;flex-direction:column;align-items:center;padding:44px 48px;overflow:hidden}
.lock .right>*{position:relative}.lock .right .back{position:absolute}
.lock .button{background:${tone.cotton};color:${tone.deep};width:100%;font-size:22px;padding:26px;margin-top:auto}
.lock .right p{font-size:17px;line-height:1.5;margin-top:22px}
.vault{flex:1;position:relative;background:${tone.deep};color:${tone.cotton};padding:32px 48px 0;display:grid;grid-template-columns:1fr 376px;gap:0 44px;
  grid-template-rows:auto 1fr}
.vault>*{position:relative}.vault>.back{position:absolute}
.four{display:grid;grid-template-columns:repeat(4,1fr);border-top:2px solid ${tone.gold};border-bottom:1px solid ${tone.gold}}
.four div{padding:18px 0 18px 18px;border-left:1px solid rgb(176 138 46/.5)}.four div:first-child{border:0;padding-left:0}
.four h3{font-size:38px;color:${tone.goldPale}}.four .mono{font-size:21px;display:block;margin-top:9px}.four small{font-size:14px;color:#a9c2b1}
.chart{padding-top:20px}.chart h2,.receipt h2{font-size:36px}
.receipt{grid-row:1/3;grid-column:2;background:${tone.cotton};color:${tone.deep};padding:30px 30px 0;margin:0 0 36px;display:flex;flex-direction:column;overflow:hidden}
.receipt dl{margin:14px 0 0}.receipt dl div{display:flex;justify-content:space-between;padding:11px 0;border-top:1px solid ${tone.line};font-size:15.5px}
.receipt dd{margin:0;font-family:B612}`;

export const lockPage = (): string =>
  `<div class="page">${top('Quote')}<div class="lock"><div class="left"><svg class="back" viewBox="0 0 940 812"><g transform="translate(0 730)">${band(940, 150, tone.green, 0.3)}</g></svg>` +
  '<h1>Locked quote</h1><div class="leg">You sell<b>25,000.00 EUR</b></div><div class="leg">You receive<b>28,412.50 USD</b></div>' +
  '<div class="leg thin">Rate<b>1 EUR = 1.1365 USD</b></div><div class="leg thin">Fee<b>12.50 EUR</b></div><div class="leg thin">Arrives<b>today, by 17:00</b></div>' +
  '<p class="sample" style="margin-top:20px">sample rates</p></div>' +
  `<div class="right"><svg class="back" viewBox="0 0 500 812" preserveAspectRatio="xMidYMid slice"><g transform="translate(250 236)">${rosette({ radius: 360, colour: '#4fa07c', opacity: 0.42, waves: 24 })}</g></svg>` +
  `${ring(384, 11, '#e3f1df', '#3c6a57')}<p>When the ring is empty the rate is gone: nothing is sold, and a new one is asked for with one tap.</p><span class="button">Accept this rate</span></div></div></div>`;

/** Thirty days of one metal, as shares of its range; seeded, so always the same sample. */
function days(seed: number, drift: number): number[] {
  const next = chance(seed);
  let value = 0.4;
  return Array.from({ length: 30 }, () => {
    value = Math.min(0.96, Math.max(0.06, value + (next() - 0.5) * 0.17 + drift));
    return value;
  });
}

function chart(): string {
  const [w, h] = [900, 330];
  const at = (values: number[]) =>
    values.map(
      (v, i) => `${(60 + (i / 29) * (w - 130)).toFixed(1)} ${(h - 40 - v * (h - 70)).toFixed(1)}`,
    );
  const lines: [Metal['code'], number[], string, number][] = [
    ['XPD', days(7, -0.006), '#7d9a88', 1.8],
    ['XPT', days(31, -0.002), '#a9c2b1', 1.8],
    ['XAG', days(12, 0.011), '#e8eee2', 2.2],
    ['XAU', days(21, 0.022), '#e0b64c', 4],
  ];
  const grid = [0, 1, 2, 3, 4].map(
    (i) =>
      `<path d="M60 ${30 + i * 65}H${w - 70}" stroke="#2f5a49"/><text x="50" y="${35 + i * 65}" text-anchor="end" font-family="B612" font-size="14" fill="#a9c2b1">${['+4 %', '+2 %', '0', '−2 %', '−4 %'][i]}</text>`,
  );
  const dates = ['22 Oct', '29 Oct', '5 Nov', '12 Nov', '19 Nov'].map(
    (d, i) =>
      `<text x="${60 + ((i * 7) / 29) * (w - 130)}" y="${h - 4}" text-anchor="middle" font-family="B612" font-size="14" fill="#a9c2b1">${d}</text>`,
  );
  const ends = lines.map(([, values]) => h - 40 - (values.at(-1) ?? 0) * (h - 70));
  const labelAt = (i: number) => {
    const rank = ends.filter((y) => y < (ends[i] ?? 0)).length;
    const sorted = [...ends].sort((a, b) => a - b);
    return sorted.reduce((y, end, k) => (k === 0 ? end : k <= rank ? Math.max(end, y + 20) : y), 0);
  };
  const drawn = lines.map(
    ([code, values, colour, width], i) =>
      `<path d="M${at(values).join('L')}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/><text x="${w - 62}" y="${labelAt(i) + 5}" font-family="B612" font-weight="700" font-size="15" fill="${colour}">${code}</text>`,
  );
  return `<svg viewBox="0 0 ${w} ${h}" style="width:100%">${grid.join('')}${dates.join('')}${drawn.join('')}</svg>`;
}

/** Bars from a gram to a kilogram, drawn to one scale of area. */
function bars(): string {
  const sizes: [string, number][] = [
    ['1 g', 22],
    ['5 g', 30],
    ['20 g', 42],
    ['100 g', 62],
    ['250 g', 80],
    ['1 kg', 116],
  ];
  let x = 0;
  const drawn = sizes.map(([label, w]) => {
    const h = w * 0.58;
    const bar = `<g transform="translate(${x} ${74 - h})"><rect width="${w}" height="${h}" fill="${tone.gold}"/><rect x="3" y="3" width="${w - 6}" height="${h - 6}" fill="none" stroke="${tone.goldPale}"/></g><text x="${x + w / 2}" y="94" text-anchor="middle" font-family="B612" font-size="13" fill="#e3e9da">${label}</text>`;
    x += w + 72;
    return bar;
  });
  return `<svg viewBox="0 0 ${x - 72} 100" height="100" style="margin-top:14px;overflow:visible">${drawn.join('')}</svg>`;
}

export function metalsPage(): string {
  const four = metals.map(
    ({ name, code, ounce, rising }) =>
      `<div><h3>${name}</h3><small>${code} ${rising ? '▲' : '▼'}</small><span class="mono">${money(ounce)}</span><small>EUR a troy ounce</small><span class="mono">${money(ounce / troy)}</span><small>EUR a gram</small></div>`,
  );
  const row = (label: string, value: string) =>
    `<div><dt class="soft">${label}</dt><dd>${value}</dd></div>`;
  return (
    `<div class="page">${top('Metals')}<div class="vault"><svg class="back" viewBox="0 0 1440 812"><g transform="translate(80 640)">${rosette({ radius: 420, colour: tone.gold, opacity: 0.2, waves: 20 })}</g></svg>` +
    `<div class="four">${four.join('')}</div><div class="chart"><h2>Thirty days</h2>${chart()}${bars()}</div>` +
    `<div class="receipt"><h2>Vault receipt</h2><dl>${row('Metal', 'XAU 999.9')}${row('Bar', '100 g')}${row('Number', 'GD 041 772')}${row('Vault', 'II, shelf 14')}${row('Bought', '20 Nov, 14:06')}${row('At', '109.72 EUR a gram')}${row('Paid', '10,972.00 EUR')}</dl>` +
    `<svg viewBox="0 0 316 260" style="margin:26px -30px 0 -30px;width:376px;flex:none"><g transform="translate(158 150)">${rosette({ radius: 148, colour: tone.gold, opacity: 0.75, waves: 16 })}</g><rect x="88" y="116" width="140" height="70" fill="${tone.cotton}"/><rect x="88" y="116" width="140" height="70" fill="none" stroke="${tone.gold}" stroke-width="2"/><text x="158" y="163" text-anchor="middle" font-family="Old" font-size="40" fill="${tone.gold}">100 g</text></svg>` +
    `<div style="margin-top:auto;padding-bottom:20px">${microtext}<span class="sample" style="display:block;padding-top:14px">sample rates</span></div></div></div></div>`
  );
}
