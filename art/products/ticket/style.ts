/** Box-office print: signal yellow, black, punched paper. Red is kept for “sold” and “fraud”. */
import type { Font } from '../rig';

export const tone = {
  yellow: '#f4c20d',
  black: '#121110',
  paper: '#fffdf5',
  card: '#f3efe0',
  line: '#ddd6bf',
  soft: '#6b665a',
  stamp: '#c8321f',
};

/** Bebas Neue (fonts-bebas-neue), Clear Sans (fonts-clear-sans), OCR-B (fonts-ocr-b), all Debian. */
export const fonts: Font[] = [
  { family: 'Bebas', file: '/usr/share/fonts/opentype/bebas-neue/BebasNeue-Bold.otf', weight: 700 },
  { family: 'Clear', file: '/usr/share/fonts/truetype/clear-sans/ClearSans-Regular.ttf' },
  {
    family: 'Clear',
    file: '/usr/share/fonts/truetype/clear-sans/ClearSans-Bold.ttf',
    weight: 700,
  },
  { family: 'Ocr', file: '/usr/share/fonts/opentype/ocr-b/OCRB.otf' },
];

export const css = `
.screen{font:400 17px/1.4 Clear,sans-serif;color:${tone.black};background:${tone.paper}!important}
.page{position:absolute;inset:0;background:${tone.paper};display:flex;flex-direction:column}
h1,h2,h3,.big{font:700 60px/.9 Bebas,sans-serif;text-transform:uppercase;letter-spacing:.005em}
b{font-weight:700}
.ocr{font:400 14px/1.3 Ocr,monospace;letter-spacing:.02em}
.soft{color:${tone.soft}}
.top{flex:none;height:72px;background:${tone.black};color:${tone.paper};display:flex;align-items:center;gap:38px;
  padding:0 44px;font-size:17px}
.top .logo{font:700 36px/1 Bebas;color:${tone.yellow};display:flex;align-items:center;gap:12px;padding-top:3px}
.top .end{margin-left:auto;display:flex;gap:30px;align-items:center}
.top .here{color:${tone.yellow}}
.button{background:${tone.black};color:${tone.yellow};font:700 27px/1 Bebas;padding:17px 28px 14px;letter-spacing:.02em;
  text-align:center;white-space:nowrap}
.button.line{background:none;color:${tone.black};box-shadow:inset 0 0 0 2px ${tone.black}}
.stub{position:relative;filter:drop-shadow(0 2px 3px rgb(18 17 16/.2))}
.stub>div{display:flex;height:100%;background:#fff}
.stub .tear{position:relative;overflow:hidden;flex:none;border-right:3px dashed ${tone.paper}}
.stub .tear svg{position:absolute;inset:0;width:100%;height:100%}
.stub .face{flex:1;min-width:0}
.cap{display:inline-flex;align-items:center;gap:7px;background:${tone.yellow};font-weight:700;font-size:14px;
  padding:3px 10px}
.stamp{font:700 30px/1 Bebas;color:${tone.stamp};border:4px solid ${tone.stamp};padding:6px 12px 2px;
  transform:rotate(-9deg);display:inline-block;letter-spacing:.04em}`;

/** Page head in black with the torn-stub sign. */
export function top(here: string): string {
  const link = (text: string) => `<span class="${text === here ? 'here' : ''}">${text}</span>`;
  return (
    `<div class="top"><span class="logo"><svg width="44" height="28" viewBox="0 0 44 28"><path fill="${tone.yellow}" d="M0 0h44v9a5 5 0 0 0 0 10v9H0v-9a5 5 0 0 0 0-10z"/><path d="M29 3v22" stroke="${tone.black}" stroke-width="2.4" stroke-dasharray="3 3"/></svg>Antrakta</span>` +
    `${['Search', 'Sell', 'My tickets'].map(link).join('')}<span class="end">${['Types', 'Fraud desk'].map(link).join('')}<span>1,284 on sale</span></span></div>`
  );
}
