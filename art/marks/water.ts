import { noise } from '../hero/noise';
import { smooth } from '../hero/stage';
import { hand } from './paper';

/** A picture in premultiplied linear RGBA, four floats a pixel, and pixels to a height of the hero's picture. */
export interface Canvas {
  width: number;
  height: number;
  scale: number;
  rgba: Float32Array;
}

/** Where the water meets the piece: its line at the middle and how wide the piece is there, in pixels. */
export interface Shore {
  middle: number;
  line: number;
  half: number;
  seed: number;
  /** How strong the light in the piece is. */
  lamp: number;
}

/** The line where water touches the piece: a shallow bow in front of it. */
export function shoreAt({ middle, line, half }: Shore, scale: number, x: number): number {
  const across = (x - middle) / half;
  return line - 0.03 * scale * Math.min(1, across * across);
}

const TAPS = [-1.5, -1, -0.6, -0.2, 0.2, 0.6, 1, 1.5] as const;
/** What the light in the piece adds to its mirror image, in linear light. */
const GLOW: readonly number[] = [0.5, 0.17, 0.022];

/** What the water shows of the piece: upside down, drawn out, broken into lines, gone at the lower edge. */
export function reflect(canvas: Canvas, shore: Shore): void {
  const { width, height, scale } = canvas;
  const above = canvas.rgba.slice();
  for (let y = Math.floor(shore.line - 0.05 * scale); y < height; y++) {
    for (let x = 0; x < width; x++) {
      const edge = shoreAt(shore, scale, x);
      const fall = (y + 0.5 - edge) / scale;
      const wet = smooth(-0.0012, 0.0012, fall);
      if (wet <= 0) continue;
      const at = (y * width + x) * 4;
      const fold = Math.log(Math.max(0, fall) + 0.03);
      const broken = 0.5 + 0.5 * noise((x / scale) * 0.9 + shore.seed, fold * 3.1 + 2, shore.seed);
      const sway = 0.06 * fall * scale * noise(fold * 3 + 5, (x / scale) * 0.5, shore.seed + 3);
      const spread = (0.004 + 0.17 * Math.max(0, fall)) * scale;
      const end = smooth(1, 0.82, y / height);
      const strength = 0.9 * smooth(0.2, 0.75, broken) * Math.exp(-7 * Math.max(0, fall)) * end;
      let cover = 0;
      for (const c of [3, 0, 1, 2] as const) {
        let mirror = 0;
        for (const tap of TAPS) {
          const from = edge - fall * scale * 1.35 + tap * spread;
          const aside = x + sway + tap * spread * 0.55;
          mirror += sample(above, canvas, aside, Math.min(edge - 2, from), c) / TAPS.length;
        }
        if (c === 3) cover = mirror;
        const lit = c < 3 ? mirror * 0.55 + cover * (GLOW[c] ?? 0) * 0.75 * shore.lamp : mirror;
        const kept = (above[at + c] ?? 0) * (1 - wet);
        canvas.rgba[at + c] = kept + lit * strength * wet;
      }
    }
  }
  glints(canvas, shore);
}

function sample(map: Float32Array, { width, height }: Canvas, x: number, y: number, c: number) {
  const px = Math.round(Math.min(width - 1, Math.max(0, x)));
  const py = Math.min(height - 1.001, Math.max(0, y));
  const at = ((py | 0) * width + px) * 4 + c;
  const a = map[at] ?? 0;
  return a + ((map[at + width * 4] ?? 0) - a) * (py - (py | 0));
}

/** Straight light of tide and amber, as it lies on the hero's water. */
const WARM = [0.72, 0.27, 0.045] as const;
const COOL = [0.035, 0.2, 0.24] as const;

/** Long level lines: where the water touches the piece, then cool ones, out to both sides. */
function glints(canvas: Canvas, shore: Shore): void {
  const random = hand(shore.seed + 4);
  const { scale, width, height } = canvas;
  const room = height - shore.line;
  const lines = [0.16, 0.3, 0.44, 0.58, 0.72, 0.84].map((part, index) => {
    const side = index % 2 === 0 ? -1 : 1;
    const reach = (0.4 + 0.3 * random()) * shore.half;
    const off = side * (0.35 + 0.5 * random()) * shore.half;
    return { y: shore.line + part * room, x: shore.middle + off, reach, warm: index % 3 === 1 };
  });
  const lip = { y: shore.line + 1, x: shore.middle, reach: shore.half * 1.12, warm: true };
  for (const { y, x, reach, warm } of [lip, ...lines]) {
    const own = warm ? WARM : COOL;
    const isLip = y === lip.y;
    for (let px = Math.max(0, Math.floor(x - reach)); px < Math.min(width, x + reach); px++) {
      const taper = smooth(1, 0.1, Math.abs(px - x) / reach);
      const level = isLip ? shoreAt(shore, scale, px) + 1 : y;
      const thick = (isLip ? 0.0034 : 0.0042) * scale * (0.4 + 0.6 * taper);
      for (let py = Math.floor(level - thick * 3); py <= level + thick * 3; py++) {
        if (py < 0 || py >= height) continue;
        const a = 0.62 * taper * Math.exp(-(((py + 0.5 - level) / thick) ** 2));
        lay(canvas, (py * width + px) * 4, own, a);
      }
    }
  }
}

function lay({ rgba }: Canvas, at: number, colour: readonly number[], alpha: number): void {
  for (let c = 0; c < 3; c++) {
    rgba[at + c] = (rgba[at + c] ?? 0) * (1 - alpha) + (colour[c] ?? 0) * alpha;
  }
  rgba[at + 3] = (rgba[at + 3] ?? 0) * (1 - alpha) + alpha;
}
