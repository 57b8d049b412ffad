import { emblem, held } from '../emblem';
import type { Paint } from '../palette';
import { cut, disc, type Point, pen, slab } from '../paper';
import type { Scene } from '../scene';

/** One clip of a track: where it begins, how long it is, its colour. */
type Clip = readonly [start: number, length: number, paint: Paint];

const PICTURE: readonly Clip[] = [
  [132, 42, 'umber'],
  [178, 70, 'ember'],
  [266, 36, 'umber'],
  [306, 46, 'ember'],
];
const CAPTIONS: readonly Clip[] = [
  [138, 28, 'cream'],
  [182, 34, 'cream'],
  [222, 22, 'cream'],
  [272, 26, 'cream'],
  [310, 34, 'cream'],
];

function track(y: number, height: number, clips: readonly Clip[]): string {
  return clips
    .map(([x, length, paint]) => slab(paint, [x, y], [length, height], { round: 3 }))
    .join('');
}

/** A speaker in the frame, the caption under the face, as the academy's videos are set. */
function frame([x, y]: Point): string {
  return [
    slab('ember', [x + 5, y + 5], [136, 94], { round: 10 }),
    slab('umber', [x, y], [136, 94], { round: 10 }),
    slab('cream', [x + 7, y + 7], [122, 80], { round: 5 }),
    slab('linen', [x + 7, y + 7], [40, 80], { round: 5 }),
    cut('deep', [x + 44, y + 87], [x + 52, y + 64], [x + 84, y + 64], [x + 92, y + 87]),
    cut('tide', [x + 44, y + 87], [x + 52, y + 64], [x + 68, y + 64], [x + 62, y + 87]),
    slab('honey', [x + 61, y + 50], [14, 18], { round: 6 }),
    disc('honey', [x + 68, y + 41], 17),
    cut(
      'umber',
      [x + 50, y + 40],
      [x + 56, y + 21],
      [x + 78, y + 19],
      [x + 87, y + 36],
      [x + 70, y + 31],
    ),
    slab('umber', [x + 27, y + 71], [82, 11], { round: 3 }),
    slab('cream', [x + 33, y + 75], [46, 3], { round: 1.5 }),
    slab('pale', [x + 83, y + 75], [20, 3], { round: 1.5 }),
  ].join('');
}

/** The cutting table: two tracks, the place of the cut left open, the playhead standing in it. */
function table(): string {
  return [
    track(194, 26, PICTURE),
    track(226, 10, CAPTIONS),
    pen('deep', 5, 'M257 184V246'),
    pen('tide', 4, 'M256 183V245'),
    cut('tide', [245, 172], [267, 172], [267, 181], [256, 190], [245, 181]),
  ].join('');
}

/** The editor's job: a lesson held in amber, above the table where it is cut. */
export const CAREER: Record<string, Scene> = {
  'job-editor': emblem(91, held(frame([172, 76]) + table(), [240, 160], 0.98)),
};
