import { drawing, line, oklch, plane } from '../kit';
import { amber, ink, paper, tide } from '../palette';
import { downward, glow, wash } from '../resin';
import { dot, facet, placed, slab } from '../shapes';

const mast = { x: 1340, foot: 492, top: 268 };

/** The mast on the far shore: three stays, a lamp, and waves that give up on the way. */
function farMast(): string {
  const { x, foot, top } = mast;
  const waves = [60, 120, 190, 270, 360, 460].map((r, i) => {
    const [dx, dy] = [r * 0.82, r * 0.57];
    return (
      `<path d="M${x - dx} ${top + dy}A${r} ${r} 0 0 1 ${x - dx} ${top - dy}" fill="none" ` +
      `stroke="${tide.mid}" stroke-width="${8 - i}" stroke-linecap="round" ` +
      `stroke-dasharray="${i < 2 ? 'none' : `${26 - i * 4} ${8 + i * 6}`}" stroke-opacity="${0.9 - i * 0.14}"/>`
    );
  });
  return [
    facet(
      [
        { x: x - 26, y: foot },
        { x: x - 4, y: top },
        { x: x + 4, y: top },
        { x: x + 26, y: foot },
      ],
      tide.dark,
    ),
    ...[0, 1, 2, 3].map((i) =>
      slab({ x: x - 22 + i * 3.6, y: foot - 36 - i * 46 }, 44 - i * 7, 6, tide.mist),
    ),
    line(`${x},${top + 30} ${x - 90},${foot}`, tide.dark, 3),
    line(`${x},${top + 30} ${x + 90},${foot}`, tide.dark, 3),
    dot(x, top - 8, 13, amber.deep),
    ...waves,
  ].join('');
}

/** The tide between: long level bands, darker and wider apart as they come near. */
function sea(): string {
  const bands = Array.from({ length: 13 }, (_, i) => {
    const near = i / 12;
    const y = 506 + near ** 1.5 * 440;
    const x = ((i * 397) % 900) - 120;
    const length = 420 + ((i * 211) % 620);
    const tone = i % 4 === 1 ? amber.light : i % 2 ? tide.mist : tide.pale;
    return plane(
      `${x},${y}! ${x + length * 0.4},${y - 3 - near * 10} ${x + length},${y}! ${x + length * 0.5},${y + 3 + near * 12}`,
      tone,
      0.3 + near * 0.3,
    );
  });
  return `<rect y="490" width="1600" height="520" fill="url(#sea)"/>${bands.join('')}`;
}

/** A telephone upright in the sand with what it has to send: three stones, kept, in order. */
function phone(): string {
  const kept = [
    { y: 142, r: 52, tone: amber.light },
    { y: 262, r: 60, tone: amber.glow },
    { y: 392, r: 68, tone: amber.deep },
  ];
  return [
    slab({ x: 0, y: 0 }, 312, 640, ink, 56),
    slab({ x: 6, y: 40 }, 9, 560, amber.light, 4, 0.8),
    slab({ x: 22, y: 22 }, 268, 596, 'url(#screen)', 40),
    slab({ x: 112, y: 42 }, 88, 18, ink, 9),
    ...kept.map(({ y, r, tone }) =>
      [
        plane(
          `${156 - r},${y + 8} ${156 - r * 0.6},${y - r * 0.74} ${156 + r * 0.4},${y - r * 0.82} ${156 + r},${y} ${156 + r * 0.5},${y + r * 0.8} ${156 - r * 0.6},${y + r * 0.74}`,
          tone,
        ),
        plane(
          `${156 - r * 0.66},${y - r * 0.1}! ${156 - r * 0.4},${y - r * 0.56} ${156 + r * 0.1},${y - r * 0.64}! ${156 - r * 0.3},${y - r * 0.3}`,
          paper,
          0.8,
        ),
      ].join(''),
    ),
    line('86,520! 226,520', tide.pale, 10, 0.9),
    `<path d="M96 560H216" stroke="${tide.soft}" stroke-width="10" stroke-linecap="round" stroke-dasharray="2 20"/>`,
  ].join('');
}

/** A phone on a sandbank keeps its stones; the mast stands on the other side of the water. */
export const offlineRound = () =>
  drawing(1600, 1000, [
    wash('evening', oklch(0.8, 0.05, 205), oklch(0.93, 0.06, 82)),
    downward('sea', oklch(0.62, 0.06, 208), tide.mid),
    downward('screen', tide.dark, tide.mid),
    glow('low-sun', 1010, 490, 520, amber.light, 0.85),
    dot(1010, 486, 74, amber.light),
    plane('1120,492! 1240,470 1420,462 1640,446! 1640,510! 1120,510!', tide.soft),
    farMast(),
    sea(),
    plane('-40,850! 240,756 560,764 820,862 1010,1010! -40,1010!', oklch(0.84, 0.085, 80)),
    plane('-40,900! 260,828 600,850 760,1010! -40,1010!', amber.glow, 0.55),
    line('-40,846! 240,752 560,760 820,858 1010,1006', paper, 8, 0.8),
    placed(270, 206, -5, phone(), 1.02),
    plane('150,880! 330,826 520,842 720,826 820,892 700,1010! 200,1010!', amber.deep),
    plane('180,900! 380,852 560,872 760,868! 660,1010! 220,1010!', amber.glow, 0.7),
  ]);
