import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeIfChanged } from '../write-if-changed';
import { playingTime } from './mp4';

type Manifest = Record<string, { seconds: number; stamp: string }>;

const publicDir = 'public';
const output = '.contentlayer/videos.json';

/**
 * Reads the length of every MP4 in public/videos and writes `.contentlayer/videos.json`: path -> whole seconds, rounded
 * down as players do. So no writer has to type a length. Videos already measured are not opened again.
 */
export async function measureVideos(): Promise<void> {
  const known = await readManifest();
  const manifest: Manifest = {};
  for (const path of await listVideos()) {
    const stamp = await stampOf(path);
    const before = known[path];
    if (before?.stamp === stamp) manifest[path] = before;
    else {
      const seconds = playingTime(join(publicDir, path));
      if (seconds !== undefined) manifest[path] = { seconds: Math.floor(seconds), stamp };
    }
  }
  writeIfChanged(output, JSON.stringify(manifest, null, 1));
}

async function listVideos(): Promise<string[]> {
  const names = await readdir(join(publicDir, 'videos'), { recursive: true }).catch(() => []);
  return names
    .filter((name) => name.endsWith('.mp4'))
    .map((name) => `/videos/${name}`)
    .sort();
}

async function stampOf(path: string): Promise<string> {
  const { size, mtimeMs } = await stat(join(publicDir, path));
  return `${size}-${Math.round(mtimeMs)}`;
}

async function readManifest(): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(output, 'utf8'));
  } catch {
    return {};
  }
}
