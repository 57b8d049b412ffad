import { listWidths, type Variant } from '@/rules/picture-variants';
import type { PictureData } from '@/ui/picture';
import { type PictureFacts, readPictures } from './compiled';

type Picture = Omit<Variant, 'width'> & { ownWidth: number };

/** A picture as documents name it. */
type Named = { src: string; alt: string; focus?: number | undefined };

/** The size of a file that is still missing in a writer's preview: the browser shows the alternative text. */
const missing: PictureFacts = { width: 1600, height: 1000 };

/**
 * Adds a picture's size in pixels, hash and blurred stand-in. Throws for a file that is not in public/, which the
 * content check rules out before a build; a preview continues without the file.
 */
export function resolveImage({ src, alt, focus }: Named): PictureData {
  const facts =
    readPictures()[src] ?? (process.env.NODE_ENV === 'development' ? missing : undefined);
  if (!facts) throw new Error(`No picture ${src} in public/; run the content check`);
  const { width, height, blur, hash } = facts;
  return {
    src,
    alt,
    width,
    height,
    ...(focus !== undefined && { focus }),
    ...(blur && { blur }),
    ...(hash && { hash }),
  };
}

/** Returns the size of a picture's file in bytes; 0, as in feeds, where the size is not known. */
export const countPictureBytes = (src: string): number => readPictures()[src]?.bytes ?? 0;

let known: { pictures: object; byHash: Map<string, Picture> } | undefined;

/** Returns the pictures that have variants, by hash; made once, so that a request costs the same for any number. */
function findByHash(): Map<string, Picture> {
  const pictures = readPictures();
  if (known?.pictures === pictures) return known.byHash;
  const byHash = new Map(
    Object.entries(pictures).flatMap(([src, { hash, width, bytes = 0 }]) =>
      hash ? [[hash, { hash, src, bytes, ownWidth: width }] as const] : [],
    ),
  );
  known = { pictures, byHash };
  return byHash;
}

/** Returns all variants: a closed list, to which no request can add. */
export function listVariants(): Variant[] {
  return [...findByHash().values()].flatMap(listVariantsOf);
}

/** Returns the variants of the picture with this hash; empty where no picture has the hash. */
export function findVariants(hash: string): Variant[] {
  const picture = findByHash().get(hash);
  return picture ? listVariantsOf(picture) : [];
}

function listVariantsOf({ ownWidth, ...original }: Picture): Variant[] {
  return listWidths(ownWidth).map((width) => ({ ...original, width }));
}
