import { line, oklch, plane, within } from '../covers/kit';
import { amber, eye, ink, portrait, type Skin, tide } from './features';

const skin: Skin = {
  lit: oklch(0.9, 0.065, 70),
  base: oklch(0.83, 0.085, 58),
  half: oklch(0.7, 0.095, 48),
  shade: oklch(0.5, 0.075, 40),
  dark: oklch(0.35, 0.05, 30),
  lips: oklch(0.6, 0.11, 32),
};
const hair = {
  lit: oklch(0.45, 0.06, 60),
  base: oklch(0.32, 0.04, 50),
  shade: oklch(0.22, 0.025, 260),
};
const fleece = {
  lit: oklch(0.82, 0.035, 200),
  base: oklch(0.68, 0.045, 205),
  half: oklch(0.5, 0.05, 215),
  shade: oklch(0.33, 0.045, 228),
};

const face =
  '300,360 292,400 300,432 290,456 292,486 304,520 312,566 336,612 368,644 402,650 440,632 ' +
  '482,586 504,530 514,460 516,390 510,320 450,280 340,290';

const neckAndHood = (): string =>
  [
    '<g transform="translate(0 -98)">',
    // hood lying behind the neck
    plane(
      '330,690 270,690 226,736 214,800 300,860 520,860 616,800 606,730 560,680 500,680 420,700',
      fleece.shade,
    ),
    plane('330,690 270,690 226,736 214,800 290,850 330,790 350,720', fleece.half),
    plane('352,650 354,730 340,790 420,870 520,806 506,740 496,660 494,600 430,640', skin.half),
    plane(
      '354,660 400,700 444,684 498,600 500,670 512,744 528,800 440,850 436,770 400,720',
      skin.shade,
    ),
    plane('458,720 498,640 501,680 514,746 510,806 464,810', skin.dark),
    // sweatshirt
    plane(
      '262,764! 200,800 150,846 124,920 116,1120! 690,1120! 684,920 656,850 610,800 556,752! 500,830 420,864 330,830',
      fleece.base,
    ),
    plane(
      '262,764! 200,800 150,846 124,920 116,1120! 206,1120! 214,920 250,860 310,816',
      fleece.lit,
    ),
    plane(
      '450,860 500,830 556,752! 610,800 656,850 684,920 690,1120! 490,1120! 480,930',
      fleece.half,
    ),
    plane('590,784 656,850 684,920 690,1120! 604,1120! 610,920 590,850', fleece.shade),
    // hood edges crossing in front
    plane('268,720! 290,780 340,826 420,866 396,880 320,850 262,800 246,740', fleece.lit),
    plane('560,710! 540,770 490,826 420,866 452,880 520,846 574,786 586,730', fleece.half),
    line('384,862 380,920 376,966', oklch(0.94, 0.03, 85), 7),
    line('462,858 468,910 470,944', oklch(0.7, 0.03, 85), 7),
    '</g>',
  ].join('');

const head = (): string =>
  within(
    'head',
    face,
    [
      `<rect width="800" height="1000" fill="${skin.base}"/>`,
      plane('304,340 360,330 380,350 370,396 340,404 300,400', skin.lit),
      plane('290,462 326,468 350,490 340,530 316,540 296,500', skin.lit),
      plane('340,606 366,600 380,616 368,634 346,626', skin.lit),
      plane(
        '458,300 462,390 486,430 490,476 470,530 456,580 450,620 430,670 600,660 600,300',
        skin.half,
      ),
      plane('490,300 492,400 504,440 504,490 484,550 472,606 440,660 620,660 620,300', skin.shade),
    ].join(''),
  );

const eyesAndBrows = (): string =>
  [
    plane('302,410 330,402 356,412 360,436 342,450 314,450 300,438', skin.half, 0.6),
    plane('388,412 424,400 462,410 470,436 448,452 406,452 390,440', skin.half, 0.7),
    plane('358,402 372,404 380,446 372,462 364,440', skin.half, 0.8),
    eye(
      { x: 330, y: 438, width: 44, height: 23, outer: -1, lift: 0, look: -3, weight: 6 },
      {
        white: oklch(0.94, 0.02, 85),
        iris: oklch(0.5, 0.07, 150),
        lash: hair.base,
        lid: skin.half,
        fold: skin.shade,
      },
    ),
    eye(
      { x: 428, y: 438, width: 60, height: 25, outer: 1, lift: 0, look: -5 },
      {
        white: oklch(0.86, 0.025, 75),
        iris: oklch(0.42, 0.06, 150),
        lash: ink,
        lid: skin.shade,
        fold: skin.shade,
      },
    ),
    plane('298,408! 318,396 354,404! 350,412 318,404', hair.base),
    plane('388,404! 426,390 466,404! 470,412 426,400 390,414', hair.base),
  ].join('');

