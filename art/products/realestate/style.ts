/** A well-kept ledger in a tenement office: brick on plaster, square corners, bonded courses. */
import type { Font } from '../rig';
import { elevations } from './elevations';

export const tone = {
  brick: '#9b3d26',
  plaster: '#f4ece2',
  card: '#fcf8f1',
  ink: '#2a211c',
  mortar: '#b9aea3',
  line: '#ddd2c4',
  soft: '#71665d',
  slate: '#4d6470',
};

/** Roboto Slab (Debian fonts-roboto-slab) for headings and sums, Inter (fonts-inter) for the rest. */
export const fonts: Font[] = [
  { family: 'Slab', file: '/usr/share/fonts/opentype/roboto/slab/RobotoSlab-Regular.otf' },
  {
    family: 'Slab',
    file: '/usr/share/fonts/opentype/roboto/slab/RobotoSlab-Bold.otf',
    weight: 700,
  },
  { family: 'Inter', file: '/usr/share/fonts/opentype/inter/Inter-Regular.otf' },
  { family: 'Inter', file: '/usr/share/fonts/opentype/inter/Inter-SemiBold.otf', weight: 600 },
];

export const css = `
.screen,.paper{font:400 16px/1.4 Inter,sans-serif;color:${tone.ink}}
.screen{background:${tone.plaster}!important}
.screen *,.paper *{font-variant-numeric:tabular-nums lining-nums!important}
.page{position:absolute;inset:0;background:${tone.plaster};display:grid;grid-template-columns:196px 1fr}
h1,h2,h3,.sum{font:700 46px/1.05 Slab,serif;letter-spacing:-.015em}
b{font-weight:600}
.soft{color:${tone.soft}}
.rail{background:${tone.brick};color:${tone.plaster};padding:28px 0 0;display:flex;flex-direction:column}
.rail .logo{font:700 21px/1 Slab;padding:0 24px 24px;display:flex;gap:11px;align-items:center}
.rail .house{padding:13px 24px 0;border-top:1px solid rgb(244 236 226/.28);font-size:14px;height:172px;position:relative}
.rail .house svg{position:absolute;left:24px;bottom:0;height:118px}
.rail .on{background:${tone.plaster};color:${tone.brick}}
.body{padding:32px 44px 0;min-width:0;display:flex;flex-direction:column}
.head{display:flex;justify-content:space-between;align-items:end;margin-bottom:22px}
.button{background:${tone.brick};color:#fff;font-weight:600;padding:14px 24px;white-space:nowrap;font-size:17px;display:inline-block}
.button.line{background:none;color:${tone.ink};box-shadow:inset 0 0 0 2px ${tone.ink}}
.bond{height:15px;flex:none;background-image:url("data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="44" height="15"><path d="M0 .75H44M0 7.5H44M0 14.25H44M11 .75V7.5M33 7.5V14.25" stroke="#9b3d26" stroke-width="1.3" stroke-opacity=".75"/></svg>',
)}")}`;

const houses = [
  ['Mill Lane 12', '31 flats'],
  ['Ropewalk 4', '18 flats'],
  ['Granary Court', '64 flats'],
  ['Old Ferry Street 31', '22 flats'],
] as const;

/** The left rail: four of the houses, drawn; `here` is the one open. */
export const rail = (here = ''): string =>
  '<div class="rail"><span class="logo"><svg width="30" height="26" viewBox="0 0 30 26"><path fill="#f4ece2" d="M0 18h14v8H0zM16 18h14v8H16zM0 0h6v7H0zM8 0h14v7H8zM24 0h6v7h-6zM0 9h14v7H0zM16 9h14v7H16z"/></svg>Pierzeja</span>' +
  houses
    .map(
      ([name, flats]) =>
        `<div class="house${name === here ? ' on' : ''}"><b>${name}</b><br>${flats}${elevations[name]('currentColor')}</div>`,
    )
    .join('') +
  '</div>';
