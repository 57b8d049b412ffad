import { line, oklch, plane, within } from '../covers/kit';
import { amber, eye, ink, portrait, type Skin, tide } from './features';

const skin: Skin = {
  lit: oklch(0.9, 0.055, 68),
  base: oklch(0.83, 0.07, 56),
  half: oklch(0.71, 0.085, 46),
  shade: oklch(0.52, 0.075, 36),
  dark: oklch(0.36, 0.055, 28),
  lips: oklch(0.5, 0.15, 26),
};
const hair = {
  lit: oklch(0.95, 0.012, 90),
  base: oklch(0.8, 0.014, 100),
  half: oklch(0.62, 0.025, 230),
  shade: oklch(0.42, 0.035, 234),
};
const frame = { lit: oklch(0.76, 0.16, 66), shade: oklch(0.5, 0.125, 50) };

const face =
  '430,190 496,214 526,270 530,326 520,362 532,408 522,462 504,520 474,574 438,606 404,606 ' +
  '356,584 312,540 290,480 282,400 286,310 310,230 360,196';

const neckAndTop = (): string =>
  [
    '<g transform="translate(0 -112)">',
    plane(
      '320,560 326,660 316,760 250,822 300,838 410,870 540,832 566,812 492,764 470,690 464,600 420,580',
      skin.half,
    ),
    plane('318,560 326,660 317,760 262,818 350,842 366,760 352,660 340,560', skin.base),
    plane(
      '348,600 404,650 440,648 464,610 470,690 492,764 562,814 470,870 440,780 400,700',
      skin.shade,
    ),
    plane('434,690 464,640 471,690 494,764 562,814 490,850 456,780', skin.dark),
    plane('330,808 372,824 412,826 400,836 360,834', skin.shade, 0.7),
    // boat neck
    plane(
      '216,796! 300,838 410,858 520,838 604,790! 664,830 704,900 722,1120! 96,1120! 112,900 150,836',
      oklch(0.46, 0.115, 40),
    ),
    plane(
      '216,796! 300,838 330,848 260,880 214,940 196,1120! 96,1120! 112,900 150,836',
      oklch(0.6, 0.14, 48),
    ),
    plane(
      '450,854 520,838 604,790! 664,830 704,900 722,1120! 500,1120! 500,930',
      oklch(0.34, 0.08, 32),
    ),
    plane('604,790! 664,830 704,900 722,1120! 630,1120! 620,920', oklch(0.25, 0.05, 20)),
    // a single amber bead on a thread
    line('322,786 366,850 408,900 444,850 484,782', amber.dark, 3),
    `<circle cx="408" cy="914" r="19" fill="${amber.glow}"/>`,
    plane('396,904 404,898 412,902 402,912 396,916', amber.pale),
    '</g>',
  ].join('');

const head = (): string =>
  within(
    'head',
    face,
    [
      `<rect width="800" height="1000" fill="${skin.base}"/>`,
      plane('330,240 380,216 422,226 424,280 408,330 350,340 312,334', skin.lit),
      plane('312,430 350,430 394,442 400,470 374,506 336,510 312,476', skin.lit),
      plane('402,574 428,568 440,578 430,596 408,594', skin.lit),
      plane(
        '466,196 462,270 460,330 476,420 494,450 488,490 478,530 466,620 600,620 600,196',
        skin.half,
      ),
      plane(
        '500,216 500,290 506,350 514,410 516,450 500,500 482,550 460,620 620,620 600,216',
        skin.shade,
      ),
      plane('292,500 330,550 376,590 420,600 400,640 280,620', skin.half),
      plane('382,500! 388,518 382,540! 378,518', skin.half),
    ].join(''),
  );

