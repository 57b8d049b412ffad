import { drawing, line, oklch, plane } from '../kit';
import { amber, ink, paper, tide } from '../palette';
import { downward, glow, wash } from '../resin';
import { dot, slab } from '../shapes';

interface Chord {
  y: number;
  swing: number;
  /** Where along the string the belly is widest, 0-1. */
  belly: number;
  tone: string;
  core: string;
}

/** The three numbers as three strings: the surer the number, the smaller its swing. */
const strings: Chord[] = [
  { y: 236, swing: 46, belly: 0.3, tone: amber.light, core: paper },
  { y: 468, swing: 104, belly: 0.46, tone: amber.glow, core: amber.pale },
  { y: 752, swing: 168, belly: 0.64, tone: amber.deep, core: amber.light },
];
const [left, right] = [150, 1450];

/** One position of the string: still at both pegs, `part` of its full swing in the belly. */
function position({ y, swing, belly }: Chord, part: number): string {
  return Array.from({ length: 27 }, (_, i) => {
    const share = i / 26;
    const bent = share ** (Math.log(0.5) / Math.log(belly));
    const lift = Math.sin(bent * Math.PI) ** 1.35 * swing * part;
    return `${(left + share * (right - left)).toFixed(1)},${(y - lift).toFixed(1)}`;
  }).join(' ');
}

function sounding(chord: Chord): string {
  const parts = [1, 0.82, 0.62, 0.4, 0.16, -0.1, -0.34, -0.58, -0.8, -1];
  const upper = position(chord, 1);
  const lower = position(chord, -1).split(' ').reverse().join(' ');
  const x = left + chord.belly * (right - left);
  return [
    plane(`${upper} ${lower}`, chord.tone, 0.2),
    ...parts.map((part) =>
      line(
        position(chord, part),
        chord.tone,
        Math.abs(part) === 1 ? 6 : 3,
        0.3 + part * part * 0.6,
      ),
    ),
    line(position(chord, 0.02), chord.core, 9),
    `<path d="M${x} ${chord.y - chord.swing - 30}V${chord.y + chord.swing + 30}" stroke="${tide.pale}" stroke-width="4" stroke-dasharray="2 14" stroke-linecap="round"/>`,
    dot(x, chord.y, 25, amber.ember),
    dot(x - 2, chord.y - 2, 20, chord.tone),
    dot(x - 7, chord.y - 8, 7, paper, 0.9),
  ].join('');
}

const peg = (x: number, y: number, lit: boolean): string =>
  slab({ x: x - 30, y: y - 44 }, 60, 88, ink, 18) +
  slab({ x: x - 26, y: y - 44 }, 52, 80, tide.soft, 16) +
  slab({ x: x - 26, y: y - 44 }, 18, 80, lit ? tide.mist : tide.pale, 9, 0.7) +
  dot(x, y, 9, ink);

/** Three strings sound over the dark; each swings as far as its number may be wrong. */
export const estimateWithThreeNumbers = () =>
  drawing(1600, 1000, [
    wash('hall', oklch(0.24, 0.035, 238), ink),
    downward('post', tide.mid, tide.deep),
    glow('one', 540, 236, 380, amber.dark, 0.5),
    glow('two', 750, 468, 520, amber.dark, 0.5),
    glow('three', 980, 752, 700, amber.dark, 0.5),
    slab({ x: 96, y: -20 }, 108, 1040, 'url(#post)'),
    slab({ x: 96, y: -20 }, 24, 1040, tide.pale, 0, 0.35),
    slab({ x: 1396, y: -20 }, 108, 1040, 'url(#post)'),
    slab({ x: 1396, y: -20 }, 24, 1040, tide.pale, 0, 0.25),
    ...strings.map(sounding),
    ...strings.flatMap(({ y }) => [peg(left, y, true), peg(right, y, false)]),
  ]);
