import { chance, drawing, oklch } from './kit';
import { amber, ink, paper, tide } from './palette';
import { downward, glow, wash } from './resin';

type Frame = { x: number; width: number; depth: number };
const [horizon, floor, step] = [290, 1000, 71];
const withinBudget = Math.floor((floor - horizon) / step) - 1;

/** A flame graph: frames split into narrower ones; the tallest would grow past the budget. */
function flames(frame: Frame, next: () => number): Frame[] {
  const { x, width, depth } = frame;
  if (depth >= withinBudget + 3 || width < 40) return [frame];
  if (depth > 2 && next() < 0.14) return [frame];
  const split = width > 700 || (width > 120 && next() < 0.62);
  const cut = split ? 0.3 + next() * 0.4 : 1;
  const kept = width * (split ? 1 : 0.8 + next() * 0.16);
  const children = flames({ x, width: kept * cut, depth: depth + 1 }, next);
  if (!split) return [frame, ...children];
  const rest = { x: x + width * cut, width: width * (1 - cut) * 0.94, depth: depth + 1 };
  return [frame, ...children, ...flames(rest, next)];
}

function bar({ x, width, depth }: Frame, next: () => number): string {
  const y = floor - (depth + 1) * step;
  const heat = Math.min(1, depth / withinBudget);
  const place = `x="${x.toFixed(1)}" width="${Math.max(14, width - 7).toFixed(1)}"`;
  if (depth > withinBudget) {
    return `<rect ${place} y="${y}" height="${step - 7}" rx="12" fill="${tide.soft}" fill-opacity="0.4"/>`;
  }
  const fill = oklch(0.4 + heat * 0.42 + next() * 0.07, 0.1 + heat * 0.055, 46 + heat * 28);
  return (
    `<rect ${place} y="${y}" height="${step - 7}" rx="12" fill="${fill}"/>` +
    `<rect ${place} y="${y}" height="${step * 0.42}" rx="12" fill="${amber.pale}" fill-opacity="0.12"/>`
  );
}

/** Resin bars rise from the floor and stop, all of them, under one line. */
export function aBudgetThatSurvives() {
  const next = chance(23);
  const frames = flames({ x: 90, width: 1540, depth: 0 }, next);
  return drawing(1600, 1000, [
    wash('night', tide.dark, ink),
    glow('heat', 560, 760, 760, amber.deep, 0.5),
    glow('heat-right', 1240, 860, 520, amber.dark, 0.5),
    frames.map((frame) => bar(frame, next)).join(''),
    downward('lift', amber.pale, amber.pale, 0),
    `<rect y="${horizon}" width="1600" height="70" fill="url(#lift)" fill-opacity="0.16"/>`,
    `<rect y="${horizon - 5}" width="1600" height="10" fill="${paper}"/>`,
  ]);
}
