import type { Piece } from '../marks/piece';
import type { Scene } from '../marks/scene';

/** The drawing of a topic: amber in its light, and flat drawings behind and before it; in pixels of the film. */
export interface Motif {
  pieces: readonly Piece[];
  /** How many pixels are one height of the hero's picture: with few, small pieces are deep and their colour is warm. */
  unit?: number;
  water?: Scene['water'];
  behind?: string;
  before?: string;
}

/** How a topic is drawn when `lit` of its four points have been made. */
export type Motifs = (lit: number) => Motif;

export const SHEET = { width: 480, height: 440 } as const;

export const four = [0, 1, 2, 3] as const;

/** The lamp of a piece that is one of four points: before its turn the piece is dark, but there. */
export const lampOf = (point: number, lit: number): number => (point < lit ? 1 : 0.07);
