/** The picture's measures; what is painted at another scale (`HERO_SCALE`) is the same picture. Lengths are in frame heights, so u runs 0..16/9 and v 0..1. */
export const SCALE = Number(process.env.HERO_SCALE ?? 1);
export const WIDTH = 1280 * SCALE;
export const HEIGHT = 720 * SCALE;
export const FPS = 24;
export const FRAMES = 240;

/** Where sky meets water behind the stone, and where the water meets the stone in front. */
export const HORIZON = 0.462;
export const WATERLINE = 0.592;

/** The site's night ink in linear light, so the film runs into the page without an edge. */
export const INK = [0.0031, 0.0057, 0.0088] as const;

export interface Light {
  u: number;
  v: number;
  z: number;
  power: number;
}

const TURN = Math.PI * 2;

/** The lamp behind the stone at loop time t (0..1). One full orbit per loop: the seam is exact. */
export function lightAt(t: number): Light {
  const a = t * TURN;
  return {
    u: 1.335 + 0.085 * Math.cos(a),
    v: 0.295 + 0.03 * Math.sin(a),
    z: -0.06 + 0.07 * Math.sin(a + 0.6),
    power: 1 + 0.07 * Math.sin(a * 2 + 1.1),
  };
}

/** A closed path through noise space: everything that flows follows it and returns. */
export function orbitAt(t: number, radius: number, phase = 0): readonly [number, number, number] {
  const a = t * TURN + phase;
  return [radius * Math.cos(a), radius * Math.sin(a), radius * 0.7 * Math.cos(a + 1.2)];
}

export function smooth(low: number, high: number, x: number): number {
  const k = Math.min(1, Math.max(0, (x - low) / (high - low)));
  return k * k * (3 - 2 * k);
}
