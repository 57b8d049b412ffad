import { basename } from 'node:path';
import { defaultLocale } from '@/site/locales';
import type { ContentFile } from './files';
import type { Finding } from './findings';
import { nearest } from './nearest';

/** Finds files that claim the same address, and translations of nothing. */
export function checkIdentity(files: readonly ContentFile[], strays: readonly string[]): Finding[] {
  return [...duplicates(files, strays), ...orphans(files)];
}

/**
 * Two files are one document when their names differ only in capitals or extension: some disks and
 * every visitor take them for the same. `strays` are files of another extension, already reported.
 */
function duplicates(files: readonly ContentFile[], strays: readonly string[]): Finding[] {
  const owners = new Map<string, string>();
  const found: Finding[] = [];
  for (const shown of [...files.map((file) => file.shown), ...strays]) {
    const key = shown.replace(/\.[^./]*$/, '').toLowerCase();
    const owner = owners.get(key);
    if (owner === undefined) owners.set(key, shown);
    else found.push(duplicate(shown, owner));
  }
  return found;
}

function duplicate(file: string, owner: string): Finding {
  return {
    code: 'duplicate-slug',
    file,
    line: 1,
    column: 1,
    found: basename(file),
    expected: `a name of its own: ${owner} has the same address and language`,
    fix: 'Rename or remove one of the two.',
  };
}

function orphans(files: readonly ContentFile[]): Finding[] {
  const originals = new Set(
    files
      .filter(({ locale }) => locale === defaultLocale)
      .map(({ collection, slug }) => `${collection}/${slug}`),
  );
  return files
    .filter(
      ({ locale, collection, slug }) =>
        locale !== defaultLocale && !originals.has(`${collection}/${slug}`),
    )
    .map((file) => orphan(file, originals));
}

function orphan({ shown, collection, slug }: ContentFile, originals: ReadonlySet<string>): Finding {
  const extension = shown.slice(shown.lastIndexOf('.'));
  const siblings = [...originals].filter((name) => name.startsWith(`${collection}/`));
  const near = nearest(`${collection}/${slug}`, siblings)?.slice(collection.length + 1);
  return {
    code: 'translation-without-original',
    file: shown,
    line: 1,
    column: 1,
    found: slug,
    expected: `an original beside it: ${slug}${extension}`,
    ...(near !== undefined && { nearest: near }),
    fix: near
      ? `Rename the file after ${near}.`
      : 'Add the original, or drop the language from the name.',
  };
}
