import type { PictureData } from '@/ui/picture';
import manifest from '../../.contentlayer/images.json';

type Facts = Pick<PictureData, 'width' | 'height' | 'blur'> & { bytes?: number };

const pictures: Record<string, Facts> = manifest;

/** Shown in a writer's preview while the file is still missing: the browser then draws the alternative text. */
const missing: Facts = { width: 1600, height: 1000 };

/**
 * Adds a picture's size in pixels and blurred stand-in. Throws for a file that is not in public/, which the content
 * check rules out before a build; a preview goes on without it.
 */
export function resolveImage({ src, alt }: { src: string; alt: string }): PictureData {
  const facts = pictures[src] ?? (process.env.NODE_ENV === 'development' ? missing : undefined);
  if (!facts) throw new Error(`No picture ${src} in public/; run the content check`);
  const { width, height, blur } = facts;
  return { src, alt, width, height, ...(blur && { blur }) };
}

/** The size of a picture's file in bytes; 0, as feeds say it, where it is not known. */
export const countPictureBytes = (src: string): number => pictures[src]?.bytes ?? 0;
