import { chance, oklch, plane, within } from '../covers/kit';
import { amber, eye, portrait, type Skin, tide } from './features';

const skin: Skin = {
  lit: oklch(0.92, 0.06, 72),
  base: oklch(0.86, 0.08, 60),
  half: oklch(0.75, 0.1, 48),
  shade: oklch(0.55, 0.09, 40),
  dark: oklch(0.38, 0.06, 30),
  lips: oklch(0.6, 0.15, 30),
};
const hair = {
  lit: oklch(0.74, 0.16, 56),
  base: oklch(0.61, 0.15, 47),
  half: oklch(0.48, 0.12, 42),
  shade: oklch(0.34, 0.08, 36),
};
const wool = {
  lit: oklch(0.94, 0.03, 85),
  base: oklch(0.84, 0.03, 80),
  half: oklch(0.6, 0.035, 220),
  shade: oklch(0.4, 0.04, 228),
};

const face =
  '420,206 490,230 524,284 532,344 524,380 532,424 526,474 506,530 468,584 420,606 366,596 ' +
  '312,562 276,506 262,440 264,350 292,262 350,214';

const bun = (): string =>
  [
    plane('330,176 300,130 316,76 374,46 436,56 466,104 452,158 400,184', hair.base),
    plane('330,170 306,130 320,82 370,56 396,66 350,90 340,130 360,172', hair.lit),
    plane('436,56 466,104 452,158 400,184 420,140 416,96', hair.half),
    plane('370,80 410,76 430,110 410,146 420,112 400,90', hair.shade),
  ].join('');

const neckAndRoll = (): string =>
  [
    '<g transform="translate(0 -44)">',
    plane('304,540 306,680 480,690 470,590 400,600', skin.half),
    plane('312,570 366,602 420,612 466,590 476,690 400,700 380,640', skin.shade),
    // sweater
    plane(
      '286,716 200,756 118,800 74,880 56,1060! 744,1060! 722,880 668,800 580,756 500,716',
      wool.base,
    ),
    plane('286,716 200,756 118,800 74,880 56,1060! 180,1060! 190,900 240,830 320,780', wool.lit),
    plane('450,740 500,716 580,756 668,800 722,880 744,1060! 500,1060! 470,900 440,820', wool.half),
    plane('600,764 668,800 722,880 744,1060! 640,1060! 620,920 640,850', wool.shade),
    // rolled neck, two folds
    within(
      'roll',
      '286,648! 330,664 390,670 450,664 494,646! 506,690 504,730 510,770 470,792 396,804 326,796 284,776 288,736 280,700',
      [
        `<rect y="600" width="800" height="300" fill="${wool.base}"/>`,
        plane('260,620 336,640 326,700 334,760 340,830 240,830', wool.lit),
        plane('420,620 426,700 418,760 430,830 560,830 560,620', wool.half),
        plane('474,620 480,700 474,760 480,830 560,830 560,620', wool.shade),
        plane(
          '260,724! 330,744 396,750 460,742 530,722! 530,734! 460,756 396,764 330,758 260,738!',
          wool.shade,
          0.45,
        ),
      ].join(''),
    ),
    '</g>',
  ].join('');

const head = (): string =>
  within(
    'head',
    face,
    [
      `<rect width="800" height="1000" fill="${skin.base}"/>`,
      plane('300,250 360,226 410,240 404,300 380,344 320,352 280,350', skin.lit),
      plane('284,430 330,424 376,440 388,470 360,510 320,520 290,490', skin.lit),
      plane('392,576 420,568 436,580 424,596 400,596', skin.lit),
      plane(
        '458,200 452,280 450,340 466,430 488,452 484,500 478,540 470,600 600,620 600,200',
        skin.half,
      ),
      plane(
        '500,226 494,300 500,350 506,420 514,450 500,500 480,560 450,620 600,620 600,226',
        skin.shade,
      ),
      plane('272,520 320,566 370,592 430,600 420,640 300,640', skin.half),
    ].join(''),
  );

