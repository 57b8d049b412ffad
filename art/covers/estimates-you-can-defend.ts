import { drawing, line, oklch, plane } from './kit';
import { amber, ink, paper, tide } from './palette';
import { downward, glow } from './resin';

interface Range {
  middle: number;
  height: number;
  /** How far the estimate reaches before and after its middle: later is always longer. */
  before: number;
  after: number;
  fill: string;
  opacity: number;
}

/** From the first guess (widest, in front) to the evidence of the first week (narrow, behind). */
const ranges: Range[] = [
  { middle: 960, height: 760, before: 96, after: 120, fill: 'url(#evidence)', opacity: 1 },
  { middle: 1010, height: 560, before: 150, after: 205, fill: amber.dark, opacity: 0.82 },
  { middle: 850, height: 500, before: 190, after: 290, fill: tide.pale, opacity: 0.72 },
  { middle: 1150, height: 400, before: 330, after: 300, fill: tide.soft, opacity: 0.74 },
  { middle: 640, height: 320, before: 330, after: 480, fill: tide.mid, opacity: 0.78 },
  { middle: 1040, height: 180, before: 560, after: 620, fill: tide.deep, opacity: 0.86 },
];

function hill({ middle, height, before, after, fill, opacity }: Range): string {
  const crest = Array.from({ length: 54 }, (_, i) => {
    const x = -20 + i * 31;
    const distance = (x - middle) / (x < middle ? before : after);
    return `${x},${(985 - height * Math.exp(-(distance ** 2) / 2)).toFixed(1)}`;
  });
  return plane(`-20,1020! ${crest.join(' ')} 1640,1020!`, fill, opacity);
}

/** The lit left flank of the narrowest range. */
const flank = (): string =>
  plane(
    '960,228! 924,290 896,400 866,560 826,720 770,880! 900,900! 932,700 946,460',
    amber.pale,
    0.4,
  );

/** The plumb line: straight, from outside the picture, its bob of amber at rest. */
const plumb = (): string =>
  [
    line('960,0 960,628', ink, 5),
    plane('932,620! 960,612 988,620! 1000,690 960,800! 920,690', ink),
    plane('940,634! 960,628 964,700 960,784! 932,692', amber.glow),
    plane('940,634! 950,630 948,700 952,756! 932,692', amber.pale),
    `<rect x="930" y="606" width="60" height="18" rx="9" fill="${tide.dark}"/>`,
  ].join('');

/** Overlapping ranges as strata in daylight, one plumb line through what they share. */
export const estimatesYouCanDefend = () =>
  drawing(1600, 1000, [
    downward('day', paper, oklch(0.9, 0.05, 84)),
    downward('evidence', amber.light, amber.deep),
    '<rect width="1600" height="1000" fill="url(#day)"/>',
    glow('noon', 960, 400, 620, amber.light, 0.4),
    ...[340, 560, 780].map(
      (y) => `<rect y="${y}" width="1600" height="3" fill="${tide.mist}" fill-opacity="0.6"/>`,
    ),
    ranges.slice(0, 1).map(hill).join(''),
    flank(),
    ranges.slice(1).map(hill).join(''),
    plumb(),
  ]);
