/** The bottle under the camera with its code read, and the same bottle at the laboratory. */
import { bottle, logo, strip } from './style';

/** Bars of a code, from a fixed pattern: thick and thin, never even. */
const bars = (width: number, height: number): string => {
  const pattern = '2113212311321112312213112132113121231122131';
  let x = 0;
  const drawn = [...pattern].map((w, i) => {
    const rect = i % 2 === 0 ? `<rect x="${x}" width="${w}" height="10"/>` : '';
    x += Number(w);
    return rect;
  });
  return `<svg width="${width}" height="${height}" viewBox="0 0 ${x} 10" preserveAspectRatio="none">${drawn.join('')}</svg>`;
};

const glass =
  '<path d="M160 62v26c0 26-62 36-62 88v198a26 26 0 0 0 26 26h142a26 26 0 0 0 26-26V176c0-52-62-62-62-88V62z" fill="#e8f0ec" fill-opacity=".85" stroke="#22312e" stroke-width="3"/>' +
  '<path d="M98 184h194v190a26 26 0 0 1-26 26H124a26 26 0 0 1-26-26z" fill="#b9cf9a" fill-opacity=".8"/><path d="M116 190v180" stroke="#fff" stroke-opacity=".7" stroke-width="9" stroke-linecap="round"/>' +
  '<rect x="152" y="24" width="86" height="42" rx="7" fill="#0d3b40"/><path d="M166 24v42M180 24v42M195 24v42M210 24v42M224 24v42" stroke="#1d5c63" stroke-width="4"/>';

const view = `<svg width="390" height="430" viewBox="0 0 390 430"><rect width="390" height="430" fill="#7f9a94"/><path d="M0 0h390v150C300 168 90 142 0 160z" fill="#a9c3b8"/>
  <path d="M0 96q60-10 130 0t130 0 140 0M0 124q60-8 130 0t130 0 140 0" fill="none" stroke="#dbe8df" stroke-width="4" stroke-opacity=".7"/><path d="M0 232h390v198H0z" fill="#a07f58"/>
  <path d="M0 232h390M0 286h390M0 352h390" stroke="#5c4429" stroke-width="5"/><path d="M40 258h70M210 262h120M20 320h150M260 316h90M60 396h120" stroke="#84653f" stroke-width="3"/>
  <ellipse cx="210" cy="396" rx="120" ry="16" fill="#3e2d1a" fill-opacity=".45"/>
  ${glass}</svg>`;

const line = (term: string, value: string): string =>
  `<li><span>${term}</span><b class="mono">${value}</b></li>`;

export const label = `<div class="app">${strip('10:26', 15)}<div class="head"><h1>Bottle and label</h1><p>LN-05 Kozie beach</p></div>
  <div class="view">${view}<div class="sticker">${bars(148, 62)}<b class="mono">AQ-7Q4-0318</b></div><div class="frame"></div></div>
  <div class="read"><svg width="44" height="44" viewBox="0 0 44 44"><rect width="44" height="44" rx="10" fill="#a9d100" stroke="#000" stroke-width="2"/><path d="M11 23l8 8 15-18" fill="none" stroke="#000" stroke-width="5"/></svg><b class="mono">AQ-7Q4-0318</b></div>
  <ul class="facts">${line('Point', 'LN-05')}${line('Drawn', '10:26')}${line('Depth', '0.3 m')}${line('Preservative', 'none')}</ul></div>`;

const step = (time: string, title: string, words: string, kind = ''): string =>
  `<li class="${kind}"><span class="mono">${time}</span><div><b>${title}</b><p>${words}</p></div></li>`;

const reading = (value: string, unit: string): string =>
  `<div><b class="mono">${value}</b><span>${unit}</span></div>`;

export const custody = `<div class="bench"><aside>${logo(40)}<div class="shape">${bottle(128, 0.72)}</div><h1 class="mono">AQ-7Q4-<br>0318</h1><p>LN-05 Kozie beach<br>Wed 15 July 2026</p>
  <div class="values">${reading('7.84', 'pH')}${reading('18.6', '°C')}${reading('8.9', 'mg/l O₂')}${reading('412', 'µS/cm')}${reading('3.1', 'NTU')}</div></aside>
  <main><h2>Chain of custody</h2><ol>${step('10:26', 'Drawn', 'R. Gawron, jetty side, probe 04')}${step('10:31', 'In cool box', '4.2 °C, box 2 of 3')}${step('15:12', 'Handed over', 'R. Gawron to M. Zych, laboratory door')}${step('15:14', 'Received at lab', '4.6 °C, seal whole')}${step('15:20', 'Correction', 'Depth <s>0.8 m</s> <b class="mono">0.3 m</b>, reason: typing. Signed M. Zych.', 'fix')}</ol></main></div>`;

