import localFont from 'next/font/local';

/*
 * The options must be literals: Next reads them without running this file.
 * `src/tools/fonts/` cuts the files and says why each face has four; the browser fetches only those whose letters a page
 * has. All four are one family, named after the constant of the first file. None is preloaded: the faces stand in each
 * finished page (`src/finish/`), and their files would take the line from the page's first words.
 */
const bricolage = localFont({
  src: './fonts/bricolage-latin.woff2',
  variable: '--font-bricolage',
  weight: '700',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0020-007E, U+00A0, U+00A9, U+00AB, U+00AD, U+00B0, U+00B2-00B3, U+00B7, U+00BB, U+00D3, U+00D7, U+00E9, U+00F3, U+2011, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+202F, U+20AC, U+2192, U+2212',
    },
  ],
  preload: false,
  adjustFontFallback: false,
});
const bricolagePolish = localFont({
  src: './fonts/bricolage-polish.woff2',
  weight: '700',
  declarations: [
    { prop: 'font-family', value: 'bricolage' },
    {
      prop: 'unicode-range',
      value: 'U+0104-0107, U+0118-0119, U+0141-0144, U+015A-015B, U+0179-017C',
    },
  ],
  preload: false,
  adjustFontFallback: false,
});
const bricolageLatin = localFont({
  src: './fonts/bricolage-latin-rest.woff2',
  weight: '700',
  declarations: [
    { prop: 'font-family', value: 'bricolage' },
    {
      prop: 'unicode-range',
      value:
        'U+00A1-00A8, U+00AA, U+00AC, U+00AE-00AF, U+00B1, U+00B4-00B6, U+00B8-00BA, U+00BC-00D2, U+00D4-00D6, U+00D8-00E8, U+00EA-00F2, U+00F4-00FF',
    },
  ],
  preload: false,
  adjustFontFallback: false,
});
const bricolageExtended = localFont({
  src: './fonts/bricolage-ext-rest.woff2',
  weight: '700',
  declarations: [
    { prop: 'font-family', value: 'bricolage' },
    {
      prop: 'unicode-range',
      value: 'U+0100-0103, U+0108-0117, U+011A-0140, U+0145-0159, U+015C-0178, U+017D-017F',
    },
  ],
  preload: false,
  adjustFontFallback: false,
});
const instrument = localFont({
  src: './fonts/instrument-latin.woff2',
  variable: '--font-instrument',
  weight: '400 700',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0020-007E, U+00A0, U+00A9, U+00AB, U+00AD, U+00B0, U+00B2-00B3, U+00B7, U+00BB, U+00D3, U+00D7, U+00E9, U+00F3, U+2011, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+202F, U+20AC, U+2192, U+2212',
    },
  ],
  preload: false,
  adjustFontFallback: false,
});
const instrumentPolish = localFont({
  src: './fonts/instrument-polish.woff2',
  weight: '400 700',
  declarations: [
    { prop: 'font-family', value: 'instrument' },
    {
      prop: 'unicode-range',
      value: 'U+0104-0107, U+0118-0119, U+0141-0144, U+015A-015B, U+0179-017C',
    },
  ],
  preload: false,
  adjustFontFallback: false,
});
const instrumentLatin = localFont({
  src: './fonts/instrument-latin-rest.woff2',
  weight: '400 700',
  declarations: [
    { prop: 'font-family', value: 'instrument' },
    {
      prop: 'unicode-range',
      value:
        'U+00A1-00A8, U+00AA, U+00AC, U+00AE-00AF, U+00B1, U+00B4-00B6, U+00B8-00BA, U+00BC-00D2, U+00D4-00D6, U+00D8-00E8, U+00EA-00F2, U+00F4-00FF',
    },
  ],
  preload: false,
  adjustFontFallback: false,
});
const instrumentExtended = localFont({
  src: './fonts/instrument-ext-rest.woff2',
  weight: '400 700',
  declarations: [
    { prop: 'font-family', value: 'instrument' },
    {
      prop: 'unicode-range',
      value: 'U+0100-0103, U+0108-0117, U+011A-0140, U+0145-0159, U+015C-0178, U+017D-017F',
    },
  ],
  preload: false,
  adjustFontFallback: false,
});

const faces = [
  bricolage,
  bricolagePolish,
  bricolageLatin,
  bricolageExtended,
  instrument,
  instrumentPolish,
  instrumentLatin,
  instrumentExtended,
];

/** Class names for `<html>` that define the font variables read by `globals.css`. */
export const fontVariables = faces
  .flatMap((face) => ('variable' in face ? face.variable : []))
  .join(' ');
