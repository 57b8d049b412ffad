/** Selling: the type is read from the upload, the price has a ceiling on a ruler. */
import { statusBar } from '../rig';
import { pattern, stub } from './patterns';
import { tone, top } from './style';

export const sellCss = `
.sell{flex:1;display:grid;grid-template-columns:430px 1fr;min-height:0}
.sell .steps{background:${tone.yellow};padding:44px}
.sell .steps h1{font-size:104px;margin-bottom:34px}
.sell .steps div{display:grid;grid-template-columns:58px 1fr;padding:18px 0;border-top:3px solid ${tone.black};align-items:center}
.sell .steps i{font:700 44px/1 Bebas}.sell .steps .now{font-weight:700;font-size:21px}
.sell .work{padding:44px 54px 0}
.sell .work h2{font-size:52px;margin-bottom:18px}
.sell .face{padding:32px 30px}.sell .face h3{font-size:46px}
.found{display:flex;gap:20px;align-items:center;margin:24px 0 34px;padding:20px;background:${tone.card};
  border-left:8px solid ${tone.yellow};font-size:18px}
.fixtures{display:flex;gap:10px;margin:-14px 0 44px}
.fixtures span{flex:1;padding:14px 16px;box-shadow:inset 0 0 0 2px ${tone.line};font-size:15px;line-height:1.35}
.fixtures .on{box-shadow:inset 0 0 0 3px ${tone.black};background:#fff}
.sums{display:flex;justify-content:space-between;align-items:end;margin-top:34px}
.sums .big{font-size:72px}.sums p{font-size:16px}
.mine{background:${tone.black};color:${tone.paper}}
.mine h2{padding:70px 24px 18px;font-size:62px;color:${tone.yellow}}
.mine .pile{padding:0 20px;display:grid;gap:14px}.mine .face{padding:14px 14px 0 18px;color:${tone.black}}
.mine h3{font-size:30px}.mine .soft{font-size:14px}`;

/** A ruler from 80 to 170 zł: what it cost, what is asked, where the ceiling stands. */
function ruler(): string {
  const at = (price: number) => 20 + (price - 80) * 8.6;
  const ticks = Array.from({ length: 46 }, (_, i) => {
    const price = 80 + i * 2;
    const long = price % 10 === 0;
    return (
      `<path d="M${at(price)} 66v${long ? 26 : 13}" stroke="${tone.black}" stroke-width="${long ? 3 : 2}"/>` +
      (long
        ? `<text x="${at(price)}" y="116" text-anchor="middle" font-family="Ocr" font-size="15">${price}</text>`
        : '')
    );
  });
  const flag = (price: number, words: string, anchor: string, dx: number) =>
    `<text x="${at(price) + dx}" y="26" text-anchor="${anchor}" font-family="Clear" font-weight="700" font-size="17">${words}</text>`;
  return (
    '<svg viewBox="0 0 820 128" style="width:100%">' +
    `<rect x="${at(132)}" y="40" width="${at(170) - at(132)}" height="26" fill="url(#no)"/>` +
    `<pattern id="no" width="9" height="9" patternUnits="userSpaceOnUse"><path d="M-2 11L11 -2" stroke="${tone.black}" stroke-width="2"/></pattern>` +
    `<rect x="20" y="40" width="${at(128) - 20}" height="26" fill="${tone.yellow}"/>` +
    `<path d="M20 66H800" stroke="${tone.black}" stroke-width="3"/>${ticks.join('')}` +
    `<path d="M${at(120)} 34v32M${at(132)} 34v32" stroke="${tone.black}" stroke-width="3"/>` +
    `<rect x="${at(128) - 7}" y="32" width="14" height="42" fill="${tone.black}"/>` +
    flag(120, 'Printed 120', 'end', -4) +
    flag(132, 'Ceiling 132 (110 %)', 'start', 4) +
    '</svg>'
  );
}

export const sellPage = (): string =>
  `<div class="page">${top('Sell')}<div class="sell"><div class="steps"><h1>Sell<br>a ticket</h1>` +
  '<div><i>1</i><span>Upload: one PDF, read</span></div><div class="now"><i>2</i><span>What it is, what you ask</span></div>' +
  '<div><i>3</i><span>Where the money goes</span></div><p style="padding-top:30px">Payout 48 h after the gate opens.</p></div>' +
  '<div class="work">' +
  stub({
    kind: 'season',
    tear: 190,
    scale: 1.4,
    notch: 13,
    style: 'height:150px',
    face: '<h3>Harbour Derby, season 26/27</h3><span class="ocr">DW-S2627-04418 · Block C row 14 seat 21</span>',
  }) +
  '<div class="found"><b style="font-size:30px">✓</b><span><b>Season ticket, one match:</b> you may sell single fixtures. The card stays yours.</span></div>' +
  '<div class="fixtures"><span class="on"><b>v Wanderers</b><br>12 September</span><span><b>v Pilots</b><br>26 September</span>' +
  '<span><b>v Ropewalk</b><br>10 October</span><span class="soft"><b>v Keelmen</b><br>already sold</span></div>' +
  `<h2>You ask 128 zł</h2>${ruler()}<div class="sums"><p>Buyer pays 134 zł, fee included.<br><b>You receive 122 zł.</b></p>` +
  '<span class="button">Put it on sale</span></div></div></div></div>';

const pile: [Parameters<typeof stub>[0]['kind'], string, string][] = [
  ['season', 'v Wanderers', 'Asked 128 zł, on sale 2 h'],
  ['camping', 'Tideline, tent', 'Asked 130 zł, seen 41 times'],
  ['evening', 'Night Ferry Party', 'Asked 90 zł, on sale 3 days'],
  ['table', 'Salt Year, table', 'Two places, asked 410 zł'],
  ['parking', 'Parking, Meadow', 'Asked 60 zł, on sale 6 h'],
];

export const sellPhone = (): string =>
  `<div class="page mine">${statusBar('9:05')}<h2>My tickets</h2><div class="pile">` +
  pile
    .map(([kind, name, note], i) =>
      stub({
        kind,
        tear: 88,
        style: 'height:112px',
        face: `<h3>${name}</h3><span class="soft">${note}</span>${i === 3 ? '<div class="stamp" style="position:absolute;right:14px;bottom:12px;font-size:24px">Sold</div>' : ''}`,
      }),
    )
    .join('') +
  `</div><div style="position:relative;flex:1;margin:26px 0 0">${pattern('standing', 1.6).replace('<svg', '<svg style="position:absolute;width:100%;height:100%"')}</div></div>`;