/** The jetty by the lake, the bottle standing on it: what the camera is pointed at. */
export const jetty = `<svg style="position:absolute;left:0;top:0" width="1600" height="1000" viewBox="0 0 1600 1000"><rect width="1600" height="1000" fill="#8fb0a6"/>
  <path d="M0 0h1600v150C1300 190 1100 110 760 150S260 210 0 160z" fill="#2f5a4c"/><path d="M0 150c200 40 480 30 760 0s560 40 840-4v50c-300 40-560-20-840 10S240 220 0 190z" fill="#5f8a78"/>
  <path d="M0 290q200-22 400 0t400 0 400 0 400 0M0 370q200-24 400 0t400 0 400 0 400 0M0 450q200-24 400 0t400 0 400 0 400 0" fill="none" stroke="#c9dcd2" stroke-width="7" stroke-opacity=".6"/>
  <path d="M0 560h1600v440H0z" fill="#c08a4a"/><path d="M0 560h1600M0 660h1600M0 800h1600M0 962h1600" stroke="#5c3a16" stroke-width="9"/>
  <path d="M80 612h260M520 606h420M1180 618h300M40 734h160M600 726h520M1300 742h220M140 880h380M760 894h300" stroke="#95642b" stroke-width="6"/>
  <ellipse cx="470" cy="898" rx="330" ry="34" fill="#3a2208" fill-opacity=".5"/><g transform="translate(20 60) scale(2.08)">${glass}</g></svg>
  <div class="sticker giant">${bars(300, 126)}<b class="mono">AQ-7Q4-0318</b></div>`;

export const bottleCss = `
.view{position:absolute;top:188px;left:0;width:390px;height:386px;overflow:hidden;background:#000}
.sticker{position:absolute;left:107px;top:206px;width:178px;height:118px;background:#fff;padding:14px 15px 0;border-radius:3px}
.sticker b{display:block;font-size:18px;text-align:center;margin-top:8px;letter-spacing:-.02em}
.giant{left:246px;top:478px;width:360px;height:236px;padding:28px 30px 0;box-shadow:0 4px 10px rgb(20 30 20/.25)}
.giant b{font-size:39px;margin-top:16px}
.frame{position:absolute;left:88px;top:188px;width:216px;height:154px;border:5px solid #000;border-radius:12px;box-shadow:0 0 0 4px #a9d100}
.read{position:absolute;left:24px;top:590px;display:flex;gap:16px;align-items:center}
.read b{font:700 37px/1 Narrow;letter-spacing:-.02em}
.facts{position:absolute;top:646px;left:24px;right:24px;list-style:none;padding:0;border-top:2px solid #000}
.facts li{display:flex;justify-content:space-between;align-items:center;height:43px;border-bottom:2px solid #000;font-size:21px}
.facts li:last-child{border:0}
.facts b{font-size:22px}
.bench{position:relative;height:100%;background:#fff;color:#000}
.bench aside{position:absolute;left:0;top:0;bottom:0;width:380px;background:#a9d100;border-right:3px solid #000;padding:34px 36px}
.bench .shape{margin:30px 0 20px}
.bench aside h1{font:700 56px/1 Code;letter-spacing:-.06em}
.bench aside p{font-size:22px;line-height:1.35;margin-top:14px}
.values{position:absolute;left:36px;right:36px;bottom:32px;display:grid;grid-template-columns:1fr 1fr 1fr;gap:14px 0;border-top:3px solid #000;padding-top:16px}
.values b{display:block;font-size:29px;letter-spacing:-.04em}
.values span{font-size:17px}
.bench aside .shape+h1+p+.values{font-weight:700}
.bench main{position:absolute;left:430px;right:44px;top:34px;bottom:0}
.bench h2{font:900 52px/1 Sun;letter-spacing:-.02em}
.bench ol{list-style:none;padding:0;margin-top:34px;position:relative}
.bench ol::before{content:'';position:absolute;left:152px;top:22px;bottom:98px;width:6px;background:#000}
.bench li{position:relative;display:flex;gap:78px;height:128px}
.bench li::before{content:'';position:absolute;left:133px;top:8px;width:34px;height:34px;border-radius:50%;background:#a9d100;border:5px solid #000}
.bench li>span{width:118px;font-size:32px;font-weight:700;letter-spacing:-.04em;line-height:48px}
.bench li div>b{font:900 36px/48px Sun}
.bench li p{font-size:23px;font-weight:500}
.bench .fix::before{background:#d9541e}
.bench .fix div{background:#d9541e;color:#000;margin:-8px 0 0 -6px;padding:8px 18px 0;border:3px solid #000;border-radius:12px;height:112px;flex:1}
.bench .fix p{font-weight:700;font-size:21px;white-space:nowrap}
.bench .fix p b{font:700 27px Narrow}
.bench s{text-decoration-thickness:3px}`;
