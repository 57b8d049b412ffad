import { noise } from './noise';
import { HEIGHT, HORIZON, INK, orbitAt, smooth, WATERLINE, WIDTH } from './stage';
import { CENTRE } from './stone';

const TURN = Math.PI * 2;

/** Swells: crests per fold of distance, whole cycles per loop, height. Whole cycles keep the seam. */
const SWELLS = [
  { folds: 3.1, cycles: 1, height: 0.75, sway: 0.34, seed: 1.5 },
  { folds: 7.3, cycles: 1, height: 0.8, sway: 0.5, seed: 4.5 },
  { folds: 13.1, cycles: 2, height: 0.62, sway: 0.6, seed: 9.5 },
  { folds: 21.7, cycles: 2, height: 0.34, sway: 0.8, seed: 13.5 },
] as const;

/** The line where water touches the stone, a shallow bow in front of it. */
export function contact(u: number, t: number): number {
  const x = (u - CENTRE.u) / 0.47;
  const bow = 0.034 * Math.max(0, 1 - x * x);
  return WATERLINE + bow + 0.0016 * Math.sin(TURN * (t + u * 1.7));
}

interface Surface {
  slope: number;
  crest: number;
  line: number;
}

function surfaceAt(u: number, w: number, t: number, out: Surface): void {
  const fold = Math.log(w + 0.018);
  const near = w + 0.05;
  const drift = orbitAt(t, 0.22);
  out.slope = 0;
  out.crest = 0;
  for (const s of SWELLS) {
    const x = (u - 0.9) / (near * 2.4 + 0.35);
    const sway = s.sway * noise(x * 0.55 + drift[0] + s.seed, fold * 0.9 + drift[1], s.seed);
    const phase = TURN * (s.folds * fold * 0.55 - s.cycles * t + sway * 1.6);
    const fine = smooth(0.0, 0.012 * s.folds, w * 2.2);
    out.slope += s.height * fine * Math.sin(phase);
    out.crest += s.height * fine * Math.cos(phase);
  }
  const breaks = noise(u * 0.75 + drift[2], fold * 4.2 + 2, drift[0] + 6);
  out.line = smooth(-0.15, 0.55, breaks);
}

function sample(scene: Float32Array, x: number, v: number, c: number): number {
  const y = Math.min(HEIGHT - 2, Math.max(0, v * HEIGHT - 0.5));
  const y0 = Math.floor(y);
  const at = (y0 * WIDTH + x) * 3 + c;
  const a = scene[at] ?? 0;
  return a + ((scene[at + WIDTH * 3] ?? 0) - a) * (y - y0);
}

const TAPS = [-1.6, -1.1, -0.7, -0.3, 0, 0.3, 0.7, 1.1, 1.6] as const;
const SHEEN = [0.016, 0.038, 0.047] as const;
const EMBER = [0.088, 0.0165, 0.0012] as const;
const GLINT = [0.15, 0.05, 0.009] as const;

/** Lays the water over `above` (sky and stone) into `out`, both linear RGB. */
export function paintTide(above: Float32Array, out: Float32Array, cover: Float32Array, t: number) {
  const s: Surface = { slope: 0, crest: 0, line: 0 };
  out.set(above);
  for (let y = Math.floor(HORIZON * HEIGHT); y < HEIGHT; y++) {
    const v = (y + 0.5) / HEIGHT;
    const w = Math.max(0, v - HORIZON);
    for (let x = 0; x < WIDTH; x++) {
      const u = (x + 0.5) / HEIGHT;
      const shore = contact(u, t);
      const dry = (cover[y * WIDTH + x] ?? 0) * smooth(shore + 0.0011, shore - 0.0011, v);
      if (dry >= 1) continue;
      surfaceAt(u, w, t, s);
      paintPixel(above, out, x, y, dry, shore, s);
    }
  }
}

function paintPixel(
  above: Float32Array,
  out: Float32Array,
  x: number,
  y: number,
  dry: number,
  shore: number,
  s: Surface,
): void {
  const u = (x + 0.5) / HEIGHT;
  const v = (y + 0.5) / HEIGHT;
  const w = Math.max(0, v - HORIZON);
  const fall = v - shore;
  const spread = 0.006 + 0.14 * Math.max(0, fall);
  const sway = s.slope * (0.008 + 0.2 * Math.max(0, fall));
  const shift = Math.round(s.crest * 14 * Math.max(0, fall));
  const sx = Math.min(WIDTH - 1, Math.max(0, x + shift));
  const facing = smooth(-0.1, 1.5, s.slope + 0.35 * s.crest);
  const bright = (0.1 + 0.9 * facing) * 0.4 * Math.exp(-7.5 * Math.max(0, fall) - 0.6 * w);
  const side = smooth(0.9, 0.15, Math.hypot((u - 1.33) * 1.1, (v - 0.66) * 1.9));
  const glow = side * side * smooth(-0.05, 0.05, fall) * (0.22 + 0.78 * facing);
  const shoreline =
    Math.exp(-((fall / 0.0016) ** 2)) * 0.11 + Math.exp(-Math.abs(fall) / 0.012) * 0.05;
  const touches = smooth(0.985, 1.06, u) * smooth(1.8, 1.7, u);
  const lip = shoreline * touches * (fall > -0.003 ? 1 : 0);
  const warm = side * smooth(-0.06, 0.05, fall);
  const crest = Math.max(0, s.crest) / 1.9;
  const sheen = crest ** 3 * s.line * smooth(0, 0.03, w) * (1.1 - 0.6 * smooth(0.15, 0.5, w));
  for (let c = 0; c < 3; c++) {
    let mirror = 0;
    if (fall > 0) {
      for (const tap of TAPS)
        mirror += sample(above, sx, shore - fall * 1.12 + sway + tap * spread, c);
      mirror /= TAPS.length;
    } else {
      mirror = (INK[c] ?? 0) * 1.1;
    }
    const body = (INK[c] ?? 0) * (0.62 + 0.25 * smooth(0.4, 0, w));
    const tint = (SHEEN[c] ?? 0) * (1 - warm) + (GLINT[c] ?? 0) * warm;
    const wet = body + mirror * bright + (EMBER[c] ?? 0) * (glow + lip * 9) + tint * sheen;
    const at = (y * WIDTH + x) * 3 + c;
    out[at] = (above[at] ?? 0) * dry + wet * (1 - dry);
  }
}
