import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureStore } from '@/features/pictures/workshop';
import { readManifest } from './measure';

/** Deletes the variants of pictures that are gone or encoded with other settings, and half-written files. */
export async function prunePictures(): Promise<void> {
  const hashes = new Set(Object.values(await readManifest()).map(({ hash }) => hash));
  const names = await readdir(pictureStore).catch(() => []);
  const gone = names.filter((name) => !hashes.has(/^(\w+)-\d+\.avif$/.exec(name)?.[1]));
  await Promise.all(gone.map((name) => rm(join(pictureStore, name), { force: true })));
}
