/**
 * Measures every picture in public/images and writes `.contentlayer/images.json`: path -> width, height and, for
 * photographs and covers, a blurred stand-in of a few hundred bytes. Files already measured are not read again.
 */
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

type Facts = { width: number; height: number; blur?: string; stamp: string };
type Manifest = Record<string, Facts>;

const publicDir = 'public';
const output = '.contentlayer/images.json';
const pictureFile = /\.(webp|avif|png|jpe?g|svg)$/;
const blurWidth = 12;

const known = await readManifest();
const manifest: Manifest = {};
for (const path of await listPictures()) {
  const stamp = await stampOf(path);
  const before = known[path];
  manifest[path] = before?.stamp === stamp ? before : { ...(await measure(path)), stamp };
}
await writeIfChanged(JSON.stringify(manifest, null, 1));

async function listPictures(): Promise<string[]> {
  const names = await readdir(join(publicDir, 'images'), { recursive: true });
  return names
    .filter((name) => pictureFile.test(name))
    .map((name) => `/images/${name}`)
    .sort();
}

async function stampOf(path: string): Promise<string> {
  const { size, mtimeMs } = await stat(join(publicDir, path));
  return `${size}-${Math.round(mtimeMs)}`;
}

async function measure(path: string): Promise<Omit<Facts, 'stamp'>> {
  const picture = sharp(join(publicDir, path));
  const { width, height } = await picture.metadata();
  if (path.endsWith('.svg')) return { width, height };
  const tiny = await picture.resize(blurWidth).webp({ quality: 30 }).toBuffer();
  return { width, height, blur: `data:image/webp;base64,${tiny.toString('base64')}` };
}

async function readManifest(): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(output, 'utf8'));
  } catch {
    return {};
  }
}

/** Leaves an unchanged file alone, so that a running dev server does not reload for nothing. */
async function writeIfChanged(text: string): Promise<void> {
  const before = await readFile(output, 'utf8').catch(() => undefined);
  if (before === text) return;
  await mkdir('.contentlayer', { recursive: true });
  await writeFile(`${output}.new`, text);
  await rename(`${output}.new`, output);
}
