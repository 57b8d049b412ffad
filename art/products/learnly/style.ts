/**
 * Learnly: an exercise book on a desk; chalkboard green, a yellow highlighter, red pencil for the teacher.
 * Fonts from Debian: fonts-vollkorn (Vollkorn), fonts-karla (Karla), fonts-dkg-handwriting (pupils' hands).
 */
import type { Font } from '../rig';

const vollkorn = '/usr/share/fonts/truetype/vollkorn/Vollkorn';
const karla = '/usr/share/fonts/truetype/karla/Karla';

export const fonts: Font[] = [
  { family: 'Book', file: `${vollkorn}-Regular.ttf` },
  { family: 'Book', file: `${vollkorn}-Medium.ttf`, weight: 500 },
  { family: 'Book', file: `${vollkorn}-Bold.ttf`, weight: 700 },
  { family: 'Book', file: `${vollkorn}-Italic.ttf`, style: 'italic' },
  { family: 'Ui', file: `${karla}-Regular.otf` },
  { family: 'Ui', file: `${karla}-Medium.otf`, weight: 500 },
  { family: 'Ui', file: `${karla}-Bold.otf`, weight: 700 },
  { family: 'Hand', file: '/usr/share/fonts/truetype/fifthhorseman/dkgBd.ttf' },
];

/** The word with its y's tail running back under it like a pen stroke. */
export const logo = (size: number): string =>
  `<div class="logo" style="font-size:${size}px">Learnly<svg viewBox="0 0 100 20"><path d="M97 1c1 9-4 12-14 13-26 2-54-3-80 3" fill="none" stroke="#1f7a54" stroke-width="3.4" stroke-linecap="round"/></svg></div>`;

/** A ray entering water: 45° in air, 32° below, the faint part thrown back. */
export const rays = (width: number): string =>
  `<svg width="${width}" height="${width * 0.75}" viewBox="0 0 480 360"><rect width="480" height="360" fill="#fffdf6" stroke="#d9d3bf" stroke-width="1.5"/>` +
  '<path d="M1 180h478v179H1z" fill="#dcebe2"/><path d="M1 180h478" stroke="#1f7a54" stroke-width="3"/>' +
  '<path d="M240 24v312" stroke="#1d2721" stroke-width="1.5" stroke-dasharray="7 6"/>' +
  '<path d="M240 180L384 36" stroke="#1d2721" stroke-opacity=".28" stroke-width="3" stroke-dasharray="3 7"/>' +
  '<path d="M92 32L240 180L338 336" fill="none" stroke="#1d2721" stroke-width="5" stroke-linejoin="round"/>' +
  '<path d="M-15 -10L11 0L-15 10z" fill="#1d2721" transform="translate(158 98) rotate(45)"/><path d="M-15 -10L11 0L-15 10z" fill="#1d2721" transform="translate(308 288) rotate(57.9)"/>' +
  '<path d="M240 104a76 76 0 0 0-53.7 22.3" fill="none" stroke="#1f7a54" stroke-width="4"/>' +
  '<path d="M240 268a88 88 0 0 0 46.8-13.5" fill="none" stroke="#1f7a54" stroke-width="4"/>' +
  '<g font-family="Book" font-size="29" fill="#1d2721"><text x="186" y="92" font-weight="700">45°</text><text x="250" y="312" font-weight="700">32°</text>' +
  '<g font-size="21" fill="#4d5a50"><text x="30" y="166">air</text><text x="30" y="212">water</text><text x="466" y="166" text-anchor="end" font-style="italic">n₁ = 1.00</text><text x="466" y="212" text-anchor="end" font-style="italic">n₂ = 1.33</text></g></g></svg>';

export const css = `
body{font-family:Ui;color:#1d2721;font-size:18px;}
*{font-feature-settings:'lnum'!important}
.logo{position:relative;display:inline-block;font-family:Book;font-weight:700;line-height:1;letter-spacing:-.02em}
.logo svg{position:absolute;left:0;width:100%;top:.77em}
.book{position:relative;width:1440px;height:900px;background:#f7f2e4;overflow:hidden}
.book .side{position:absolute;left:0;top:0;bottom:0;width:300px;padding:42px 0 0 40px;
  border-right:2px solid #1f7a54;box-shadow:5px 0 0 #f7f2e4,6.5px 0 0 rgb(31 122 84/.45)}
.steps{list-style:none;padding:0;margin:64px 0 0;counter-reset:step}
.steps li{counter-increment:step;position:relative;padding:12px 20px 12px 46px;margin-right:22px;font-size:20px;line-height:1.2}
.steps li::before{content:counter(step);position:absolute;left:10px;top:9px;font:500 25px/1.1 Book;color:#1f7a54}
.steps .done{color:#5d675f}
.steps .done::after{content:'';position:absolute;left:10px;top:24px;width:17px;height:2px;background:#1f7a54;transform:rotate(-16deg)}
.steps .now{background:#f2d35b;font-weight:700}
.steps .now::before{color:#1d2721;font-weight:700}
.crumb{font-size:18px;color:#4d5a50}
.book h1{font:700 66px/1.02 Book;letter-spacing:-.02em}
.book p{font:400 24px/36px Book}
.book p i,.formula{font-family:Book;font-style:italic}
.hl{background:linear-gradient(transparent 12%,#f2d35b 12% 88%,transparent 88%)}
.answer{display:flex;align-items:center;gap:16px;border-bottom:2.5px solid #1d2721;font:400 40px/1.15 Hand;color:#1b3a7a;padding:0 4px}
.btn{display:inline-block;background:#1f7a54;color:#fff;font:700 21px/1 Ui;padding:18px 28px;border-radius:4px}`;