const eyesAndBrows = (): string =>
  [
    plane('348,376 386,362 424,372 428,396 404,408 362,406', skin.half, 0.6),
    plane('468,372 490,360 510,370 512,394 494,406 470,402', skin.shade, 0.5),
    eye(
      { x: 388, y: 394, width: 56, height: 20, outer: -1, lift: 2, look: 3 },
      {
        white: oklch(0.93, 0.02, 85),
        iris: oklch(0.44, 0.04, 240),
        lash: ink,
        lid: skin.half,
        fold: skin.shade,
      },
    ),
    eye(
      { x: 490, y: 392, width: 40, height: 19, outer: 1, lift: 1, look: 2, weight: 6 },
      {
        white: oklch(0.83, 0.03, 70),
        iris: oklch(0.38, 0.04, 240),
        lash: ink,
        lid: skin.shade,
        fold: skin.shade,
      },
    ),
    plane('344,346! 362,330 394,326 428,340! 426,348 394,336 364,342', hair.half),
    plane('468,338! 490,326 510,332 520,346! 506,340 490,336 470,346', hair.shade),
    line('334,402 344,408', skin.half, 4),
    line('366,424 392,430 416,424', skin.half, 4, 0.8),
  ].join('');

const noseAndMouth = (): string =>
  [
    plane('448,372 458,396 464,436 480,466 470,484 448,488 440,474 452,430', skin.half),
    plane('436,404 446,394 452,440 456,470 442,478 430,466', skin.lit),
    plane('424,470 438,484 456,488 480,470 472,490 450,496 430,488', skin.shade),
    plane('432,488! 441,482 449,490! 440,492', skin.dark),
    plane('460,490! 468,484 474,486! 466,492', skin.dark),
    plane(
      '394,534! 426,525 446,521 457,525 468,520 482,524 494,530! 470,536 448,538 424,537',
      skin.lips,
    ),
    plane('396,535! 424,538 450,538 494,531! 478,550 454,557 426,552', oklch(0.59, 0.16, 28)),
    plane(
      '382,522! 394,532 422,537 450,539 478,535 494,527 504,516! 496,530 474,539 450,542 420,540 394,535',
      oklch(0.33, 0.09, 24),
    ),
    plane('430,566 456,568 476,562 466,574 442,576', skin.half),
  ].join('');

/** Round lenses in perspective: the far one narrower, the temple running back to the ear. */
const glasses = (): string =>
  [
    `<ellipse cx="388" cy="396" rx="54" ry="50" fill="${oklch(0.95, 0.05, 82)}" fill-opacity="0.18"/>`,
    plane('350,372 372,352 396,350 362,420 346,412', oklch(0.97, 0.03, 85), 0.28),
    `<ellipse cx="388" cy="396" rx="54" ry="50" fill="none" stroke="${frame.lit}" stroke-width="9"/>`,
    `<ellipse cx="493" cy="394" rx="37" ry="48" fill="none" stroke="${frame.shade}" stroke-width="9"/>`,
    line('441,388 450,380 457,386', frame.lit, 9),
    line('335,388 312,384 288,392', frame.lit, 9),
  ].join('');

const croppedHair = (): string =>
  [
    plane(
      '284,430! 262,380 258,300 286,210 346,150 430,138 500,164 540,220 546,290 534,330! 520,290 500,262 462,250 420,262 372,250 336,286 318,340 314,390! 300,400',
      hair.base,
    ),
    plane(
      '284,430! 262,380 258,300 286,210 346,150 420,139 380,176 330,226 306,290 296,360',
      hair.lit,
    ),
    plane(
      '430,138 500,164 540,220 546,290 534,330! 520,290 500,262 462,250 490,220 476,170',
      hair.half,
    ),
    plane('500,164 540,220 546,290 534,330! 524,290 506,262 514,220', hair.shade),
    plane('360,252! 400,200 460,170 430,210 420,262!', hair.lit),
    plane('420,262! 440,220 476,196 470,226 462,250!', hair.half),
    // ear
    plane('280,396 296,384 314,396 318,432 304,472 286,470', skin.base),
    plane('290,402 302,398 308,420 300,452 292,446', skin.half),
    plane('284,430! 262,380 256,330 276,380 284,400', hair.half),
  ].join('');

/** Long neck, three-quarter away from the light; silver crop, amber glasses. */
export const lucjaMorawiec = () =>
  portrait({ above: tide.dark, below: tide.deep, line: amber.deep, at: 640 }, [
    neckAndTop(),
    '<g transform="rotate(-4 400 600)">',
    head(),
    eyesAndBrows(),
    noseAndMouth(),
    croppedHair(),
    glasses(),
    '</g>',
  ]);
