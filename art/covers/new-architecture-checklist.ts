import { drawing, line, oklch, plane } from './kit';
import { amber, ink, paper, tide } from './palette';
import { downward, glow, sideways } from './resin';

/** Two banks in strata: the left one warm, the right one cool, a gap of 640 between. */
const banks = (): string =>
  [
    plane('0,250! 330,236! 470,262! 520,420! 480,640! 540,1000! 0,1000!', 'url(#warm)'),
    plane('0,420 260,400 500,440! 480,640! 540,1000! 0,1000!', amber.dark, 0.55),
    plane('0,640 240,610 480,660! 540,1000! 0,1000!', amber.ember, 0.75),
    plane('0,850 280,820 520,880! 540,1000! 0,1000!', tide.deep, 0.7),
    plane('0,250! 330,236! 470,262! 440,290 300,268 0,284!', amber.pale, 0.8),
    plane('1600,200! 1290,214! 1140,236! 1100,400! 1150,660! 1080,1000! 1600,1000!', 'url(#cool)'),
    plane('1600,400 1360,380 1104,420! 1150,660! 1080,1000! 1600,1000!', tide.mid, 0.75),
    plane('1600,620 1380,600 1144,640! 1080,1000! 1600,1000!', tide.dark),
    plane('1600,840 1360,820 1110,870! 1080,1000! 1600,1000!', ink, 0.8),
    plane('1600,200! 1290,214! 1140,236! 1170,262 1300,246 1600,232!', tide.mist, 0.7),
  ].join('');

/** The old way over: a heavy arch, broken in the middle, its keystones falling. */
const brokenArch = (): string =>
  [
    plane(
      '470,560! 560,540! 640,560! 690,612! 640,660! 560,680 510,780 500,880! 440,880! 460,700!',
      tide.soft,
    ),
    plane('560,600! 640,560! 690,612! 640,660! 560,680 510,780 500,880! 470,880!', tide.mid),
    plane(
      '1140,560! 1060,540! 990,556! 950,600! 990,650! 1070,672 1116,770 1120,880! 1180,880! 1160,700!',
      tide.soft,
    ),
    plane('1140,600! 1060,588 990,650! 1070,672 1116,770 1120,880! 1160,880!', tide.dark),
    '<g transform="rotate(24 790 720)">',
    plane('740,690! 836,684! 846,752! 734,760!', tide.soft),
    plane('790,690! 836,684! 846,752! 784,756!', tide.mid),
    '</g><g transform="rotate(-31 880 852)">',
    plane('844,830! 918,826! 924,882! 838,888!', tide.soft, 0.85),
    plane('884,830! 918,826! 924,882! 880,884!', tide.mid),
    '</g><g transform="rotate(12 724 900)">',
    plane('694,880! 756,876! 760,926! 690,928!', tide.soft, 0.7),
    '</g>',
  ].join('');

const anchors = {
  left: ['470,268', '497,322', '513,380', '518,440', '500,500'],
  right: ['1141,242', '1122,300', '1107,356', '1101,416', '1110,478'],
};
/** Which anchor is joined to which: several from one bank, so that the threads cross in the air. */
const joined: [number, number][] = [
  [4, 0],
  [0, 4],
  [3, 1],
  [1, 3],
  [2, 0],
  [0, 1],
  [4, 3],
  [2, 4],
];

const coordinates = (point = '0,0') => point.split(',').map(Number) as [number, number];

/** The new way: taut threads, each joining two anchors directly, nothing queued behind another. */
function threads(): string {
  const cords = joined.map(([from, to], i) => {
    const [x1, y1] = coordinates(anchors.left[from]);
    const [x2, y2] = coordinates(anchors.right[to]);
    const share = 0.22 + ((i * 41) % 58) / 100;
    const [x, y] = [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
    const strong = i % 2 === 0;
    return (
      line(`${x1},${y1} ${x2},${y2}`, strong ? amber.dark : amber.deep, strong ? 9 : 6) +
      `<circle cx="${x}" cy="${y}" r="${strong ? 19 : 14}" fill="${strong ? amber.ember : tide.mid}"/>` +
      `<circle cx="${x - 5}" cy="${y - 5}" r="6" fill="${amber.pale}"/>`
    );
  });
  const ends = [...anchors.left, ...anchors.right].map((point) => {
    const [x, y] = coordinates(point);
    return `<circle cx="${x}" cy="${y}" r="16" fill="${paper}"/><circle cx="${x}" cy="${y}" r="7" fill="${tide.dark}"/>`;
  });
  return [...cords, ...ends].join('');
}

/** Direct threads in daylight where a bridge used to carry everything. */
export const newArchitectureChecklist = () =>
  drawing(1600, 1000, [
    downward('sky', oklch(0.95, 0.035, 86), oklch(0.87, 0.075, 80)),
    '<rect width="1600" height="1000" fill="url(#sky)"/>',
    sideways('warm', amber.light, amber.deep),
    sideways('cool', tide.soft, tide.pale),
    glow('sun', 810, 330, 620, amber.light, 0.55),
    plane('380,760 700,730 1000,780 1260,750! 1260,1000! 380,1000!', tide.mist, 0.75),
    plane('380,860 720,884 1000,850 1260,880! 1260,1000! 380,1000!', tide.pale, 0.6),
    brokenArch(),
    banks(),
    threads(),
  ]);
