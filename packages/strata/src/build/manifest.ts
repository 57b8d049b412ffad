import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { writeIfChanged } from '../output/write';

/** What a build left behind. It is written last: what it says was true when it was written. */
export interface Manifest {
  /** Keys of stored documents, by id. */
  readonly documents: Record<string, string>;
  /** Files under `.contentlayer` that depend on documents, by their paths in it. */
  readonly outputs: Record<string, Output>;
}

export interface Output {
  /** Of what the file was made from. */
  readonly hash: string;
  /** Size, times and number of the file, to see without reading that the file is untouched. */
  readonly stamp: string;
}

const revision = 2;
const nothing: Manifest = { documents: {}, outputs: {} };

export function readManifest(cache: string): Manifest {
  try {
    const manifest = JSON.parse(readFileSync(manifestPath(cache), 'utf8'));
    return manifest.revision === revision ? manifest : nothing;
  } catch {
    return nothing;
  }
}

/** Returns whether the manifest changed. */
export function writeManifest(cache: string, { documents, outputs }: Manifest): boolean {
  const text = JSON.stringify({ revision, documents, outputs });
  return writeIfChanged(manifestPath(cache), text);
}

const manifestPath = (cache: string) => join(cache, 'manifest.json');

/** The stamp of a file; undefined where there is none. A stamp that differs proves nothing: only its bytes do. */
export function stampOf(path: string): string | undefined {
  const stat = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stat && [stat.size, stat.mtimeNs, stat.ctimeNs, stat.ino].join('-');
}
