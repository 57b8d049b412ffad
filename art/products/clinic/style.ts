/**
 * Clinic: a dense, quiet desk; one calm blue, hatched grey for what you may not see, ochre for what differs.
 * Fonts from Debian: fonts-clear-sans (Clear Sans), fonts-jetbrains-mono (JetBrains Mono).
 */
import type { Font } from '../rig';

const clear = '/usr/share/fonts/truetype/clear-sans/ClearSans';
const mono = '/usr/share/fonts/truetype/jetbrains-mono/JetBrainsMono';

export const fonts: Font[] = [
  { family: 'Clear', file: `${clear}-Regular.ttf` },
  { family: 'Clear', file: `${clear}-Medium.ttf`, weight: 500 },
  { family: 'Clear', file: `${clear}-Bold.ttf`, weight: 700 },
  { family: 'Mono', file: `${mono}-Regular.ttf` },
  { family: 'Mono', file: `${mono}-Medium.ttf`, weight: 500 },
];

export const logo = '<div class="logo"><b>[</b>Rumianek</div>';

export const lock = (size: number): string =>
  `<svg width="${size}" height="${size}" viewBox="0 0 20 20" fill="none" stroke="#5f6f82" stroke-width="2"><rect x="3.5" y="9" width="13" height="9" rx="1.5"/><path d="M6.5 9V6a3.5 3.5 0 0 1 7 0v3"/></svg>`;

/** The bar every screen of the desk shares: logo, places, who is at the desk. */
export const bar = (current: string): string =>
  `<header class="desk">${logo}<nav>${['Calendar', 'Patients', 'Reminders', 'Access']
    .map((name) => `<span class="${name === current ? 'on' : ''}">${name}</span>`)
    .join('')}</nav><div class="at">Harbour · reception<i>KB</i></div></header>`;

export const css = `
body{font-family:Clear;color:#16263a;font-size:17px}
.mono{font-family:Mono}
.logo{font:700 31px/1 Clear;letter-spacing:-.03em;display:flex;align-items:baseline}
.logo b{color:#2f6fc4;margin-right:3px;font-weight:500}
.desk{height:70px;display:flex;align-items:center;padding:0 32px;background:#fff;border-bottom:1px solid #d5dee8}
.desk nav{display:flex;align-self:stretch;margin-left:56px;gap:6px;font-size:18px;color:#5f6f82}
.desk nav span{padding:22px 18px 0}
.desk nav .on{color:#16263a;font-weight:700;box-shadow:inset 0 -4px 0 #2f6fc4}
.desk .at{margin-left:auto;display:flex;gap:14px;align-items:center;font-size:17px;color:#5f6f82}
.desk .at i{width:38px;height:38px;border-radius:6px;background:#dfeaf8;color:#2f6fc4;font:700 16px/38px Clear;text-align:center}
.page{position:relative;background:#f4f7fa;height:100%}
.button{display:inline-block;border-radius:6px;padding:15px 24px;font:700 19px/1 Clear;background:#fff;box-shadow:inset 0 0 0 1.5px #b9c6d4}
.button.main{background:#2f6fc4;color:#fff;box-shadow:none}`;
