/**
 * Aquatest: made to be read in full sun with wet hands; black outlines, white, duckweed lime, petrol.
 * Fonts from Debian: fonts-lato (Lato Bold, Black), fonts-league-mono (League Mono, for readings and codes).
 */
import type { Font } from '../rig';

const lato = '/usr/share/fonts/truetype/lato/Lato';
const league = '/usr/share/fonts/opentype/league-mono/LeagueMono';

export const fonts: Font[] = [
  { family: 'Sun', file: `${lato}-Medium.ttf`, weight: 500 },
  { family: 'Sun', file: `${lato}-Bold.ttf`, weight: 700 },
  { family: 'Sun', file: `${lato}-Black.ttf`, weight: 900 },
  { family: 'Code', file: `${league}-Medium.otf`, weight: 500 },
  { family: 'Code', file: `${league}-Bold.otf`, weight: 700 },
  { family: 'Narrow', file: `${league}-CondensedBold.otf`, weight: 700 },
];

/** The word, its q a bottle lying on its shoulder, half full. */
export const logo = (size: number, ink = '#000'): string =>
  `<div class="logo" style="font-size:${size}px;color:${ink}">a<svg viewBox="0 0 22 34" style="width:${size * 0.58}px;height:${size * 0.9}px"><path d="M2 12h14v1a7 7 0 0 1-14 0z" fill="#a9d100"/><circle cx="9" cy="12" r="7.4" fill="none" stroke="${ink}" stroke-width="4.6"/><path d="M16.4 5v24" stroke="${ink}" stroke-width="4.8"/><path d="M12 31h9.5" stroke="${ink}" stroke-width="3.4"/></svg>uatest</div>`;

/** A sample is a bottle that fills as its steps are done: `level` from 0 to 1. */
export const bottle = (width: number, level: number, fill = '#a9d100'): string => {
  const y = 66 - level * 42;
  return (
    `<svg width="${width}" height="${width * 1.75}" viewBox="0 0 40 70"><path d="M14 12v7c0 4-10 6-10 15v27a6 6 0 0 0 6 6h20a6 6 0 0 0 6-6V34c0-9-10-11-10-15v-7z" fill="#fff"/>` +
    `<clipPath id="b${Math.round(level * 100)}"><path d="M14 12v7c0 4-10 6-10 15v27a6 6 0 0 0 6 6h20a6 6 0 0 0 6-6V34c0-9-10-11-10-15v-7z"/></clipPath>` +
    `<rect y="${y}" width="40" height="60" fill="${fill}" clip-path="url(#b${Math.round(level * 100)})"/>` +
    '<path d="M14 12v7c0 4-10 6-10 15v27a6 6 0 0 0 6 6h20a6 6 0 0 0 6-6V34c0-9-10-11-10-15v-7z" fill="none" stroke="#000" stroke-width="3"/><rect x="12" y="3" width="16" height="9" rx="2" fill="#000"/></svg>'
  );
};

const battery =
  '<svg width="34" height="16" viewBox="0 0 34 16"><rect x="1" y="1" width="28" height="14" rx="3" fill="none" stroke="#fff" stroke-width="2"/><rect x="4" y="4" width="16" height="8" fill="#fff"/><rect x="31" y="5" width="3" height="6" fill="#fff"/></svg>';

/** Clock, then the strip that always says where the data is. */
export const strip = (time: string, kept = 14): string =>
  `<div class="clock"><b>${time}</b>${battery}</div><div class="strip"><b>On this phone: ${kept}</b><i>Sent: 0</i><i>No signal</i></div>`;

export const css = `
body{font-family:Sun;font-weight:700;color:#000;font-size:19px}
.mono{font-family:Code}
.logo{display:inline-flex;font-weight:900;letter-spacing:-.02em;line-height:1}
.logo svg{margin:.235em .04em 0 .05em}
.phone .case{background:#17191a;border-radius:70px;box-shadow:0 0 0 13px #202325,0 0 0 15px #3b4043,inset 0 0 0 3px #000}
.phone .case::before{content:'';position:absolute;right:-17px;top:210px;width:8px;height:96px;border-radius:4px;background:#d9541e}
.app{position:relative;height:100%;background:#fff;color:#000}
.row{position:absolute;left:130px;top:262px;display:flex;gap:62px}
.row div{text-align:center}
.row svg{filter:drop-shadow(0 34px 16px rgb(70 34 0/.42))}
.row b{display:block;font:700 46px/1 Narrow;margin:54px 0 8px}
.row span{font:900 30px Sun}
.clock{position:absolute;inset:0 0 auto;height:50px;background:#000;color:#fff;display:flex;justify-content:space-between;align-items:center;padding:6px 30px 0 38px;font-size:18px}
.strip{position:absolute;top:50px;left:0;right:0;height:46px;background:#000;color:#fff;display:flex;align-items:center;justify-content:space-between;padding:0 24px 6px;font-size:18px}
.strip b{color:#c6ee2c}
.strip i{font-style:normal}
.head{position:absolute;top:96px;left:0;right:0;height:92px;background:#0d3b40;color:#fff;padding:14px 24px}
.head h1{font:900 30px/1.15 Sun;letter-spacing:-.01em}
.head p{font-size:18px;margin-top:2px}
.big{position:absolute;left:22px;right:22px;height:78px;border-radius:12px;border:2px solid #000;display:grid;place-items:center;font:900 27px Sun}
.big.live{background:#000;color:#fff}
.big.off{background:#fff;color:#4a4a4a;border-style:dashed}`;
