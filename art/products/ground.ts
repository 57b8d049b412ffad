/** What the devices stand on: amber or tide, the two materials of the house, lit from one side. */
import { oklch } from '../covers/kit';
import { amber, paper, tide } from '../covers/palette';

export interface GroundOptions {
  material: 'amber' | 'tide' | 'paper';
  /** Where the light falls, in pixels of the 1600x1000 picture. */
  light?: [x: number, y: number];
  /** Height of the line where the water begins; leave out for a ground without lines. */
  horizon?: number;
}

const materials = {
  amber: {
    light: amber.light,
    middle: amber.glow,
    shade: amber.deep,
    line: amber.pale,
    below: oklch(0.6, 0.135, 56),
  },
  tide: {
    light: tide.soft,
    middle: tide.mid,
    shade: tide.deep,
    line: tide.mist,
    below: oklch(0.235, 0.03, 236),
  },
  paper: {
    light: paper,
    middle: oklch(0.945, 0.026, 84),
    shade: oklch(0.885, 0.045, 80),
    line: amber.dark,
    below: oklch(0.91, 0.04, 80),
  },
};

/** One long swell across the picture. */
function swell(y: number, lift: number, shift: number): string {
  const points = Array.from({ length: 41 }, (_, i) => {
    const wave = Math.sin(i * 0.21 + shift) + 0.4 * Math.sin(i * 0.47 + shift * 2);
    return `${i * 40},${(y + wave * lift).toFixed(1)}`;
  });
  return `M${points.join(' ')}`;
}

function water(horizon: number, line: string, below: string): string {
  const swells = Array.from({ length: 9 }, (_, i) => {
    const depth = ((i + 1) / 9) ** 1.7;
    const y = horizon + (1040 - horizon) * depth;
    const path = swell(y, 2 + depth * 9, i * 1.7);
    return `<path d="${path}" fill="none" stroke="${line}" stroke-width="${1 + depth * 2}" stroke-opacity="${(0.34 - depth * 0.2).toFixed(2)}"/>`;
  });
  return (
    `<rect y="${horizon}" width="1600" height="${1000 - horizon}" fill="${below}" fill-opacity="0.55"/>` +
    `<rect y="${horizon - 1}" width="1600" height="2" fill="${line}" fill-opacity="0.55"/>` +
    swells.join('')
  );
}

export function ground({ material, light = [420, 260], horizon }: GroundOptions): string {
  const tones = materials[material];
  const [x, y] = light;
  return (
    '<svg width="1600" height="1000" viewBox="0 0 1600 1000"><defs>' +
    `<radialGradient id="ground" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="1350">` +
    `<stop offset="0" stop-color="${tones.light}"/><stop offset="0.42" stop-color="${tones.middle}"/>` +
    `<stop offset="1" stop-color="${tones.shade}"/></radialGradient>` +
    // Fine noise keeps the wide gradients from banding.
    '<filter id="grain"><feTurbulence type="fractalNoise" baseFrequency="0.8" numOctaves="2" seed="3"/>' +
    '<feColorMatrix values="0 0 0 0 0.5  0 0 0 0 0.5  0 0 0 0 0.5  0 0 0 0.5 0"/></filter></defs>' +
    '<rect width="1600" height="1000" fill="url(#ground)"/>' +
    (horizon === undefined ? '' : water(horizon, tones.line, tones.below)) +
    '<rect width="1600" height="1000" filter="url(#grain)" opacity="0.14" style="mix-blend-mode:overlay"/></svg>'
  );
}