function freckles(): string {
  const next = chance(29);
  const dots = Array.from({ length: 34 }, () => {
    const [x, y] = [316 + next() * 190, 424 + next() * 44];
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(1.4 + next() * 1.5).toFixed(1)}"/>`;
  });
  return `<g fill="${skin.shade}" fill-opacity="0.55">${dots.join('')}</g>`;
}

const eyesAndBrows = (): string =>
  [
    plane('332,372 372,354 412,364 418,394 392,408 346,404', skin.half, 0.6),
    plane('456,364 484,354 506,366 508,392 488,406 460,402', skin.shade, 0.5),
    eye(
      { x: 374, y: 392, width: 62, height: 26, outer: -1, lift: 5, look: 6 },
      {
        white: oklch(0.95, 0.02, 85),
        iris: oklch(0.55, 0.09, 145),
        lash: oklch(0.3, 0.05, 40),
        lid: skin.half,
        fold: skin.shade,
      },
    ),
    eye(
      { x: 482, y: 390, width: 44, height: 24, outer: 1, lift: 3, look: 4, weight: 6 },
      {
        white: oklch(0.84, 0.03, 70),
        iris: oklch(0.45, 0.075, 145),
        lash: oklch(0.24, 0.04, 40),
        lid: skin.shade,
        fold: skin.shade,
      },
    ),
    plane('330,364! 346,344 378,338 414,350! 412,358 378,348 350,354', hair.half),
    plane('456,350! 480,338 502,344 512,358! 498,352 480,348 458,358', hair.shade),
  ].join('');

const noseAndMouth = (): string =>
  [
    plane('440,372 452,392 458,430 470,462 462,478 440,484 432,470 444,430', skin.half),
    plane('424,400 436,390 444,440 448,466 434,474 422,462', skin.lit),
    plane('414,466 428,480 448,484 470,468 464,486 442,492 420,484', skin.shade),
    plane('422,484! 432,478 440,486! 430,489', skin.dark),
    plane('452,486! 460,481 466,483! 458,489', skin.dark),
    plane(
      '376,526! 410,520 434,517 446,521 458,517 474,520 488,522! 462,530 436,531 408,531',
      skin.lips,
    ),
    plane('378,532! 402,542 440,545 482,532! 470,552 444,561 412,556', oklch(0.69, 0.14, 34)),
    plane(
      '364,510! 376,524 406,530 440,530 476,523 498,506! 482,534 440,545 402,542',
      oklch(0.4, 0.1, 28),
    ),
    plane('382,525! 406,531 440,531 476,524! 466,534 438,539 404,537', oklch(0.95, 0.015, 85)),
    plane('414,566 444,568 466,560 456,576 430,578', skin.half),
    plane('352,498 364,506 366,528 356,536', skin.half),
  ].join('');

const hairOverFace = (): string =>
  [
    plane(
      '268,470! 252,430 246,350 262,270 310,200 380,164 450,170 510,206 538,260 542,330! 528,290 500,256 450,240 390,250 340,280 308,330 296,390 292,440',
      hair.base,
    ),
    plane(
      '268,470! 252,430 246,350 262,270 310,200 370,168 330,220 300,280 284,350 284,420',
      hair.lit,
    ),
    plane('400,168 360,200 330,260 350,268 390,210 440,180', hair.lit, 0.75),
    plane('440,170 510,206 538,260 542,330! 528,290 500,256 450,240 480,220', hair.half),
    // ear and the loose strands before it
    plane('262,420 276,404 296,414 302,450 290,490 274,494', skin.base),
    plane('272,424 284,420 292,440 286,470 278,464', skin.half),
    plane('300,360! 312,400 318,450 310,500! 304,450 296,410', hair.half),
    plane('512,262! 546,320 550,380 536,436! 522,390 518,320', hair.shade),
    plane('278,494 286,504 282,514 274,508', amber.light),
  ].join('');

/** Three-quarter away from the light; copper bun, freckles, rolled wool. */
export const olaWisnicka = () =>
  portrait({ above: tide.soft, below: tide.mid, line: amber.light, at: 660 }, [
    bun(),
    neckAndRoll(),
    head(),
    freckles(),
    eyesAndBrows(),
    noseAndMouth(),
    hairOverFace(),
  ]);
