import { haze, type Moment, veins } from '../hero/amber';
import { noise } from '../hero/noise';
import { orbitAt, smooth } from '../hero/stage';
import { type Held, read } from './held';
import { type Piece, type Surface, windowReach } from './piece';

/** Finer than in the film: a still is looked at for longer. */
const STEPS = 22;
const BEND = 1 / 1.54;
/** Where the held thing lies: well before the middle, with the lamp behind it. */
const PLACE = 0.1;
/** How much of the bending the held thing shows: it has to be read, also where the surface is steep. */
const CLEAR = 0.42;

/** A piece in its light: the hero's resin, lit from behind, with something in it. */
export interface Lit {
  piece: Piece;
  held: Held;
  /** Pixels to one height of the hero's picture. */
  scale: number;
  /** The middle, in pixels. */
  middle: readonly [number, number];
  moment: Moment;
}

/** The lamp stands behind the middle, a little to the upper right, as in the hero. */
export function momentOf({ seed, lamp = 1 }: Piece): Moment {
  const sway = 0.05 * Math.sin(seed * 1.7);
  return {
    light: { u: 0.04 + sway, v: -0.075, z: -0.1, power: lamp },
    drift: orbitAt((seed * 0.137) % 1, 0.3, seed),
    veil: orbitAt((seed * 0.271) % 1, 0.12, seed),
  };
}

/** Gathers the light along the ray that enters the surface at (x, y); linear RGB into `out`. */
export function gather(lit: Lit, x: number, y: number, s: Surface, out: Float32Array): void {
  const { light } = lit.moment;
  const root = Math.sqrt(1 - BEND * BEND * (1 - s.nz * s.nz));
  const k = BEND * s.nz - root;
  const dz = -BEND + k * s.nz;
  const ds = (s.depth * 1.75 + 0.012) / -dz / STEPS;
  const jitter = (52.9829189 * ((0.06711056 * x * 900 + 0.00583715 * y * 900) % 1)) % 1;
  let through = 1;
  let met = false;
  out.fill(0);
  for (let step = 0; step < STEPS; step++) {
    const far = (step + 0.3 + 0.4 * Math.abs(jitter)) * ds;
    const [px, py] = [x + k * s.nx * far, y + k * s.ny * far];
    const pz = s.depth + dz * far;
    if (!met && pz < PLACE) {
      met = true;
      const [hx, hy] = [x + k * s.nx * far * CLEAR, y + k * s.ny * far * CLEAR];
      through *= 1 - meet(lit, hx, hy, far, through, out);
      if (through < 0.02) return;
    }
    const [lx, ly, lz] = [px - light.u, (py - light.v) * 1.12, pz - light.z];
    const d2 = lx * lx + ly * ly + lz * lz;
    const shifted = [px + lit.piece.seed * 1.31, py + lit.piece.seed * 0.77] as const;
    const fog = haze(...shifted, pz, lit.moment);
    const bright = 0.6 + 2.5 * veins(...shifted, pz, lit.moment);
    const near = (light.power * bright * shadow(lit, px, py, pz)) / (d2 + 0.036);
    const t = Math.exp(-0.92 * Math.sqrt(d2) - 0.3 * far);
    add(out, near * fog * through * ds, t * t);
    through *= Math.exp(-(0.62 + 1.35 * fog) * ds);
  }
}

/** What resin leaves of white light: red goes far, green less, blue hardly. `t2` is the way's share, squared. */
function add(out: Float32Array, lit: number, t2: number): void {
  const t4 = t2 * t2;
  out[0] = (out[0] ?? 0) + lit * t2 * Math.sqrt(t2);
  out[1] = (out[1] ?? 0) + lit * t4 * t2 * 0.62;
  out[2] = (out[2] ?? 0) + lit * t4 * t4 * t4 * 0.3;
}

/** How much of the lamp the held thing leaves at a point between it and the eye. */
function shadow({ held, scale, middle, moment }: Lit, x: number, y: number, z: number): number {
  const { light } = moment;
  if (z <= PLACE) return 1;
  const k = (PLACE - light.z) / (z - light.z);
  const [u, v] = [light.u + (x - light.u) * k, light.v + (y - light.v) * k];
  return 1 - 0.8 * read(held.shade, held, middle[0] + u * scale, middle[1] + v * scale);
}

/** Adds the held thing where the ray meets it, and returns how much of it there is. */
function meet(lit: Lit, x: number, y: number, far: number, through: number, out: Float32Array) {
  const { held, scale, middle, moment } = lit;
  const at = [middle[0] + x * scale, middle[1] + y * scale] as const;
  const cover = read(held.cover, held, ...at);
  if (cover <= 0) return 0;
  const d = Math.hypot(x - moment.light.u, y - moment.light.v);
  const glow = (0.3 + 1.1 * Math.exp(-3.6 * d)) * through * moment.light.power;
  const t = Math.exp(-0.9 * far);
  const tint = [t, t * t * 0.86, t * t * t * t * 0.72] as const;
  for (let c = 0; c < 3; c++) {
    const own = read(held.colour, held, ...at, 3, c);
    out[c] = (out[c] ?? 0) + cover * own * glow * (tint[c] ?? 1) * 1.9;
  }
  return cover * 0.97;
}

/** Reflected surroundings on the polished skin: a cold sky, a long pale window up left. */
export function polish({ nx, ny, nz }: Surface, out: Float32Array): void {
  const [rx, ry] = [2 * nz * nx, 2 * nz * ny];
  const fresnel = 0.04 + 0.5 * (1 - nz) ** 4;
  const across = smooth(0.17, 0.03, Math.abs(ry + 0.66 - rx * 0.3));
  const window = across * smooth(-0.98, -0.6, rx) * smooth(0.5, 0, rx);
  const sky = smooth(0.5, -0.9, ry) * 0.06;
  const glance = fresnel * (sky + window * 1.5);
  for (let c = 0; c < 3; c++) out[c] = (out[c] ?? 0) + glance * (1 - 0.1 * c);
}

/** The rind of a raw piece: matt, mottled, lit from the upper left; the window is left open. */
export function rind(
  { piece, moment }: Lit,
  x: number,
  y: number,
  s: Surface,
  out: Float32Array,
): void {
  const far = windowReach(piece.seed, x, y);
  const open = smooth(1.02, 0.98, far);
  const lip = Math.exp(-(((far - 1) / 0.03) ** 2));
  const mottle =
    0.75 + 0.35 * noise(x * 9, y * 9 + piece.seed, 3.5) + 0.2 * noise(x * 33, y * 33, 1);
  const light = Math.max(0, 0.3 + 0.62 * (-0.5 * s.nx - 0.72 * s.ny) + 0.34 * s.nz);
  const d = Math.hypot(x - moment.light.u, y - moment.light.v);
  const seep = 0.55 * Math.exp(-2.6 * d) * smooth(-0.2, 0.7, noise(x * 5, y * 6 + piece.seed, 2.5));
  const crust = [0.26, 0.115, 0.042] as const;
  for (let c = 0; c < 3; c++) {
    const skin = (crust[c] ?? 0) * light * mottle * 1.5 + (out[c] ?? 0) * (0.1 + seep);
    out[c] = (out[c] ?? 0) * open + skin * (1 - open) + lip * 0.22 * (crust[c] ?? 0) * 3;
  }
}
