import { readFileSync } from 'node:fs';
import { amber, ink, paper, tide } from '../covers/palette';
import { bound, type Clip, FRAME, SIDE } from './clip';

/** Latin and its Polish letters lie in two files; both are carried inside the page. */
function face(family: string, name: string): string {
  return [
    ['latin', 'U+0000-00FF,U+2000-206F,U+2190-2193,U+2212'],
    ['latin-ext', 'U+0100-024F'],
  ]
    .map(([set, range]) => {
      const file = `@fontsource-variable/${name}/files/${name}-${set}-standard-normal.woff2`;
      const data = readFileSync(new URL(import.meta.resolve(file))).toString('base64');
      return `@font-face{font-family:${family};font-weight:200 800;src:url(data:font/woff2;base64,${data});unicode-range:${range}}`;
    })
    .join('');
}

const css = `
*{box-sizing:border-box;margin:0;padding:0}
html,body{width:${FRAME.width}px;height:${FRAME.height}px;overflow:hidden;background:transparent}
.ground{position:absolute;inset:0;background:${ink};color:${paper};font-family:Text}
.side{position:absolute;right:0;top:0;width:${SIDE}px;height:720px;overflow:hidden}
.side svg{display:block;position:absolute}
.words{position:absolute;left:72px;top:60px;width:704px}
.series{font-size:24px;font-weight:550;color:${amber.light};letter-spacing:.01em}
h1{font-family:Display;font-weight:750;letter-spacing:-.025em;line-height:1;text-wrap:balance}
.open h1{font-size:104px;margin-top:104px;color:${paper}}
.open p{font-size:34px;line-height:1.28;margin-top:34px;color:${tide.mist};max-width:640px;text-wrap:balance}
.told h1{font-size:52px;margin-top:10px;color:${paper}}
ol{list-style:none;margin-top:28px}
li{display:grid;grid-template-columns:56px 1fr;font-size:44px;line-height:1.12;font-weight:600;letter-spacing:-.015em;color:${tide.pale};padding-block:16px;text-wrap:balance;min-height:60px}
li i{font-style:normal;font-variant-numeric:tabular-nums;color:${tide.soft};font-weight:500}
li.now{color:${paper}}li.now i,li.done i{color:${amber.glow}}
li.done{color:${tide.mist}}li.next{visibility:hidden}`;

const head = `<meta charset="utf-8"><style>${face('Display', 'bricolage-grotesque')}${face('Text', 'instrument-sans')}${css}</style>`;

const safe = (text: string): string => bound(text).replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** A whole document around `body`, with the fonts in it. */
export const documentOf = (lang: string, body: string): string =>
  `<!doctype html><html lang="${lang}">${head}<body>${body}</body></html>`;

/**
 * One state of a clip: 0 is the title card, 1 to n show as many points with the newest bright,
 * n + 1 shows all of them bright. `side` is the picture beside the words.
 */
export function state(clip: Clip, step: number, side: string): string {
  const last = clip.points.length + 1;
  const items = clip.points.map(({ shown }, i) => {
    const order = i + 1;
    const now = order === step || step === last;
    const place = now ? 'now' : order < step ? 'done' : 'next';
    return `<li class="${place}"><i>${order}</i><span>${safe(shown)}</span></li>`;
  });
  const series = `<p class="series">${safe(clip.series)}</p>`;
  const words =
    step === 0
      ? `<div class="words open"><div class="series">${safe(clip.series)}</div><h1>${safe(clip.title)}</h1><p>${safe(clip.lead)}</p></div>`
      : `<div class="words told">${series}<h1>${safe(clip.title)}</h1><ol>${items.join('')}</ol></div>`;
  return `<div class="ground"><div class="side">${side}</div>${words}</div>`;
}
