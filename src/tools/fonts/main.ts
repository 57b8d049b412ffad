/**
 * `npm run fonts`, after a change of the font packages: cuts the two typefaces to the letters and axes the site uses;
 * the results are checked in.
 * Bricolage is cut at one weight, 700, and one optical size, 60 pt: between titles of 22 px and headings of 140 px.
 * Instrument Sans keeps the weights 400-700.
 * Each face becomes four files: the letters of every page, the Polish letters (also on every page: Gdańsk), and two
 * files of letters that only foreign names need. `src/app/fonts.ts` names the same ranges.
 * Every page loads 41.9 KB of these before the first paint; all optical sizes (24-96 pt) would make it 54.5 KB.
 * Kerning that ignores the axes would save 5.7 KB, but only by rewriting font tables by hand.
 * Link previews use one weight of each face, as TrueType: their renderer reads neither woff2 nor axes.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const packages = 'node_modules/@fontsource-variable';
const polish = 'ąćęłńśźżĄĆĘŁŃŚŹŻ';
const always = `${characters(0x20, 0x7e)}\u00a0\u00ad\u2011\u202f©«°²³·»×éóÓ–—‘’‚“”„•…€→−`;
const latin = without(characters(0xa1, 0xff), always);
const extended = without(characters(0x100, 0x17f), polish);
/**
 * The font features that the site's styles and browsers' defaults use; all others only draw letters no one sees. The
 * object is spread into the options because the package's types do not know the option.
 */
const used = {
  keepFeatures: 'kern liga clig rlig calt ccmp locl mark mkmk tnum'.split(' '),
};

const cuts = [
  {
    face: 'bricolage',
    file: (set: string) =>
      `${packages}/bricolage-grotesque/files/bricolage-grotesque-${set}-opsz-normal.woff2`,
    axes: { opsz: 60, wght: 700 },
    still: { opsz: 96, wght: 700 },
  },
  {
    face: 'instrument',
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

for (const { face, file, axes: variationAxes, still } of cuts) {
  for (const { name, set, text } of pages) {
    const options = { targetFormat: 'woff2', variationAxes, ...used } as const;
    const font = await subsetFont(await readFile(file(set)), text, options);
    await save(`src/app/fonts/${face}-${name}.woff2`, font);
  }
  for (const { name, set, text } of previews) {
    const options = { targetFormat: 'truetype', variationAxes: still, ...used } as const;
    const font = await subsetFont(await readFile(file(set)), text, options);
    await save(`src/features/link-preview/fonts/${face}-${name}.ttf`, font);
  }
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
