import { noise } from './noise';
import { HEIGHT, smooth, WIDTH } from './stage';

/** The amber's form, baked once: it stands still and only the light in it moves. */
export interface Stone {
  /** 0 outside, 1 inside, soft on the edge. */
  cover: Float32Array;
  /** 0 at the middle, 1 on the silhouette. */
  edge: Float32Array;
  /** Half thickness in heights. */
  depth: Float32Array;
  nx: Float32Array;
  ny: Float32Array;
  nz: Float32Array;
}

export const CENTRE = { u: 1.4, v: 0.39 } as const;
const RADIUS = { u: 0.475, v: 0.325 } as const;
const THICK = 0.25;

/** Broad planes broken off the pebble: offset from the middle and slope of each. */
const PLANES = [
  { at: 0.262, u: 0.5, v: 0.16 },
  { at: 0.232, u: -0.1, v: 0.62 },
  { at: 0.272, u: 0.06, v: -0.55 },
  { at: 0.29, u: -0.62, v: -0.2 },
  { at: 0.3, u: 0.52, v: -0.6 },
] as const;

function outline(angle: number): number {
  return (
    1 +
    0.055 * Math.cos(2 * angle + 0.7) +
    0.05 * Math.cos(3 * angle - 1.1) +
    0.022 * Math.cos(5 * angle + 2.2) +
    0.01 * Math.cos(8 * angle + 0.4)
  );
}

/** How far (u, v) lies towards the silhouette: 1 on it. */
export function reach(u: number, v: number): number {
  const x = (u - CENTRE.u) / RADIUS.u;
  const y = (v - CENTRE.v) / RADIUS.v;
  return Math.hypot(x, y) / outline(Math.atan2(y, x));
}

function softMin(a: number, b: number, k: number): number {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - h * h * k * 0.25;
}

function depthAt(u: number, v: number): number {
  const q = Math.min(1, reach(u, v));
  let h = THICK * Math.sqrt(Math.max(0, 1 - q ** 2.3));
  for (const plane of PLANES) {
    const cut = plane.at + plane.u * (u - CENTRE.u) + plane.v * (v - CENTRE.v);
    h = softMin(h, cut * 0.92, 0.035);
  }
  const dents = 0.011 * noise(u * 3.1 + 4, v * 3.7, 2.5) + 0.0035 * noise(u * 9, v * 11, 7.5);
  return Math.max(0, h + dents * smooth(1, 0.7, q));
}

function fillNormals(stone: Stone): void {
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const i = y * WIDTH + x;
      if (!stone.cover[i]) continue;
      const u = (x + 0.5) / HEIGHT;
      const v = (y + 0.5) / HEIGHT;
      const e = 0.0022;
      const gu = (depthAt(u + e, v) - depthAt(u - e, v)) / (2 * e);
      const gv = (depthAt(u, v + e) - depthAt(u, v - e)) / (2 * e);
      const length = Math.hypot(gu, gv, 1);
      stone.nx[i] = -gu / length;
      stone.ny[i] = -gv / length;
      stone.nz[i] = 1 / length;
    }
  }
}

export function buildStone(): Stone {
  const field = () => new Float32Array(WIDTH * HEIGHT);
  const stone: Stone = {
    cover: field(),
    edge: field(),
    depth: field(),
    nx: field(),
    ny: field(),
    nz: field(),
  };
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const u = (x + 0.5) / HEIGHT;
      const v = (y + 0.5) / HEIGHT;
      const q = reach(u, v);
      if (q > 1.01) continue;
      const i = y * WIDTH + x;
      stone.cover[i] = smooth(1.004, 0.996, q);
      stone.edge[i] = Math.min(1, q);
      stone.depth[i] = depthAt(u, v);
    }
  }
  fillNormals(stone);
  return stone;
}
