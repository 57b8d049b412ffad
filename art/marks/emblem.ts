import { disc, group, hand, n, type Point, pen } from './paper';
import type { Scene } from './scene';

/** The emblems' sheet. They are shown up to 430 pixels wide. */
export const EMBLEM = { width: 480, height: 360, scale: 1.8 } as const;

/** Where a stone on this sheet lies, and its water. */
export const STONE = { cx: 240, cy: 160, rx: 184, ry: 136 } as const;
export const WATER = { line: 268, middle: 240, half: 184 } as const;

/** Subjects are drawn larger than the clear middle of a stone. */
const HELD = 0.94;

/** Moves a subject, drawn around the middle of the sheet, into the clear middle of its stone. */
export function held(inside: string, [x, y]: Point = [240, 166], k: number = HELD): string {
  return group(`translate(${n(240 - x * k)} ${n(150 - y * k)}) scale(${k})`, inside);
}

/** One stone in its water, with the subject of a service or a workshop held in its middle. */
export function emblem(seed: number, inside: string): Scene {
  return { ...EMBLEM, pieces: [{ ...STONE, seed, inside: air(seed) + inside }], water: WATER };
}

/** Bubbles and flecks around the middle, as resin keeps them. */
export function air(seed: number): string {
  const random = hand(seed + 9);
  const parts: string[] = [];
  while (parts.length < 26) {
    const angle = random() * Math.PI * 2;
    const far = 0.5 + 0.34 * random();
    const x = STONE.cx + Math.cos(angle) * STONE.rx * far;
    const y = STONE.cy - 8 + Math.sin(angle) * STONE.ry * far;
    if (y > WATER.line - 14) continue;
    parts.push(
      parts.length % 3 === 0 ? bubble([x, y], 1.2 + 4.6 * random() ** 2) : fleck(x, y, random),
    );
  }
  return parts.join('');
}

function bubble([x, y]: Point, r: number): string {
  const rim = `<circle fill="none" stroke="#3b1a07" stroke-opacity=".55" stroke-width="1" cx="${n(x)}" cy="${n(y)}" r="${n(r)}"/>`;
  const light = group('', disc('cream', [x - r * 0.42, y - r * 0.42], r * 0.24));
  return rim + light;
}

function fleck(x: number, y: number, random: () => number): string {
  const turn = random() * Math.PI;
  const long = 1.5 + 4.5 * random() ** 2;
  const end = `${n(x + long * Math.cos(turn))} ${n(y + long * Math.sin(turn))}`;
  return pen('umber', 1 + 0.8 * random(), `M${n(x)} ${n(y)}L${end}`);
}
