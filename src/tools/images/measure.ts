import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { hashPicture, recipe } from '@/features/pictures/encode';
import { writeIfChanged } from '../write-if-changed';

type Measures = { width: number; height: number; blur?: string; hash?: string };
type Facts = Measures & { bytes: number; stamp: string };
type Manifest = Record<string, Facts>;

/** A file under public/ that is called like a picture and is none: its path from there, and what sharp says of it. */
export interface UnreadablePicture {
  readonly path: string;
  readonly reason: string;
}

const publicDir = 'public';
/** The folders of pictures: `videos` holds the posters of videos. */
const folders = ['images', 'videos'];
const output = '.contentlayer/images.json';
const pictureFile = /\.(webp|avif|png|jpe?g|svg)$/;
const blurWidth = 12;
/** Forty bytes more than at a low quality, which would shift the hue and show the encoder’s squares. */
const blurEncoding = { quality: 70, smartSubsample: true } as const;
/** How pictures are measured: what was measured otherwise is measured anew. */
export const measureRecipe = `${recipe}-${blurEncoding.quality}-soft`;

/**
 * Measures every picture in public/images and public/videos and writes `.contentlayer/images.json`: path -> width,
 * height, size in bytes and, for photographs, a blurred stand-in of a few hundred bytes and the hash their variants are
 * named by. Pictures already measured are not read again. Files that are not pictures are left out, and returned.
 */
export async function measurePictures(): Promise<UnreadablePicture[]> {
  const known = await readManifest();
  const manifest: Manifest = {};
  const unreadable: UnreadablePicture[] = [];
  for (const path of await listPictures()) {
    const { size: bytes, mtimeMs } = await stat(join(publicDir, path));
    const stamp = `${bytes}-${Math.round(mtimeMs)}-${measureRecipe}`;
    const before = known[path];
    try {
      const facts = before?.stamp === stamp ? before : await measure(path);
      manifest[path] = { ...facts, bytes, stamp };
    } catch (error) {
      unreadable.push({ path, reason: reasonOf(error) });
    }
  }
  writeIfChanged(output, JSON.stringify(manifest, null, 1));
  return unreadable;
}

function reasonOf(error: unknown): string {
  const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n', 1);
  return reason.replace(/^Input (?:file|buffer) /, '').replace(/[.:]?$/, '');
}

async function listPictures(): Promise<string[]> {
  const lists = await Promise.all(folders.map(listPicturesIn));
  return lists.flat().sort();
}

async function listPicturesIn(folder: string): Promise<string[]> {
  // Git keeps no empty folder: a site without videos has none.
  const names = await readdir(join(publicDir, folder), { recursive: true }).catch(() => []);
  return names.filter((name) => pictureFile.test(name)).map((name) => `/${folder}/${name}`);
}

/** Measures one picture. Drawings and moving pictures are sent unchanged: without a hash they have no variants. */
async function measure(path: string): Promise<Measures> {
  const bytes = await readFile(join(publicDir, path));
  const { pages = 1, autoOrient: size } = await sharp(bytes).metadata();
  if (path.endsWith('.svg')) return size;
  const tiny = await sharp(bytes)
    .autoOrient()
    .resize(blurWidth)
    .blur(0.8)
    .webp(blurEncoding)
    .toBuffer();
  // Behind a picture that can be seen through, its stand-in would stay in sight.
  const { isOpaque } = await sharp(tiny).stats();
  const blur = `data:image/webp;base64,${tiny.toString('base64')}`;
  return { ...size, ...(isOpaque && { blur }), ...(pages === 1 && { hash: hashPicture(bytes) }) };
}

/** Returns the last measurements; empty where they cannot be read. */
export async function readManifest(): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(output, 'utf8'));
  } catch {
    return {};
  }
}
