/** Cover: two seats held for six minutes, on a tablet with the ground plan and on a phone. */
import { statusBar } from '../rig';
import { pattern, stub } from './patterns';
import { tone, top } from './style';

export const heldCss = `
.event{padding:30px 44px 0;display:flex;justify-content:space-between;align-items:end}
.event h1{font-size:108px;line-height:.86}.event p{text-align:right;font-size:18px}
.split{flex:1;display:grid;grid-template-columns:1fr 410px;gap:36px;padding:22px 44px 36px;min-height:0}
.offers{display:grid;gap:14px;align-content:start}.offers .face{padding:13px 18px 0 20px;display:grid;
  grid-template-columns:1fr auto;align-content:start}
.offers h3{font-size:33px;padding-top:4px}.offers .sum{font:700 40px/1 Bebas;padding-top:2px}
.held{background:${tone.yellow}}
.held .clock{font:700 152px/.86 Bebas;letter-spacing:-.01em;padding:0 24px;margin-top:10px}
.held .lead{padding:66px 24px 0;font-weight:700;font-size:18px}
.held .note{padding:14px 26px 0;font-size:15px;line-height:1.35}
.held .paper{margin:18px 20px 0;background:${tone.paper};flex:none;
  -webkit-mask:radial-gradient(circle 13px at 0 190px,#0000 97%,#000),radial-gradient(circle 13px at 100% 190px,#0000 97%,#000);
  -webkit-mask-composite:source-in;mask-composite:intersect}
.held .strip{height:64px;position:relative}.held .strip svg{position:absolute;inset:0;width:100%;height:100%}
.held h2{font-size:48px;line-height:.95;padding:20px 20px 0;height:126px}
.held .rows{border-top:3px dashed ${tone.line};padding:17px 20px 20px;display:grid;gap:11px}
.held .rows div{display:flex;justify-content:space-between;align-items:baseline}
.held .all{font:700 52px/.9 Bebas}
.held .foot{margin:auto 20px 34px;display:grid}.held .button{font-size:32px;padding:21px 0 17px}`;

/** A ground plan: four stands of blocks around the pitch; block C is the one looked at. */
export function groundPlan(): string {
  const blocks = Array.from({ length: 28 }, (_, i) => {
    const from = (i / 28) * Math.PI * 2 - Math.PI / 2 + 0.014;
    const to = ((i + 1) / 28) * Math.PI * 2 - Math.PI / 2 - 0.014;
    const at = (angle: number, r: number) =>
      `${(330 + Math.cos(angle) * (108 + r) * 1.25).toFixed(1)} ${(232 + Math.sin(angle) * (60 + r)).toFixed(1)}`;
    const ring = (a: number, b: number, fill: string) =>
      `<path d="M${at(from, a)}L${at(to, a)}L${at(to, b)}L${at(from, b)}z" fill="${fill}"/>`;
    const chosen = i === 9;
    const on = [2, 5, 9, 14, 20, 23, 26].includes(i);
    return (
      ring(44, 86, chosen ? tone.yellow : on ? tone.black : '#d9d2bd') +
      ring(92, 138, chosen ? tone.black : i % 5 === 1 ? tone.black : '#e7e1cd')
    );
  });
  return (
    '<svg viewBox="0 0 660 464" style="width:100%;height:100%">' +
    `${blocks.join('')}<rect x="215" y="160" width="230" height="144" fill="none" stroke="${tone.black}" stroke-width="3"/>` +
    `<path d="M330 160v144M215 202h36v60h-36M445 202h-36v60h36" fill="none" stroke="${tone.black}" stroke-width="3"/>` +
    `<circle cx="330" cy="232" r="30" fill="none" stroke="${tone.black}" stroke-width="3"/>` +
    `<g transform="translate(524 404)"><path d="M-11 -96L20 -6" stroke="${tone.black}" stroke-width="3"/><rect x="-52" y="-8" width="184" height="54" fill="${tone.black}"/>` +
    `<text x="-38" y="29" font-family="Bebas" font-weight="700" font-size="31" fill="${tone.yellow}">Block C row 14</text></g></svg>`
  );
}

const offer = (
  kind: 'seated' | 'under-16' | 'box' | 'companion',
  name: string,
  where: string,
  sum: string,
): string =>
  stub({
    kind,
    tear: 74,
    style: 'height:104px',
    face: `<h3>${name}</h3><span class="sum">${sum} zł</span><span class="soft">${where}</span>`,
  });

export const heldTablet = (): string =>
  `<div class="page">${top('Search')}<div class="event"><h1>Harbour Derby<br>Dockers v Wanderers</h1>` +
  '<p><b>Saturday 12 September, 17:30</b><br>Gates 15:30 · 46 tickets on sale</p></div>' +
  `<div class="split"><div style="min-height:0">${groundPlan()}</div><div class="offers">` +
  offer('seated', 'Pair, seated', 'Block C row 14, 21–22', '268') +
  offer('under-16', 'Under 16', 'Block F row 3, seat 8', '45') +
  offer('box', 'Box, four seats', 'Harbour side, box 5', '890') +
  offer('companion', 'With companion', 'Ground level, bay 2', '96') +
  '</div></div></div>';

export const heldPhone = (): string =>
  `<div class="page held">${statusBar('20:41')}<div class="lead">Held for you</div><div class="clock">05:42</div>` +
  `<div class="paper"><div class="strip">${pattern('seated')}</div><h2>Harbour Derby<br>Two side by side</h2><div class="rows">` +
  '<div><span>Block C row 14</span><b>seats 21, 22</b></div><div><span>Two tickets</span><span>256 zł</span></div>' +
  '<div><span>Our fee</span><span>12 zł</span></div>' +
  '<div><span class="cap">✓ Price capped at 110 %</span><span class="all">268 zł</span></div>' +
  '<span class="ocr soft">HD-120926-C14-21/22</span></div></div>' +
  '<p class="note">All in. Nothing is added after this screen; the seller is paid 48 h after the gate opens.</p>' +
  '<div class="foot"><span class="button">Pay 268 zł</span></div></div>';
