/**
 * Cuts the two typefaces down to what the site sets: fewer axes, fewer letters.
 * Bricolage keeps its optical size (24-96 pt) in one weight, 700: two axes would cost every visitor 26 KB more.
 * Instrument Sans keeps weights 400-700.
 * Letters change shape along the axis that is left, but the space between two of them is that of one place on it:
 * it differs by one to three thousandths of the type size on average, and varying it is a quarter of all bytes.
 * Each face becomes four files: what every page sets, the Polish letters (on every page too: Gdańsk), and two
 * with what only a foreign name needs. `src/app/fonts.ts` names the same ranges.
 * Link previews are drawn with one weight of each, as TrueType: what draws them reads neither woff2 nor axes.
 * Run `npm run fonts` after changing the font packages; the results are checked in.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { readTables, writeTables } from './sfnt';

const packages = 'node_modules/@fontsource-variable';
const polish = 'ąćęłńśźżĄĆĘŁŃŚŹŻ';
const always = `${characters(0x20, 0x7e)}\u00a0\u00ad\u2011\u202f©«°²³·»×éóÓ–—‘’‚“”„•…€→−`;
const latin = without(characters(0xa1, 0xff), always);
const extended = without(characters(0x100, 0x17f), polish);
/**
 * What the site's styles and every browser's defaults use; the rest draws letters nobody sees. Spread where it is used:
 * the package's types do not know the option.
 */
const used = {
  keepFeatures: 'kern liga clig rlig calt ccmp locl mark mkmk tnum'.split(' '),
};

const cuts = [
  {
    name: 'bricolage',
    file: (set: string) =>
      `${packages}/bricolage-grotesque/files/bricolage-grotesque-${set}-opsz-normal.woff2`,
    axes: { opsz: { min: 24, max: 96 }, wght: 700 },
    kerning: { opsz: 60, wght: 700 },
    still: { opsz: 96, wght: 700 },
  },
  {
    name: 'instrument',
    file: (set: string) =>
      `${packages}/instrument-sans/files/instrument-sans-${set}-wght-normal.woff2`,
    axes: { wght: { min: 400, max: 700 } },
    kerning: { wght: 400 },
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

for (const { name: face, file, axes, kerning, still } of cuts) {
  for (const { name, set, text } of pages) {
    const source = await readFile(file(set));
    const letters = readTables(await cut(source, text, axes));
    const spaces = readTables(await cut(source, text, kerning));
    for (const tag of ['GPOS', 'GDEF']) {
      const table = spaces.get(tag);
      if (table) letters.set(tag, table);
      else letters.delete(tag);
    }
    const font = writeTables(letters);
    await save(
      `src/app/fonts/${face}-${name}.woff2`,
      await subsetFont(font, text, { targetFormat: 'woff2', ...used }),
    );
  }
  for (const { name, set, text } of previews) {
    await save(
      `src/share-image/fonts/${face}-${name}.ttf`,
      await cut(await readFile(file(set)), text, still),
    );
  }
}

type Axes = Record<string, number | { min: number; max: number }>;

function cut(source: Buffer, text: string, variationAxes: Axes): Promise<Buffer> {
  return subsetFont(source, text, {
    targetFormat: 'truetype',
    variationAxes,
    ...used,
  });
}

async function save(target: string, font: Buffer): Promise<void> {
  await writeFile(target, font);
  console.log(`${target}: ${font.length} bytes`);
}

function characters(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
}

function without(text: string, taken: string): string {
  return [...text].filter((character) => !taken.includes(character)).join('');
}
