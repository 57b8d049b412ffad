import { line, oklch, plane, within } from '../covers/kit';
import { amber, eye, ink, portrait, type Skin, tide } from './features';

const skin: Skin = {
  lit: oklch(0.88, 0.07, 68),
  base: oklch(0.79, 0.09, 60),
  half: oklch(0.67, 0.095, 50),
  shade: oklch(0.48, 0.075, 40),
  dark: oklch(0.34, 0.05, 30),
  lips: oklch(0.55, 0.14, 22),
};
const hair = {
  lit: oklch(0.46, 0.06, 44),
  base: oklch(0.31, 0.045, 36),
  half: oklch(0.24, 0.03, 30),
  shade: oklch(0.18, 0.02, 270),
};

const face =
  '290,330 284,380 288,430 298,484 318,536 350,578 386,602 410,606 440,598 476,570 506,528 ' +
  '524,474 530,420 530,360 514,290 468,244 402,230 330,252';

/** The mass behind the head, and the knot low at the nape, which shows on the unlit side. */
const hairBehind = (): string =>
  [
    plane(
      '408,168 320,180 262,240 242,330 244,430 262,520 300,560 520,570 560,500 572,400 566,300 530,220 470,178',
      hair.half,
    ),
    plane('490,540 556,520 606,548 612,606 570,644 512,632', hair.half),
    plane('556,520 606,548 612,606 570,644 552,600 560,560', hair.shade),
    line('520,552 556,560 580,590', hair.shade, 5),
  ].join('');

const neckScarfAndCardigan = (): string =>
  [
    plane('348,560 348,660 330,720 500,740 494,660 490,540 420,600', skin.half),
    plane('352,592 400,628 448,618 490,560 494,660 500,740 430,740 396,660', skin.shade),
    plane('450,640 488,590 494,660 500,740 468,740', skin.dark),
    // cardigan
    plane(
      '268,722! 196,752 130,792 92,866 76,1000! 728,1000! 716,866 678,792 612,752 560,722!',
      amber.deep,
    ),
    plane(
      '268,722! 196,752 130,792 92,866 76,1000! 196,1000! 206,890 240,816 300,760',
      amber.light,
    ),
    plane('480,770 560,722! 612,752 678,792 716,866 728,1000! 500,1000!', amber.dark),
    plane('604,750 678,792 716,866 728,1000! 632,1000! 630,890', amber.ember),
    // the opening, and a shirt in it
    plane('352,770! 414,900 470,770! 500,1000! 330,1000!', oklch(0.93, 0.03, 85)),
    plane('414,900 470,770! 500,1000! 424,1000!', oklch(0.6, 0.04, 230)),
    line('346,776 372,860 392,1000', amber.ember, 5, 0.6),
    // scarf, wound once, with one end hanging
    plane(
      '282,690! 330,668 352,650 410,676 470,664 492,640 520,664 566,696! 580,740 560,782 486,812 410,820 334,806 276,776 262,734',
      tide.mid,
    ),
    plane('282,690! 330,668 352,650 366,672 340,710 330,760 340,806 276,776 262,734', tide.pale),
    plane('366,672 410,688 440,700 430,760 420,820 372,814 336,800 334,750 344,712', tide.soft),
    plane('470,664 492,640 520,664 566,696! 580,740 560,782 500,808 520,750 510,700', tide.dark),
    plane('300,716! 360,744 420,752 490,742 560,716! 500,764 420,774 350,764', tide.deep, 0.55),
    plane('336,790! 396,812 404,880 396,964 340,956 322,930 338,860', tide.soft),
    plane('336,790! 356,800 352,880 346,956 322,930 338,860', tide.pale),
    line('330,936 326,962', tide.soft, 5),
    line('352,956 350,980', tide.soft, 5),
    line('378,962 378,986', tide.soft, 5),
  ].join('');

const head = (): string =>
  within(
    'head',
    face,
    [
      `<rect width="800" height="1000" fill="${skin.base}"/>`,
      plane('304,300 352,262 398,268 394,322 372,348 330,348 294,360', skin.lit),
      plane('292,430 330,428 364,442 374,470 350,502 318,506 298,478', skin.lit),
      plane('374,572 402,566 420,574 412,592 386,590', skin.lit, 0.8),
      plane(
        '444,232 442,300 428,350 484,356 504,392 500,432 470,474 458,504 462,544 436,620 600,640 600,232',
        skin.half,
      ),
      plane(
        '488,246 478,312 492,352 512,392 512,430 486,490 470,550 450,620 620,640 620,244',
        skin.shade,
      ),
      plane('352,590 404,610 452,600 440,640 340,640', skin.half),
    ].join(''),
  );

