/**
 * Cuts the two typefaces down to what the site sets: fewer axes, fewer letters.
 * Bricolage keeps its optical size (24-96 pt) in one weight, 700: two axes would cost every visitor 26 KB more.
 * Instrument Sans keeps weights 400-700.
 * Each face becomes four files: what every page sets, the Polish letters (on every page too: Gdańsk), and two
 * with what only a foreign name needs. `src/app/fonts.ts` names the same ranges.
 * Link previews are drawn with one weight of each, as TrueType: what draws them reads neither woff2 nor axes.
 * Run `npm run art:fonts` after changing the font packages; the results are checked in.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const packages = 'node_modules/@fontsource-variable';
const polish = 'ąćęłńśźżĄĆĘŁŃŚŹŻ';
const always = `${characters(0x20, 0x7e)}\u00a0\u00ad\u2011\u202f©«°²³·»×éóÓ–—‘’‚“”„•…€→−`;
const latin = without(characters(0xa1, 0xff), always);
const extended = without(characters(0x100, 0x17f), polish);

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

const pages = [
  { name: 'latin', set: 'latin', text: always },
  { name: 'polish', set: 'latin-ext', text: polish },
  { name: 'latin-rest', set: 'latin', text: latin },
  { name: 'ext-rest', set: 'latin-ext', text: extended },
];
const previews = [
  { name: 'latin', set: 'latin', text: always + latin },
  { name: 'latin-ext', set: 'latin-ext', text: polish + extended },
];

for (const { name: face, file, axes, still } of cuts) {
  for (const { name, set, text } of pages) {
    await cut(`src/app/fonts/${face}-${name}.woff2`, file(set), text, 'woff2', axes);
  }
  for (const { name, set, text } of previews) {
    await cut(`src/share-image/fonts/${face}-${name}.ttf`, file(set), text, 'truetype', still);
  }
}

async function cut(
  target: string,
  source: string,
  text: string,
  targetFormat: 'woff2' | 'truetype',
  variationAxes: Record<string, number | { min: number; max: number }>,
): Promise<void> {
  const original = await readFile(source);
  const result = await subsetFont(original, text, { targetFormat, variationAxes });
  await writeFile(target, result);
  console.log(`${target}: ${original.length} -> ${result.length} bytes`);
}

function characters(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
}

function without(text: string, taken: string): string {
  return [...text].filter((character) => !taken.includes(character)).join('');
}
