import localFont from 'next/font/local';

/*
 * The options must be literals: Next reads them without running this file.
 * Each face comes in two files, Latin and the rest of Latin with the Polish letters; the browser
 * fetches the second only where a page needs it. `art/fonts/subset.ts` makes the files.
 */
const bricolage = localFont({
  src: './fonts/bricolage-latin.woff2',
  variable: '--font-bricolage',
  weight: '700',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF, U+2000-206F, U+20AC, U+2122, U+2190-2193, U+2212, U+2248, U+2260, U+2264-2265',
    },
  ],
  adjustFontFallback: 'Arial',
});
const bricolageExtended = localFont({
  src: './fonts/bricolage-latin-ext.woff2',
  variable: '--font-bricolage-ext',
  weight: '700',
  declarations: [{ prop: 'unicode-range', value: 'U+0100-017F, U+0218-021B, U+1E9E' }],
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
        'U+0000-00FF, U+2000-206F, U+20AC, U+2122, U+2190-2193, U+2212, U+2248, U+2260, U+2264-2265',
    },
  ],
  adjustFontFallback: 'Arial',
});
const instrumentExtended = localFont({
  src: './fonts/instrument-latin-ext.woff2',
  variable: '--font-instrument-ext',
  weight: '400 700',
  declarations: [{ prop: 'unicode-range', value: 'U+0100-017F, U+0218-021B, U+1E9E' }],
  preload: false,
  adjustFontFallback: false,
});

/** Class names for `<html>` that define the font variables read by `globals.css`. */
export const fontVariables = [bricolage, bricolageExtended, instrument, instrumentExtended]
  .map((font) => font.variable)
  .join(' ');
