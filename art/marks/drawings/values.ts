import { emblem, held } from '../emblem';
import { cut, disc, pen, slab } from '../paper';
import type { Scene } from '../scene';

/** The subjects are drawn on a sheet half as large. */
const inMiddle = (inside: string) => held(inside, [120, 108], 1.7);

/** Clear words: one thing said, the rest left out. */
function words(): string {
  return [
    cut('umber', [98, 132], [126, 132], [92, 160]),
    slab('umber', [66, 66], [106, 72], { round: 15 }),
    slab('cream', [81, 82], [76, 9], { round: 4.5 }),
    slab('cream', [81, 98], [60, 9], { round: 4.5 }),
    slab('amber', [81, 114], [32, 9], { round: 4.5 }),
  ].join('');
}

/** Steady rhythm: a metronome, its weight at rest in the swing. */
function rhythm(): string {
  return [
    cut('ember', [104, 52], [142, 52], [172, 164], [112, 164]),
    cut('umber', [101, 52], [139, 52], [165, 164], [75, 164]),
    cut('cream', [107, 64], [133, 64], [148, 134], [92, 134]),
    pen('umber', 3, 'M106 78H114M104 92H112M101 106H109M98 120H106'),
    pen('cognac', 5, 'M120 132L150 50'),
    cut('tide', [130, 78], [150, 85], [145, 101], [125, 94]),
    slab('amber', [82, 145], [76, 7], { round: 3.5 }),
    disc('umber', [120, 132], 6),
  ].join('');
}

/** Kept promises: a letter closed with a seal. */
function promise(): string {
  return [
    slab('umber', [70, 80], [106, 70], { round: 5 }),
    slab('cream', [66, 76], [106, 70], { round: 5 }),
    cut('pale', [67, 145], [110, 108], [128, 108], [171, 145]),
    cut('honey', [67, 77], [171, 77], [119, 121]),
    pen('umber', 3.6, 'M68 144L108 110M170 144L130 110M68 78L119 121L170 78'),
    disc('umber', [119, 115], 21),
    disc('deep', [119, 115], 18),
    disc('tide', [118, 114], 15),
    pen('cream', 4.5, 'M110.5 115L116.5 120.5L126.5 108.5'),
  ].join('');
}

export const VALUES: Record<string, Scene> = {
  'value-1': emblem(81, inMiddle(words())),
  'value-2': emblem(92, inMiddle(rhythm())),
  'value-3': emblem(83, inMiddle(promise())),
};
