import type { Pointer } from './body';
import type { Finding } from './diagnostics';
import { nearest } from './nearest';
import type { IndexedDocument, SiteIndex } from './site-index';

/** Finds pictures and other files that are not under public/, letter for letter. */
export function findMissingFiles({ facts }: IndexedDocument, index: SiteIndex): Finding[] {
  return [
    ...missing(facts.images, 'missing-image', index),
    ...missing(facts.files, 'missing-file', index),
  ];
}

function missing(
  pointers: readonly Pointer[],
  code: 'missing-image' | 'missing-file',
  { publicFiles }: SiteIndex,
): Finding[] {
  return pointers
    .filter(({ target }) => !publicFiles.has(target))
    .map(({ target, field, line, column }) => {
      const near = nearestFile(target, publicFiles);
      return {
        code,
        line,
        column,
        ...(field !== undefined && { field }),
        found: target,
        expected: 'a file under public/, written from / and with the same capitals',
        ...(near !== undefined && { nearest: near }),
        fix: near ? `Write ${near}.` : wayIn(target),
      };
    });
}

function wayIn(target: string): string {
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
