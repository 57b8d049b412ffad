import { chance, oklch, plane, within } from '../covers/kit';
import { amber, eye, ink, portrait, type Skin, tide } from './features';

const skin: Skin = {
  lit: oklch(0.68, 0.11, 58),
  base: oklch(0.55, 0.1, 50),
  half: oklch(0.43, 0.08, 42),
  shade: oklch(0.31, 0.055, 34),
  dark: oklch(0.22, 0.035, 20),
  lips: oklch(0.45, 0.11, 24),
};
const hair = {
  lit: oklch(0.47, 0.085, 50),
  base: oklch(0.3, 0.045, 38),
  half: oklch(0.235, 0.03, 30),
  shade: oklch(0.17, 0.02, 260),
};

const face =
  '282,320 276,372 280,420 290,474 310,530 346,580 384,606 412,610 444,602 482,574 514,524 ' +
  '530,470 536,410 534,350 516,280 470,240 400,228 320,250';

/** Curls as overlapping rounds along an ellipse: large enough to read as one mass. */
function curls(
  tone: string,
  seed: number,
  spread: [number, number],
  arc: [number, number],
): string {
  const next = chance(seed);
  const [from, to] = arc;
  const rounds = Array.from({ length: 26 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / 25) * Math.PI) / 180;
    const [rx, ry] = [spread[0] * (0.94 + next() * 0.1), spread[1] * (0.94 + next() * 0.1)];
    const [x, y] = [402 + Math.cos(angle) * rx, 356 + Math.sin(angle) * ry];
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(34 + next() * 22).toFixed(1)}"/>`;
  });
  return `<g fill="${tone}">${rounds.join('')}</g>`;
}

const hairMass = (): string =>
  [
    `<ellipse cx="402" cy="356" rx="222" ry="234" fill="${hair.base}"/>`,
    curls(hair.base, 3, [206, 220], [120, 420]),
    plane('420,120 520,150 610,250 640,370 620,500 560,590 500,600 500,300', hair.half),
    curls(hair.half, 5, [208, 222], [-62, 62]),
    curls(hair.shade, 8, [196, 214], [-18, 60]),
    plane('470,250 560,300 590,400 580,520 520,590 480,560', hair.shade),
    curls(hair.lit, 13, [206, 220], [168, 262]),
    curls(hair.base, 17, [160, 172], [160, 270]),
    plane('250,250 330,180 420,190 400,300 290,420 250,470 230,360', hair.base),
    plane('250,400 300,380 310,540 280,570 240,520', hair.half),
  ].join('');

const neckAndJacket = (): string =>
  [
    '<g transform="translate(0 -46)">',
    plane(
      '340,590 338,680 316,736 250,780 420,880 570,774 504,730 484,670 486,580 420,590',
      skin.half,
    ),
    plane(
      '342,610 384,656 444,650 484,580 484,670 506,732 574,774 460,850 430,770 390,700',
      skin.shade,
    ),
    plane('446,690 484,600 486,670 508,732 574,774 490,820 454,760', skin.dark),
    plane('338,770 380,786 420,788 412,800 370,800', skin.base),
    // tee
    plane('270,752! 310,800 400,838 500,806 552,750! 640,1120! 200,1120!', oklch(0.92, 0.03, 84)),
    plane('420,838 500,806 552,750! 640,1120! 440,1120!', oklch(0.58, 0.04, 225)),
    // collarless jacket, open
    plane('296,728! 216,766 140,800 96,880 80,1120! 330,1120! 300,900 284,800', tide.soft),
    plane('296,728! 216,766 140,800 96,880 80,1120! 160,1120! 176,910 220,840 274,790', tide.pale),
    plane('296,728! 284,800 300,900 330,1120! 290,1120! 262,900 262,800 274,744', tide.mid),
    plane('532,724! 612,762 676,796 720,880 732,1120! 470,1120! 520,900 544,800', tide.dark),
    plane('532,724! 544,800 520,900 470,1120! 516,1120! 556,910 566,820 556,740', tide.mid),
    plane('676,796 720,880 732,1120! 640,1120! 640,900 620,830', tide.deep),
    '</g>',
  ].join('');

