import { statSync } from 'node:fs';
import { join } from 'node:path';
import { hasLateIndex } from '../videos/mp4';
import type { Pointer } from './body';
import type { Reference } from './document-facts';
import type { FileFinding } from './findings';
import { nearest } from './nearest';
import type { IndexedDocument, SiteIndex } from './site-index';

/** Finds slugs that name no document. */
export function checkReferences({ facts }: IndexedDocument, index: SiteIndex): FileFinding[] {
  return facts.references.flatMap((reference) => {
    const slugs = index.slugs.get(reference.collection) ?? new Set<string>();
    return slugs.has(reference.target) ? [] : [dangling(reference, slugs)];
  });
}

function dangling(reference: Reference, slugs: ReadonlySet<string>): FileFinding {
  const { collection, target, field, line, column } = reference;
  const near = nearest(target, slugs);
  return {
    code: 'dangling-reference',
    line,
    column,
    ...(field !== undefined && { field }),
    found: target,
    expected: `the slug of a file in content/${collection}`,
    ...(near !== undefined && { nearest: near }),
    fix: near ? `Write ${near}.` : `Create it in content/${collection}, or name another.`,
  };
}

/** Finds pictures and other files that are not under public/, letter for letter. */
export function checkPublicFiles({ facts }: IndexedDocument, index: SiteIndex): FileFinding[] {
  return [
    ...missing(facts.images, 'missing-image', index),
    ...missing(facts.files, 'missing-file', index),
  ];
}

function missing(
  pointers: readonly Pointer[],
  code: 'missing-image' | 'missing-file',
  { publicFiles }: SiteIndex,
): FileFinding[] {
  return pointers
    .filter(({ target }) => !publicFiles.has(target))
    .map(({ target, field, line, column }) => {
      const inside = target.replace(/^\.{0,2}\/?public(?=\/)/, '');
      const near = publicFiles.has(inside) ? inside : nearestFile(inside, publicFiles);
      return {
        code,
        line,
        column,
        ...(field !== undefined && { field }),
        found: target,
        expected: 'a file under public/, written from / and with the same capitals',
        ...(near !== undefined && { nearest: near }),
        fix: near ? `Write ${near}.` : wayIn(inside),
      };
    });
}

function wayIn(target: string): string {
  if (/^(?:https?:)?\/\//.test(target))
    return 'Download the picture, put it under public/ and write its path from there, with / first.';
  return /^\/[^/]/.test(target)
    ? `Put the file at public${target}.`
    : 'Put the file under public/ and write its path from there, with / first.';
}

/** Prefers a file of the same folder, where a slip in the name is likelier than one in the path. */
function nearestFile(target: string, files: ReadonlySet<string>): string | undefined {
  const folder = target.slice(0, target.lastIndexOf('/') + 1);
  const siblings = [...files].filter((file) => file.startsWith(folder));
  return nearest(target, siblings) ?? nearest(target, files);
}

/** Finds videos whose index comes after their pictures: players wait for the last byte before they show the first. */
export function checkVideoIndexes({ facts }: IndexedDocument, publicDir: string): FileFinding[] {
  return facts.files
    .filter(({ target }) => target.endsWith('.mp4') && isLate(join(publicDir, target)))
    .map(({ minWidth: _, shape: __, target: found, ...place }) => ({
      code: 'late-index',
      ...place,
      found,
      expected: 'a video with its index first, which starts before all of it has arrived',
      fix: 'Move the index to the front: ffmpeg -i old.mp4 -c copy -movflags +faststart new.mp4',
    }));
}

const isLate = onceAFile(hasLateIndex);

/** Remembers what was read of a file until its size or time changes; undefined where there is no file. */
function onceAFile<T>(read: (path: string) => T): (path: string) => T | undefined {
  const known = new Map<string, T>();
  return (path) => {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats?.isFile()) return undefined;
    const key = `${path}:${stats.mtimeMs}:${stats.size}`;
    const found = known.get(key) ?? read(path);
    known.set(key, found);
    return found;
  };
}
