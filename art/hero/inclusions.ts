import { seeded } from './noise';
import { HEIGHT, smooth, WIDTH } from './stage';
import { reach } from './stone';

/** What the amber holds, baked once: how much of it blocks light, and how bubbles bend it. */
export interface Inclusions {
  /** 1 = clear, 0 = fully dark. */
  clear: Float32Array;
  /** Bubble surface direction, 0 where there is none. */
  bu: Float32Array;
  bv: Float32Array;
  /** Bubble rim distance 0..1 and its strength. */
  ball: Float32Array;
}

interface Spot {
  u: number;
  v: number;
  r: number;
  soft: number;
}

function paint(u: number, v: number, r: number, put: (i: number, u: number, v: number) => void) {
  const x0 = Math.max(0, Math.floor((u - r) * HEIGHT));
  const x1 = Math.min(WIDTH - 1, Math.ceil((u + r) * HEIGHT));
  const y0 = Math.max(0, Math.floor((v - r) * HEIGHT));
  const y1 = Math.min(HEIGHT - 1, Math.ceil((v + r) * HEIGHT));
  for (let y = y0; y <= y1; y++) {
    for (let x = x0; x <= x1; x++) {
      put(y * WIDTH + x, (x + 0.5) / HEIGHT, (y + 0.5) / HEIGHT);
    }
  }
}

function bubbles(): Spot[] {
  const random = seeded(907);
  const spots: Spot[] = [
    { u: 1.468, v: 0.262, r: 0.0165, soft: 0.05 },
    { u: 1.498, v: 0.246, r: 0.0068, soft: 0.08 },
    { u: 1.232, v: 0.236, r: 0.0088, soft: 0.08 },
    { u: 1.566, v: 0.372, r: 0.0115, soft: 0.12 },
    { u: 1.135, v: 0.38, r: 0.0072, soft: 0.1 },
  ];
  while (spots.length < 40) {
    const u = 1.08 + random() * 0.62;
    const v = 0.15 + random() * 0.38;
    if (reach(u, v) > 0.82) continue;
    spots.push({ u, v, r: 0.0014 + 0.0042 * random() ** 3, soft: 0.15 + random() * 0.5 });
  }
  return spots;
}

function paintBubbles(maps: Inclusions): void {
  for (const spot of bubbles()) {
    paint(spot.u, spot.v, spot.r * 1.5, (i, u, v) => {
      const du = (u - spot.u) / spot.r;
      const dv = (v - spot.v) / spot.r;
      const d = Math.hypot(du, dv);
      const inside = smooth(1 + spot.soft, 1 - spot.soft * 0.4, d);
      if (inside <= 0) return;
      maps.bu[i] = du * inside;
      maps.bv[i] = dv * inside;
      maps.ball[i] = inside;
      const rim = smooth(0.45, 0.97, d) * inside * (1 - spot.soft);
      maps.clear[i] = (maps.clear[i] ?? 1) * (1 - 0.62 * rim);
    });
  }
}

/** A tapered stroke: dark, soft at its rim, thinner towards its end. */
function stroke(maps: Inclusions, from: Spot, to: Spot, dark: number): void {
  const cu = (from.u + to.u) / 2;
  const cv = (from.v + to.v) / 2;
  const eu = to.u - from.u;
  const ev = to.v - from.v;
  const length = Math.hypot(eu, ev) || 1e-6;
  const bound = length / 2 + Math.max(from.r, to.r) * 2 + 0.003;
  paint(cu, cv, bound, (i, u, v) => {
    const along = ((u - from.u) * eu + (v - from.v) * ev) / length ** 2;
    const k = Math.min(1, Math.max(0, along));
    const d = Math.hypot(u - from.u - eu * k, v - from.v - ev * k);
    const belly = 1 + 0.7 * Math.sin(Math.PI * k);
    const r = (from.r + (to.r - from.r) * k) * belly;
    const ink = smooth(r + from.soft, Math.max(0, r - from.soft), d) * dark;
    maps.clear[i] = Math.min(maps.clear[i] ?? 1, 1 - ink);
  });
}

/** The thing worth keeping: a small frond, bent by the resin that closed over it. */
function paintFrond(maps: Inclusions): void {
  const at = (k: number): Spot => ({
    u: 1.188 + 0.2 * k + 0.012 * Math.sin(k * 5),
    v: 0.428 - 0.125 * k + 0.048 * Math.sin(k * 2.6),
    r: 0.0021 * (1 - 0.7 * k),
    soft: 0.0014,
  });
  const steps = 24;
  for (let s = 0; s < steps; s++) stroke(maps, at(s / steps), at((s + 1) / steps), 0.97);
  for (let leaf = 0; leaf < 13; leaf++) {
    const k = 0.14 + leaf * 0.064;
    const root = at(k);
    const ahead = at(k + 0.02);
    const course = Math.atan2(ahead.v - root.v, ahead.u - root.u);
    for (const side of [-1, 1]) {
      const bend = course + side * (0.95 - 0.25 * k) + 0.12 * Math.sin(leaf * 2.3 + side);
      const size = 0.034 * Math.sin(Math.PI * (0.16 + k * 0.8)) * (side > 0 ? 0.82 : 1);
      const tip = { u: root.u + size * Math.cos(bend), v: root.v + size * Math.sin(bend) };
      stroke(maps, { ...root, r: 0.0019 }, { ...tip, r: 0.0005, soft: 0.002 }, 0.94);
    }
  }
}

function paintFlecks(maps: Inclusions): void {
  const random = seeded(77);
  for (let n = 0; n < 34; n++) {
    const u = 1.06 + random() * 0.66;
    const v = 0.14 + random() * 0.42;
    const a = random() * Math.PI;
    const size = 0.002 + 0.009 * random() ** 2;
    const r = 0.0006 + 0.0014 * random() ** 2;
    const soft = 0.001 + random() * 0.003;
    if (reach(u, v) > 0.86) continue;
    const end = { u: u + size * Math.cos(a), v: v + size * Math.sin(a), r: r * 0.6, soft };
    stroke(maps, { u, v, r, soft }, end, 0.45 + random() * 0.4);
  }
}

export function buildInclusions(): Inclusions {
  const field = () => new Float32Array(WIDTH * HEIGHT);
  const maps = { clear: field().fill(1), bu: field(), bv: field(), ball: field() };
  paintFlecks(maps);
  paintFrond(maps);
  paintBubbles(maps);
  return maps;
}
