/**
 * Cuts the two typefaces down to what the site sets: fewer axes, fewer letters.
 * Bricolage keeps its optical size (24-96 pt) in one weight, 700: two axes would cost every visitor 26 KB more.
 * Instrument Sans keeps weights 400-700.
 * Link previews are drawn with one weight of each, as TrueType: what draws them reads neither woff2 nor axes.
 * Run `npm run art:fonts` after changing the font packages; the results are checked in.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const packages = 'node_modules/@fontsource-variable';
const latin = `${characters(0x20, 0x7e)}${characters(0xa0, 0xff)}–—‘’‚“”„†•…′″‹›€™←↑→↓−≈≠≤≥×\u00ad\u202f\u2011`;
const latinExtended = `${characters(0x100, 0x17f)}ȘșȚțẞ`;

const cuts = [
  {
    name: 'bricolage',
    file: (set: string) =>
      `${packages}/bricolage-grotesque/files/bricolage-grotesque-${set}-opsz-normal.woff2`,
    axes: { opsz: { min: 24, max: 96 }, wght: 700 },
    still: { opsz: 96, wght: 700 },
  },
  {
    name: 'instrument',
    file: (set: string) =>
      `${packages}/instrument-sans/files/instrument-sans-${set}-wght-normal.woff2`,
    axes: { wght: { min: 400, max: 700 } },
    still: { wght: 500 },
  },
];

for (const cut of cuts) {
  for (const [set, text] of [
    ['latin', latin],
    ['latin-ext', latinExtended],
  ] as const) {
    const source = await readFile(cut.file(set));
    const result = await subsetFont(source, text, {
      targetFormat: 'woff2',
      variationAxes: cut.axes,
    });
    await writeFile(`src/app/fonts/${cut.name}-${set}.woff2`, result);
    console.log(`${cut.name} ${set}: ${source.length} -> ${result.length} bytes`);
    const letters = await subsetFont(source, text, {
      targetFormat: 'truetype',
      variationAxes: cut.still,
    });
    await writeFile(`src/share-image/fonts/${cut.name}-${set}.ttf`, letters);
  }
}

function characters(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
}
