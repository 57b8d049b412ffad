import { pictureWidths } from '@/site/pictures';

/** A picture in one width; `src` and `bytes` are its original's address and size, `hash` stands for its content. */
export type Variant = { hash: string; width: number; src: string; bytes: number };

const narrowestScreen = 420;
const densestScreen = 3;
const pixelsPerRem = 16;
const widest = Math.max(...pictureWidths);

/** All widths a picture of `own` pixels is sent in, rising: the site's up to its own, and its own. */
export function listWidths(own: number): number[] {
  const last = Math.min(own, widest);
  return [...pictureWidths.filter((width) => width < last), last];
}

/**
 * The widths a page names for a picture shown as the `sizes` attribute says: of `listWidths`, those that a screen can
 * ask for. Lengths are px, rem or vw; a phone's 320 points are more than 420 pixels, and no screen has more than three
 * pixels to a point.
 */
export function pickWidths(own: number, sizes: string): number[] {
  const lengths = sizes.split(',').map((entry) => readLength(entry.trim().split(' ').at(-1) ?? ''));
  const least = Math.min(...lengths.map(({ least }) => least));
  const most = Math.max(...lengths.map(({ most }) => most));
  const all = listWidths(own);
  const picked = all.filter((width, index) => width >= least && (all[index - 1] ?? 0) < most);
  return picked.length > 0 ? picked : all.slice(-1);
}

/** How many pixels a length can need, from the narrowest and plainest screen to the widest and densest. */
function readLength(length: string): { least: number; most: number } {
  const number = Number.parseFloat(length);
  if (length.endsWith('px')) return { least: number, most: number * densestScreen };
  if (length.endsWith('rem')) return readLength(`${number * pixelsPerRem}px`);
  if (length.endsWith('vw')) return { least: (number / 100) * narrowestScreen, most: widest };
  throw new RangeError(`sizes take px, rem and vw, not ${length}`);
}

/** Where a variant is asked for. This spelling and no other: `src/app/pictures/` refuses the rest. */
export function variantAddress({ hash, width }: Pick<Variant, 'hash' | 'width'>): string {
  return `/pictures/${hash}/${width}.avif`;
}
