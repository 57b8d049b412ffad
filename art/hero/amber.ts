import type { Inclusions } from './inclusions';
import { noise } from './noise';
import { HEIGHT, type Light, lightAt, orbitAt, smooth, WIDTH } from './stage';
import type { Stone } from './stone';

const STEPS = 16;
const BEND = 1 / 1.54;

export interface Moment {
  light: Light;
  drift: readonly [number, number, number];
  veil: readonly [number, number, number];
}

/** Bright filaments where the lumpy surface has gathered the light. */
export function veins(u: number, v: number, z: number, m: Moment): number {
  const wu = 0.55 * noise(u * 2.3 + m.drift[0], v * 2.3 + m.drift[1], z * 2.3 + 5);
  const wv = 0.55 * noise(u * 2.3 + 8, v * 2.3 + m.drift[2], z * 2.3 + m.drift[0]);
  const broad = 1 - Math.abs(noise(u * 3.4 + wu, v * 4.3 + wv, z * 3.4 + m.drift[1]));
  const fine = 1 - Math.abs(noise(u * 7.7 - wv * 2, v * 9.1 + wu * 2, z * 6 + m.drift[2] + 3));
  const b2 = broad * broad;
  const b8 = b2 * b2 * b2 * b2;
  const f4 = fine * fine * fine * fine;
  return 1.25 * b8 * b8 + 0.8 * f4 * f4 * f4 * f4 * b2;
}

/** How cloudy the resin is: soft banks, and the sheets of one flow over another. */
export function haze(u: number, v: number, z: number, m: Moment): number {
  const bank = noise(u * 1.9 + 2 + m.veil[0], v * 2.6 + m.veil[1], z * 2 + 1);
  const s = u * 9 + v * 23 + z * 8 + 2.6 * bank + 1.4 * noise(u * 4, v * 4, z * 4);
  const sheet = 0.5 + 0.5 * Math.sin(s);
  return 0.3 + 1.5 * smooth(-0.1, 0.75, bank) + 0.42 * sheet * sheet * sheet;
}

/** Light gathered along one refracted ray through the resin, linear RGB into `out`. */
function march(stone: Stone, i: number, u: number, v: number, m: Moment, out: Float32Array): void {
  const nx = stone.nx[i] ?? 0;
  const ny = stone.ny[i] ?? 0;
  const nz = stone.nz[i] ?? 1;
  const h = stone.depth[i] ?? 0;
  const root = Math.sqrt(1 - BEND * BEND * (1 - nz * nz));
  const k = BEND * nz - root;
  const dz = -BEND + k * nz;
  const ds = (h * 1.75 + 0.012) / -dz / STEPS;
  const x = i % WIDTH;
  const y = (i - x) / WIDTH;
  const jitter = (52.9829189 * ((0.06711056 * x + 0.00583715 * y) % 1)) % 1;
  let through = 1;
  let r = 0;
  let g = 0;
  let b = 0;
  for (let step = 0; step < STEPS; step++) {
    const s = (step + 0.3 + 0.4 * jitter) * ds;
    const pu = u + k * nx * s;
    const pv = v + k * ny * s;
    const pz = h + dz * s;
    const lu = pu - m.light.u;
    const lv = (pv - m.light.v) * 1.12;
    const lz = pz - m.light.z;
    const d2 = lu * lu + lv * lv + lz * lz;
    const d = Math.sqrt(d2);
    const fog = haze(pu, pv, pz, m);
    const near = (m.light.power * (0.4 + 2.5 * veins(pu, pv, pz, m))) / (d2 + 0.021);
    const lit = near * fog * through * ds;
    const t = Math.exp(-1.25 * d - 0.32 * s);
    const t2 = t * t;
    const t4 = t2 * t2;
    r += lit * t2 * t;
    g += lit * t4 * t2 * 0.62;
    b += lit * t4 * t4 * t4 * 0.3;
    through *= Math.exp(-(0.7 + 1.5 * fog) * ds);
  }
  out[0] = r;
  out[1] = g;
  out[2] = b;
}

/** Reflected surroundings on the polished skin: a cold sky, a long pale window up left. */
function skin(stone: Stone, i: number, out: Float32Array): void {
  const nx = stone.nx[i] ?? 0;
  const ny = stone.ny[i] ?? 0;
  const nz = stone.nz[i] ?? 1;
  const rx = 2 * nz * nx;
  const ry = 2 * nz * ny;
  const fresnel = 0.04 + 0.55 * (1 - nz) ** 4;
  const across = smooth(0.17, 0.03, Math.abs(ry + 0.66 - rx * 0.3));
  const window = across * smooth(-0.98, -0.6, rx) * smooth(0.5, 0, rx);
  const sky = smooth(0.5, -0.9, ry) * 0.05;
  const glance = fresnel * (sky + window * 0.8);
  out[0] = (out[0] ?? 0) + glance;
  out[1] = (out[1] ?? 0) + glance * 0.9;
  out[2] = (out[2] ?? 0) + glance * 0.8;
}

/** A bubble is a lens of air: dark rim, a bright crescent on the side away from the lamp. */
function bubble(maps: Inclusions, i: number, u: number, v: number, m: Moment): number {
  const ball = maps.ball[i] ?? 0;
  if (!ball) return 1;
  const lu = m.light.u - u;
  const lv = m.light.v - v;
  const length = Math.hypot(lu, lv) + 0.02;
  const bu = maps.bu[i] ?? 0;
  const bv = maps.bv[i] ?? 0;
  const facing = -(bu * lu + bv * lv) / length;
  const ring = smooth(0.3, 0.72, Math.hypot(bu, bv)) * smooth(1, 0.8, Math.hypot(bu, bv));
  return 1 + ball * (1.7 * ring * smooth(0.2, 0.8, facing) - 0.25 * smooth(0, 1, -facing));
}

/** Paints the stone over `scene` (linear RGB, three floats a pixel) at loop time t. */
export function paintAmber(scene: Float32Array, stone: Stone, maps: Inclusions, t: number): void {
  const m: Moment = { light: lightAt(t), drift: orbitAt(t, 0.3), veil: orbitAt(t, 0.12, 2) };
  const rgb = new Float32Array(3);
  const rows = Math.ceil(HEIGHT * 0.66);
  for (let i = 0; i < rows * WIDTH; i++) {
    const cover = stone.cover[i] ?? 0;
    if (cover <= 0) continue;
    const x = i % WIDTH;
    const u = (x + 0.5) / HEIGHT;
    const v = ((i - x) / WIDTH + 0.5) / HEIGHT;
    march(stone, i, u, v, m, rgb);
    const gain = 1.05 * (maps.clear[i] ?? 1) * bubble(maps, i, u, v, m);
    const low = (smooth(0.485, 0.26, v) * 0.91 + 0.09) * (0.3 + 0.7 * smooth(0.05, 0.21, v));
    const rim = smooth(0.9, 1, stone.edge[i] ?? 0);
    for (let c = 0; c < 3; c++) rgb[c] = (rgb[c] ?? 0) * gain * low * (1 + rim * 0.5);
    skin(stone, i, rgb);
    for (let c = 0; c < 3; c++) {
      const at = i * 3 + c;
      scene[at] = (scene[at] ?? 0) * (1 - cover) + (rgb[c] ?? 0) * cover;
    }
  }
}
