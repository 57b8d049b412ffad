/** The parts all portraits share: ground, eyes and the tones of skin under one warm lamp. */
import { type Drawing, drawing, plane, within } from '../covers/kit';
import { amber, ink } from '../covers/palette';

export { amber, ink, tide } from '../covers/palette';

/** Five planes from lit to unlit; `hue` and `depth` place a person, not a template. */
export interface Skin {
  lit: string;
  base: string;
  half: string;
  shade: string;
  dark: string;
  lips: string;
}

/** The ground behind a person: one plane, a second below the tide line, the line itself. */
export function portrait(
  ground: { above: string; below: string; line: string; at: number },
  parts: string[],
): Drawing {
  const { above, below, line, at } = ground;
  return drawing(800, 1000, [
    `<rect width="800" height="1000" fill="${above}"/>`,
    `<rect y="${at}" width="800" height="${1000 - at}" fill="${below}"/>`,
    `<rect y="${at - 1.5}" width="800" height="3" fill="${line}"/>`,
    ...parts,
  ]);
}

interface Eye {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Which way the outer corner points: -1 left, 1 right. */
  outer: -1 | 1;
  /** How far the outer corner lifts above the inner one. */
  lift: number;
  /** How far the iris is moved sideways from the middle. */
  look: number;
  /** Thickness of the dark upper lid at its middle. */
  weight?: number;
}

/** The five colours of an eye; a shaded eye gets darker ones than a lit eye. */
export interface EyeTones {
  white: string;
  iris: string;
  lash: string;
  lid: string;
  fold: string;
}

/** An eye of five planes: fold, lid, white, iris, dark upper edge. */
export function eye(shape: Eye, tones: EyeTones): string {
  const { x, y, width, height, outer, lift, look, weight = 7 } = shape;
  const at = (u: number, v: number) =>
    `${(x + outer * u * width).toFixed(1)},${(y + v * height - (u + 0.5) * lift).toFixed(1)}`;
  const thick = weight / height;
  const top = [at(-0.28, -0.36), at(0.02, -0.52), at(0.3, -0.36)];
  const bottom = [at(0.28, 0.32), at(0, 0.46), at(-0.3, 0.32)];
  const almond = `${at(-0.5, 0.14)}! ${top.join(' ')} ${at(0.5, 0.02)}! ${bottom.join(' ')}`;
  const edge =
    `${at(-0.5, 0.14)}! ${at(-0.29, -0.36 - thick * 0.7)} ${at(0.02, -0.52 - thick)} ` +
    `${at(0.32, -0.38 - thick)} ${at(0.6, -0.02 - thick * 0.5)}! ${at(0.5, 0.06)}! ` +
    `${[...top].reverse().join(' ')}`;
  const fold =
    `${at(-0.5, -0.1)}! ${at(-0.28, -0.74)} ${at(0.04, -0.98)} ${at(0.36, -0.78)} ` +
    `${at(0.62, -0.2)}! ${at(0.3, -0.4)} ${at(0, -0.5)} ${at(-0.28, -0.36)}`;
  const bag = `${at(-0.42, 0.3)}! ${at(-0.1, 0.56)} ${at(0.3, 0.5)} ${at(0.54, 0.08)}! ${at(0.3, 0.68)} ${at(-0.1, 0.8)}`;
  const id = `eye-${Math.round(x)}-${Math.round(y)}`;
  const r = height * 0.57;
  const [cx, cy] = [x + look, y - lift / 2 - height * 0.1];
  return [
    plane(fold, tones.fold),
    plane(bag, tones.lid, 0.55),
    plane(almond, tones.white),
    irisIn(`${id}-a`, almond, cx, cy, r, tones.iris),
    plane(edge, tones.lash),
  ].join('');
}

function irisIn(id: string, almond: string, cx: number, cy: number, r: number, fill: string) {
  const glint = `<circle cx="${cx - r * 0.32}" cy="${cy - r * 0.3}" r="${r * 0.2}" fill="${amber.pale}"/>`;
  const disc =
    `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"/>` +
    `<circle cx="${cx}" cy="${cy}" r="${r * 0.46}" fill="${ink}"/>`;
  return within(id, almond, disc + glint);
}
