/**
 * Seadvisor: buoy orange on sea navy and chart paper; everything turns on Saturday.
 * Fonts from Debian: fonts-roboto-unhinted (Roboto Condensed), fonts-b612 (B612, drawn for cockpits).
 */
import type { Font } from '../rig';

const roboto = '/usr/share/fonts/truetype/roboto/unhinted/RobotoCondensed';
const b612 = '/usr/share/fonts/opentype/b612/B612';

export const fonts: Font[] = [
  { family: 'Condensed', file: `${roboto}-Regular.ttf` },
  { family: 'Condensed', file: `${roboto}-Medium.ttf`, weight: 500 },
  { family: 'Condensed', file: `${roboto}-Bold.ttf`, weight: 700 },
  { family: 'Cockpit', file: `${b612}-Regular.otf` },
  { family: 'Cockpit', file: `${b612}-Bold.otf`, weight: 700 },
];

export const logo = (size: number): string =>
  `<div class="logo" style="font-size:${size}px"><svg width="${size * 0.6}" height="${size}" viewBox="0 0 12 20">` +
  '<path d="M6 0l3.6 12.5H2.4z" fill="#e2562b"/><path d="M.3 13h11.4l-2 6H2.3z" fill="#e2562b"/></svg>seadvisor</div>';

export type Crew = 'sure' | 'asked' | 'open';

/** A skipper on a bar: filled when sure, ringed when asked, an empty orange ring when missing. */
export const badge = (initials: string, crew: Crew = 'sure', size = 44): string =>
  `<b class="badge ${crew}" style="width:${size}px;height:${size}px;font-size:${size * 0.4}px">${initials}</b>`;

/** An invented coast with depth lines, a marina and the leg to it. */
export const chart = (width: number, height: number): string =>
  `<svg width="${width}" height="${height}" viewBox="0 0 390 230" preserveAspectRatio="xMidYMid slice">` +
  '<rect width="390" height="230" fill="#bcd8de"/>' +
  '<g fill="none" stroke="#7fb0c0" stroke-width="1.5">' +
  '<path d="M-10 192C60 168 96 206 150 190s70-66 120-64 90 30 140 4"/>' +
  '<path d="M-10 160C60 132 100 172 148 152s72-70 128-66 80 26 130-2"/>' +
  '<path d="M-10 124C50 96 104 130 150 106s70-58 120-58 90 16 140-14"/>' +
  '<path d="M206 196c-2-22 26-34 50-26s34 26 20 40-66 14-70-14z"/></g>' +
  '<path d="M-10 236V214c50-22 92 12 150-4 60-16 60 40 110 30 60-12 60-76 150-82v80z" fill="#f1ece0"/>' +
  '<path d="M-10 214c50-22 92 12 150-4 60-16 60 40 110 30 60-12 60-76 150-82" fill="none" stroke="#0c2b3f" stroke-width="2"/>' +
  '<path d="M222 190c8-12 30-12 38-2s-2 18-16 18-28-6-22-16z" fill="#f1ece0" stroke="#0c2b3f" stroke-width="2"/>' +
  '<path d="M40 60C96 44 176 74 214 118s52 44 108 50" fill="none" stroke="#e2562b" stroke-width="3" stroke-dasharray="1 9" stroke-linecap="round"/>' +
  '<g fill="#33667a" font-family="Cockpit" font-size="12"><text x="92" y="112">24</text><text x="180" y="64">31</text>' +
  '<text x="286" y="72">18</text><text x="132" y="170">12</text><text x="320" y="112">9</text><text x="30" y="148">15</text><text x="344" y="36">27</text></g>' +
  '<circle cx="326" cy="169" r="9" fill="#e2562b" stroke="#fff" stroke-width="3.5"/>' +
  '<path d="M34 46l13 26H21z" fill="#0c2b3f"/></svg>';

export const css = `
body{font-family:Cockpit;color:#0c2b3f;font-size:16px}
.cond,.logo,.badge,h1,h2,h3,.label{font-family:Condensed;font-weight:700}
.label{font-size:14px;letter-spacing:.09em;text-transform:uppercase;color:#7fb0c0;font-weight:500}
.logo{display:flex;align-items:center;gap:.32em;letter-spacing:-.01em;line-height:1}
.badge{flex:none;border-radius:50%;display:grid;place-items:center;line-height:1}
.badge.sure{background:#f1ece0;color:#0c2b3f}
.badge.asked{background:#0c2b3f;color:#f1ece0;box-shadow:inset 0 0 0 2.5px #7fb0c0}
.badge.open{background:rgb(226 86 43/.14);box-shadow:inset 0 0 0 3.5px #e2562b;color:#ff8a5f}
.go{display:block;text-align:center;background:#e2562b;color:#fff;border-radius:10px;
  font:700 25px Condensed;padding:19px 0 18px}
.mini{position:relative;width:100%;height:100%;background:#0c2b3f;color:#f1ece0}
.mini .status{color:#f1ece0}`;
