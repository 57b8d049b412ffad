/**
 * Cuts the two typefaces down to what the site sets: fewer axes, fewer letters.
 * Bricolage keeps its optical size (24-96 pt) in one weight, 700: two axes would cost every visitor 26 KB more.
 * Instrument Sans keeps weights 400-700.
 * Each face becomes three files: what every page sets, the Polish letters (on every page too: Gdańsk), and
 * what only a foreign name needs. `src/app/fonts.ts` names the same ranges.
 * Link previews are drawn with one weight of each, as TrueType: what draws them reads neither woff2 nor axes.
 * Run `npm run art:fonts` after changing the font packages; the results are checked in.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const packages = 'node_modules/@fontsource-variable';
const polish = 'ąćęłńśźżĄĆĘŁŃŚŹŻ';
const always = `${characters(0x20, 0x7e)}\u00a0\u00ad\u2011\u202f©«°²³·»×éóÓ–—‘’‚“”„•…€→−`;
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

const files = [
  { name: 'latin', source: 'latin', text: always },
  { name: 'polish', source: 'latin-ext', text: polish },
  { name: 'latin-rest', source: 'latin', text: without(characters(0xa1, 0xff), always) },
  { name: 'ext-rest', source: 'latin-ext', text: without(characters(0x100, 0x17f), polish) },
];

for (const cut of cuts) {
  for (const { name, source, text } of files) {
    const original = await readFile(cut.file(source));
    const result = await subsetFont(original, text, {
      targetFormat: 'woff2',
      variationAxes: cut.axes,
    });
    await writeFile(`src/app/fonts/${cut.name}-${name}.woff2`, result);
    console.log(`${cut.name} ${name}: ${original.length} -> ${result.length} bytes`);
  }
  for (const set of ['latin', 'latin-ext']) {
    const text = files.filter(({ source }) => source === set).map((file) => file.text);
    const letters = await subsetFont(await readFile(cut.file(set)), text.join(''), {
      targetFormat: 'truetype',
      variationAxes: cut.still,
    });
    await writeFile(`src/share-image/fonts/${cut.name}-${set}.ttf`, letters);
  }
}

function characters(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
}

function without(text: string, taken: string): string {
  return [...text].filter((character) => !taken.includes(character)).join('');
}