const eyesAndBrows = (): string =>
  [
    plane('308,376 344,362 380,378 382,402 360,414 324,412 308,400', skin.half, 0.6),
    plane('428,378 464,362 502,376 504,400 484,414 444,412 428,400', skin.shade, 0.5),
    eye(
      { x: 346, y: 396, width: 58, height: 27, outer: -1, lift: 0, look: 3 },
      {
        white: oklch(0.94, 0.02, 85),
        iris: oklch(0.42, 0.065, 60),
        lash: ink,
        lid: skin.half,
        fold: skin.shade,
      },
    ),
    eye(
      { x: 464, y: 396, width: 56, height: 26, outer: 1, lift: 0, look: 3 },
      {
        white: oklch(0.83, 0.03, 72),
        iris: oklch(0.34, 0.055, 55),
        lash: ink,
        lid: skin.shade,
        fold: skin.dark,
      },
    ),
    plane('304,366! 318,350 350,346 384,354! 382,362 350,358 320,362', hair.base),
    plane('428,354! 460,346 490,350 508,366! 488,362 460,358 430,362', hair.shade),
    // laughter lines
    line('306,408 296,414', skin.half, 4),
    line('508,406 518,412', skin.shade, 4),
  ].join('');

const noseAndMouth = (): string =>
  [
    plane('408,368 416,376 420,430 440,460 438,480 412,484 404,460', skin.shade, 0.85),
    plane('394,388 403,380 406,430 407,464 392,472 382,462 392,430', skin.lit),
    plane('368,466 380,479 404,484 428,480 442,468 436,488 406,494 374,488', skin.shade),
    plane('380,485! 390,480 397,486! 388,489', skin.dark),
    plane('412,486! 422,480 432,484! 421,489', skin.dark),
    // a closed mouth, both corners lifted
    plane(
      '356,528! 382,524 398,521 408,525 420,521 436,524 462,527! 436,540 408,543 380,540',
      skin.lips,
    ),
    plane(
      '358,530! 382,540 408,543 436,540 460,529! 440,554 408,562 376,554',
      oklch(0.65, 0.13, 26),
    ),
    plane(
      '346,521! 356,529 382,538 408,541 436,538 462,528 472,519! 462,532 436,542 408,545 380,542 356,533',
      oklch(0.33, 0.09, 22),
    ),
    plane('344,512! 336,522 340,532! 346,522', skin.half),
    plane('474,510! 484,520 480,530! 474,520', skin.shade),
    plane('384,572 410,575 434,570 424,580 394,580', skin.half, 0.8),
    `<circle cx="346" cy="498" r="3.6" fill="${skin.shade}"/>`,
  ].join('');

/** Parted in the middle, drawn back over the ears. */
const hairInFront = (): string =>
  [
    plane(
      '404,172! 330,176 268,230 246,320 246,420 258,480 284,500! 292,450 290,390 300,340 330,290 376,252 406,238!',
      hair.base,
    ),
    plane('404,172! 330,176 268,230 246,320 246,400 268,330 300,272 350,222', hair.lit),
    plane('398,200! 350,224 306,276 286,336 300,340 330,290 376,252 404,238!', hair.lit, 0.6),
    plane(
      '404,172! 476,176 540,226 566,310 568,420 556,490 528,510! 532,450 530,390 520,340 490,290 444,256 406,238!',
      hair.half,
    ),
    plane('470,176 540,226 566,310 568,420 556,490 528,510! 540,440 548,340 520,250', hair.shade),
    line('404,176 406,236', skin.half, 4, 0.7),
    // small amber studs
    `<circle cx="284" cy="506" r="9" fill="${amber.glow}"/>`,
    `<circle cx="534" cy="512" r="8" fill="${amber.dark}"/>`,
  ].join('');

/** Square to us against pale sea; middle parting, scarf, amber cardigan, the start of a smile. */
export const bognaSadowska = () =>
  portrait({ above: tide.pale, below: tide.soft, line: amber.pale, at: 700 }, [
    hairBehind(),
    neckScarfAndCardigan(),
    head(),
    eyesAndBrows(),
    noseAndMouth(),
    hairInFront(),
  ]);
