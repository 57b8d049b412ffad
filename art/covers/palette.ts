/** The two materials every picture is made of, as hex for the rasteriser. */
import { oklch } from './kit';

export const ink = oklch(0.17, 0.02, 240);
export const paper = oklch(0.965, 0.018, 85);
export const tide = {
  deep: oklch(0.21, 0.026, 238),
  dark: oklch(0.26, 0.034, 234),
  mid: oklch(0.34, 0.045, 228),
  soft: oklch(0.45, 0.055, 220),
  pale: oklch(0.62, 0.06, 210),
  mist: oklch(0.8, 0.035, 205),
};
export const amber = {
  pale: oklch(0.9, 0.085, 82),
  light: oklch(0.84, 0.13, 76),
  glow: oklch(0.78, 0.16, 70),
  deep: oklch(0.66, 0.145, 62),
  dark: oklch(0.52, 0.12, 55),
  ember: oklch(0.38, 0.085, 48),
};
