import { listWidths, type Variant } from '@/rules/picture-variants';
import type { PictureData } from '@/ui/picture';
import manifest from '../../.contentlayer/images.json';

type Facts = Pick<PictureData, 'width' | 'height' | 'blur' | 'hash'> & { bytes?: number };
type Picture = Omit<Variant, 'width'> & { ownWidth: number };

const pictures: Record<string, Facts> = manifest;

/** Shown in a writer's preview while the file is still missing: the browser then draws the alternative text. */
const missing: Facts = { width: 1600, height: 1000 };

/**
 * Adds a picture's size in pixels, hash and blurred stand-in. Throws for a file that is not in public/, which the
 * content check rules out before a build; a preview goes on without it.
 */
export function resolveImage({ src, alt }: { src: string; alt: string }): PictureData {
  const facts = pictures[src] ?? (process.env.NODE_ENV === 'development' ? missing : undefined);
  if (!facts) throw new Error(`No picture ${src} in public/; run the content check`);
  const { width, height, blur, hash } = facts;
  return { src, alt, width, height, ...(blur && { blur }), ...(hash && { hash }) };
}

/** The size of a picture's file in bytes; 0, as feeds say it, where it is not known. */
export const countPictureBytes = (src: string): number => pictures[src]?.bytes ?? 0;

let byHash: Map<string, Picture> | undefined;

/** Pictures that have variants, by hash; read once, so that a request costs the same however many there are. */
function readPictures(): Map<string, Picture> {
  byHash ??= new Map(
    Object.entries(pictures).flatMap(([src, { hash, width, bytes = 0 }]) =>
      hash ? [[hash, { hash, src, bytes, ownWidth: width }] as const] : [],
    ),
  );
  return byHash;
}

/** All variants there are: the list is closed, no request adds to it. */
export function listVariants(): Variant[] {
  return [...readPictures().values()].flatMap(listVariantsOf);
}

/** The variants of the picture with this hash; none where no picture has it. */
export function findVariants(hash: string): Variant[] {
  const picture = readPictures().get(hash);
  return picture ? listVariantsOf(picture) : [];
}

function listVariantsOf({ ownWidth, ...original }: Picture): Variant[] {
  return listWidths(ownWidth).map((width) => ({ ...original, width }));
}
