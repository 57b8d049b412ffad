/** A small repertory cinema at night: plum black, one magenta, the projector's ivory. */
import type { Font } from '../rig';

export const tone = {
  black: '#150d14',
  raised: '#241822',
  line: '#43313f',
  soft: '#b5a3ae',
  ivory: '#f6ead8',
  magenta: '#d61f7c',
  bright: '#ff5aa9',
};

/** Le Murmure (Debian fonts-le-murmure) for titles, Manrope (fonts-manrope) for the interface. */
export const fonts: Font[] = [
  { family: 'Murmure', file: '/usr/share/fonts/opentype/le-murmure/le-murmure.otf' },
  { family: 'Manrope', file: '/usr/share/fonts/truetype/manrope/Manrope-Medium.ttf' },
  {
    family: 'Manrope',
    file: '/usr/share/fonts/truetype/manrope/Manrope-Bold.ttf',
    weight: 700,
  },
];

export const css = `
.screen{font:400 17px/1.45 Manrope,sans-serif;color:${tone.ivory};background:${tone.black}!important}
.page{position:absolute;inset:0;background:${tone.black};display:flex;flex-direction:column}
.pic{position:absolute;inset:0;width:100%;height:100%}
h1,h2,h3{font:400 60px/.9 Murmure,sans-serif;letter-spacing:.005em}
b{font-weight:700}
.soft{color:${tone.soft}}
.gate{position:relative;overflow:hidden;border-radius:14px;background:${tone.raised}}
.go{display:inline-flex;align-items:center;gap:14px;background:${tone.magenta};color:#fff;font-weight:700;
  padding:17px 30px 17px 24px;border-radius:12px;white-space:nowrap}
.go.quiet{background:rgb(246 234 216/.14);padding-left:30px}
.run{position:absolute;left:0;right:0;bottom:0;height:6px;background:rgb(246 234 216/.28)}
.run i{display:block;height:100%;background:${tone.magenta}}
.nav{display:flex;gap:36px;align-items:center;font-size:18px}
.nav .logo{font:400 44px/1 Murmure;display:flex;align-items:center;gap:14px;margin-right:20px}
.nav .end{margin-left:auto}.nav b{color:#fff;border-bottom:3px solid ${tone.magenta};padding-bottom:4px}
.tv{position:absolute;background:#08060a;border-radius:10px;padding:9px;
  box-shadow:inset 0 0 0 2px #35303a,0 60px 90px -20px rgb(30 10 10/.6),0 20px 40px rgb(30 10 10/.35)}
.tv .screen{position:relative;overflow:hidden;border-radius:3px;width:1600px;height:900px}
.tv .foot{position:absolute;top:100%;width:9px;height:74px;background:#1a161c}
.tv .foot::after{content:'';position:absolute;left:-52px;top:70px;width:114px;height:9px;border-radius:5px;background:#1a161c}`;

export const play =
  '<svg width="18" height="20" viewBox="0 0 18 20"><path d="M1 0l17 10L1 20z" fill="currentColor"/></svg>';

/** The sign: a film gate with the beam leaving it. */
export const sign =
  '<span class="logo"><svg width="52" height="34" viewBox="0 0 52 34"><rect width="30" height="34" rx="7" fill="#f6ead8"/>' +
  '<rect x="8" y="8" width="14" height="18" rx="3" fill="#150d14"/><path d="M30 13L52 3v28L30 21z" fill="#d61f7c"/></svg>Szpula</span>';

export const nav = (here: string, end: string): string => {
  const link = (text: string) => (text === here ? `<b>${text}</b>` : `<span>${text}</span>`);
  return `<div class="nav">${sign}${['Tonight', 'Films', 'Seasons', 'Downloads'].map(link).join('')}<span class="end soft">${end}</span></div>`;
};

/** A slim television on two feet; the screen is 1600x900 CSS pixels. */
export const television = (screen: string, x: number, y: number, width: number): string =>
  `<div class="tv" style="left:${x}px;top:${y}px;width:${width}px"><div style="zoom:${(width - 18) / 1600}">` +
  `<div class="screen">${screen}</div></div><i class="foot" style="left:16%"></i><i class="foot" style="right:16%"></i></div>`;