const head = (): string =>
  within(
    'head',
    face,
    [
      `<rect width="800" height="1000" fill="${skin.base}"/>`,
      plane('300,290 350,256 400,262 398,320 380,346 330,344 292,352', skin.lit),
      plane('288,424 324,428 360,438 374,464 352,500 316,506 294,476', skin.lit),
      plane('372,572 400,566 420,574 412,592 384,590', skin.lit, 0.8),
      plane(
        '446,230 440,300 426,350 484,354 508,392 504,430 470,474 456,500 462,540 436,620 600,640 600,230',
        skin.half,
      ),
      plane(
        '492,240 478,310 492,350 516,390 516,430 488,490 470,550 450,620 620,640 620,240',
        skin.shade,
      ),
    ].join(''),
  );

const eyesAndBrows = (): string =>
  [
    plane('304,372 342,358 380,374 382,398 360,412 322,410 304,396', skin.half, 0.8),
    plane('428,374 466,358 506,372 508,396 486,412 444,410 428,396', skin.shade, 0.7),
    eye(
      { x: 344, y: 394, width: 64, height: 25, outer: -1, lift: 6, look: 1, weight: 9 },
      {
        white: oklch(0.91, 0.025, 82),
        iris: oklch(0.3, 0.055, 48),
        lash: ink,
        lid: skin.half,
        fold: skin.shade,
      },
    ),
    eye(
      { x: 466, y: 394, width: 62, height: 25, outer: 1, lift: 6, look: 1, weight: 9 },
      {
        white: oklch(0.72, 0.03, 70),
        iris: oklch(0.25, 0.045, 42),
        lash: ink,
        lid: skin.shade,
        fold: skin.dark,
      },
    ),
    plane('300,362! 318,338 350,334 384,350! 382,362 350,350 322,352', hair.shade),
    plane('428,350! 460,334 492,338 512,364! 490,352 462,350 430,362', hair.shade),
  ].join('');

const noseAndMouth = (): string =>
  [
    plane('408,366 418,372 422,430 448,462 446,482 412,486 404,460', skin.shade),
    plane('392,384 402,376 406,430 408,466 390,472 380,462 390,430', skin.lit),
    plane('360,466 374,480 402,486 432,482 450,468 442,490 406,496 368,490', skin.shade),
    plane('374,486! 386,479 396,487! 384,490', skin.dark),
    plane('414,487! 426,479 438,485! 426,491', skin.dark),
    plane(
      '350,532! 380,520 396,516 407,521 420,516 438,520 468,531! 436,537 407,539 378,537',
      skin.lips,
    ),
    plane(
      '350,533! 378,538 407,540 436,538 468,532! 446,556 408,566 370,556',
      oklch(0.56, 0.125, 28),
    ),
    plane('412,541 436,538 468,532! 446,556 412,565', skin.lips),
    plane('372,546 390,549 404,549 398,556 380,554', oklch(0.63, 0.125, 32)),
    plane(
      '338,524! 350,533 378,538 407,540 436,538 466,531 480,522! 466,535 438,541 407,543 376,541 350,536',
      ink,
    ),
  ].join('');

const foreheadCurls = (): string =>
  [
    `<g fill="${hair.base}"><circle cx="300" cy="276" r="34"/><circle cx="340" cy="240" r="40"/>`,
    `<circle cx="394" cy="224" r="40"/><circle cx="274" cy="322" r="28"/></g>`,
    `<g fill="${hair.half}"><circle cx="450" cy="228" r="42"/><circle cx="430" cy="240" r="26"/></g>`,
    `<g fill="${hair.shade}"><circle cx="504" cy="258" r="40"/><circle cx="534" cy="312" r="34"/>`,
    `<circle cx="546" cy="366" r="26"/></g>`,
    plane('284,268 300,250 318,252 306,262 296,280', hair.lit),
    plane('322,226 340,208 364,214 346,222 332,240', hair.lit),
    plane('378,206 394,194 414,204 398,206 388,218', hair.lit),
    plane('258,322 266,304 280,304 270,314 266,330', hair.lit),
    plane('262,236 284,208 306,214 288,224 274,246', hair.half),
    plane('300,170 330,150 352,162 330,168 316,186', hair.half),
    // hoops
    `<circle cx="272" cy="520" r="32" fill="none" stroke="${amber.pale}" stroke-width="8"/>`,
    `<circle cx="544" cy="516" r="30" fill="none" stroke="${amber.deep}" stroke-width="8"/>`,
  ].join('');

/** Square to us against bright amber; a crown of curls, hoops, open collarless jacket. */
export const inesDuarte = () =>
  portrait({ above: amber.glow, below: amber.deep, line: amber.pale, at: 740 }, [
    hairMass(),
    neckAndJacket(),
    head(),
    eyesAndBrows(),
    noseAndMouth(),
    foreheadCurls(),
  ]);
