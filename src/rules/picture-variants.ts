import { pictureWidths } from '@/site/pictures';

/** A picture in one width; `src` and `bytes` are those of the original, `hash` identifies its content. */
export type Variant = { hash: string; width: number; src: string; bytes: number };

const narrowestScreen = 420;
const densestScreen = 3;
const pixelsPerRem = 16;
const widest = Math.max(...pictureWidths);

/** Returns the widths a picture is sent in, rising: `pictureWidths` below its `own`, then `own` (cut to the widest). */
export function listWidths(own: number): number[] {
  const last = Math.min(own, widest);
  return [...pictureWidths.filter((width) => width < last), last];
}

/**
 * Returns the widths of `listWidths` that a screen can ask for when a picture has this `sizes` attribute. Lengths are
 * px, rem or vw; throws RangeError for others. The narrowest phone has more than 420 physical pixels; the densest
 * screen has three per CSS pixel.
 */
export function pickWidths(own: number, sizes: string): number[] {
  const lengths = sizes.split(',').map((entry) => readLength(entry.trim().split(' ').at(-1) ?? ''));
  const least = Math.min(...lengths.map(({ least }) => least));
  const most = Math.max(...lengths.map(({ most }) => most));
  const all = listWidths(own);
  const picked = all.filter((width, index) => width >= least && (all[index - 1] ?? 0) < most);
  return picked.length > 0 ? picked : all.slice(-1);
}

/** Returns the pixels a length can need, from the narrowest screen of normal density to the widest, densest one. */
function readLength(length: string): { least: number; most: number } {
  const number = Number.parseFloat(length);
  if (length.endsWith('px')) return { least: number, most: number * densestScreen };
  if (length.endsWith('rem')) return readLength(`${number * pixelsPerRem}px`);
  if (length.endsWith('vw')) return { least: (number / 100) * narrowestScreen, most: widest };
  throw new RangeError(`sizes take px, rem and vw, not ${length}`);
}

/** Returns the address of a variant. `src/app/pictures/` refuses any other spelling. */
export function variantAddress({ hash, width }: Pick<Variant, 'hash' | 'width'>): string {
  return `/pictures/${hash}/${width}.avif`;
}