const noseAndMouth = (): string =>
  [
    plane('370,420 380,450 386,490 402,512 398,530 374,534 358,528 364,490', skin.half),
    plane('346,500 358,450 366,430 366,480 368,506 354,520 338,514', skin.lit),
    plane('334,512 350,524 374,528 402,516 396,536 370,541 348,534', skin.shade),
    plane('348,532! 360,527 367,534! 357,537', skin.dark),
    plane('376,534! 388,527 396,532! 386,538', skin.dark),
    plane('332,576! 352,567 364,570 376,566 398,569 416,574! 392,580 362,582', skin.lips),
    plane('334,577! 362,582 392,580 414,575! 398,592 370,598 346,592', oklch(0.7, 0.11, 36)),
    plane(
      '328,581! 340,577 364,580 392,578 414,573 424,574! 392,581 364,583 342,580',
      oklch(0.36, 0.07, 28),
    ),
    plane('350,606 374,603 396,606 378,614 358,614', skin.half, 0.8),
  ].join('');

const earAndHair = (): string =>
  [
    plane('492,440 514,424 536,432 540,464 526,506 504,524 490,510', skin.half),
    plane('504,448 520,440 528,460 518,492 508,496', skin.shade),
    plane('300,360! 288,400 284,440 292,462! 300,430 306,396 318,370', hair.lit),
    plane('470,350! 492,400 494,450 484,500! 512,470 524,420 530,360', hair.base),
    plane(
      '530,360! 556,400 560,470 552,530 530,572! 530,540 520,556 502,600! 498,550 502,510 526,500 536,460',
      hair.shade,
    ),
  ].join('');

function knittedCap(): string {
  const outline = '284,372! 276,300 290,230 336,170 410,146 490,164 546,224 568,300 566,372!';
  const ribs = [312, 346, 384, 424, 464, 502, 536].map((x) => {
    const drawnIn = 420 + (x - 420) * 0.35;
    return line(`${x},330 ${x * 0.9 + 42},240 ${drawnIn},160`, amber.dark, 5, 0.55);
  });
  const cuffRibs = Array.from({ length: 15 }, (_, i) => {
    const x = 292 + i * 19.5;
    return line(`${x},326 ${x - 1},394`, i < 9 ? amber.deep : amber.ember, 5, 0.7);
  });
  return [
    within(
      'cap',
      outline,
      `<rect width="800" height="500" fill="${amber.glow}"/>` +
        plane('276,300 290,230 336,170 400,148 350,220 330,300 328,372 270,372', amber.light) +
        plane('450,140 470,230 474,380 600,380 600,160', amber.deep) +
        plane('500,150 530,250 532,380 620,380 600,160', amber.dark) +
        ribs.join(''),
    ),
    within(
      'cuff',
      '276,322! 340,306 420,302 500,308 574,326! 578,384! 500,372 420,366 340,370 274,388!',
      `<rect width="800" height="500" fill="${amber.light}"/>` +
        `<rect x="330" width="600" height="500" fill="${amber.glow}"/>` +
        `<rect x="456" width="600" height="500" fill="${amber.deep}"/>` +
        `<rect x="520" width="600" height="500" fill="${amber.dark}"/>` +
        cuffRibs.join(''),
    ),
    plane('284,388 340,370 420,366 500,372 520,376 500,384 420,378 340,382', skin.shade, 0.55),
  ].join('');
}

/** Narrow young face turned to the light; knitted cap, hooded sweatshirt. */
export const kacperDunaj = () =>
  portrait({ above: tide.mid, below: tide.dark, line: amber.light, at: 780 }, [
    neckAndHood(),
    head(),
    eyesAndBrows(),
    noseAndMouth(),
    earAndHair(),
    knittedCap(),
  ]);
