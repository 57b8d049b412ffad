import { type Dirent, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Collection, type CollectionName, collections, rowOf } from '@/schema';
import { slugPattern } from '@/schema/shared/slug';
import { defaultLocale, type Locale, locales } from '@/site/locales';
import { ledgerName } from '../ledger/ledger-file';
import { readDocumentName } from './document-name';
import type { Finding, FindingCode } from './findings';
import { nearest } from './nearest';

/** A file that is a document of a collection, by its place and name. */
export interface ContentFile {
  readonly path: string;
  /** As findings show it, such as content/blog/x.mdx. */
  readonly shown: string;
  readonly collection: CollectionName;
  readonly slug: string;
  readonly locale: Locale;
}

export interface Listing {
  readonly files: ContentFile[];
  readonly findings: Finding[];
}

/** Left by the system, git or an open editor in any folder, and never content. */
const ignored =
  /^(?:\.DS_Store|\.gitkeep|Thumbs\.db|desktop\.ini|4913|\.#.*|#.*#|.*~|\..*\.sw[a-p]|.*\.tmp|\.~lock\..*)$/;

/**
 * Lists the documents under `root`; whatever is no document is reported, so that nothing is lost in silence. A
 * collection without a folder has no documents.
 */
export function listContent(root: string): Listing {
  const shown = basename(root);
  if (!isFolder(root)) return { files: [], findings: [missingFolder(shown)] };
  const listing: Listing = { files: [], findings: [] };
  for (const entry of entries(root)) {
    const name = `${shown}/${entry.name}`;
    if (entry.name === ledgerName) continue;
    if (!entry.isDirectory()) {
      listing.findings.push(strayFile(name, 'Move it into the folder of a collection.'));
    } else if (isCollection(entry.name)) {
      listCollection(join(root, entry.name), name, entry.name, listing);
    } else {
      listing.findings.push(strayFolder(name, entry.name));
    }
  }
  return listing;
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function isCollection(name: string): name is CollectionName {
  return Object.hasOwn(collections, name);
}

function entries(directory: string): Dirent[] {
  return readdirSync(directory, { withFileTypes: true })
    .filter(({ name }) => !ignored.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function listCollection(path: string, shown: string, name: CollectionName, into: Listing): void {
  const { form }: Collection = collections[name];
  for (const entry of entries(path)) {
    const file = `${shown}/${entry.name}`;
    if (entry.isDirectory()) {
      into.findings.push(nestedFolder(file, entry.name, shown));
    } else if (entry.name.endsWith(`.${form}`)) {
      addFile(join(path, entry.name), file, name, into);
    } else {
      const { slug, locale } = readDocumentName(entry.name);
      const suffix = locale === defaultLocale ? '' : `.${locale}`;
      const example = `${slug.replace(/\..*$/, '') || 'a-name'}${suffix}.${form}`;
      into.findings.push(strayFile(file, `Documents of ${shown} end in .${form}: ${example}`));
    }
  }
}

function addFile(path: string, shown: string, collection: CollectionName, into: Listing): void {
  const { slug, locale } = readDocumentName(path);
  if (!slugPattern.test(slug)) into.findings.push(badName(shown, slug));
  into.files.push({ path, shown, collection, slug, locale });
}

/** The document that a path from the content folder stands for, such as blog/x.mdx; undefined where it is none. */
export function fileOf(root: string, id: string): ContentFile | undefined {
  const [collection = '', name = '', ...deeper] = id.split('/');
  if (!isCollection(collection) || deeper.length > 0) return undefined;
  if (!name.endsWith(`.${rowOf(collection).form}`)) return undefined;
  const shown = `${basename(root)}/${id}`;
  return { path: join(root, id), shown, collection, ...readDocumentName(id) };
}

/** A document's path from the content folder. */
export const idOf = ({ path, collection }: ContentFile) => `${collection}/${basename(path)}`;

function badName(shown: string, slug: string): Finding {
  const suffix = /\.([a-z]{2})$/.exec(slug)?.[1];
  const translations = locales.filter((locale) => locale !== defaultLocale).join(', ');
  return {
    ...at(shown, 'bad-file-name'),
    found: slug,
    expected: 'lower-case letters a-z, digits and single hyphens',
    fix:
      suffix === undefined
        ? 'Rename the file; its name becomes the address of the page.'
        : `"${suffix}" is no language of a translation here; there is ${translations}. The original has no suffix.`,
  };
}

function missingFolder(shown: string): Finding {
  return {
    ...at(shown, 'missing-folder'),
    expected: 'a folder of this name',
    fix: 'Put it back, or say with --content where it is.',
  };
}

function strayFile(shown: string, fix: string): Finding {
  return { ...at(shown, 'unknown-file'), expected: 'only documents of a collection', fix };
}

function strayFolder(shown: string, name: string): Finding {
  const near = nearest(name, Object.keys(collections));
  return {
    ...at(shown, 'unknown-folder'),
    found: name,
    expected: `one of the collections: ${Object.keys(collections).join(', ')}`,
    ...(near !== undefined && { nearest: near }),
    fix: near
      ? `Rename the folder to ${near}.`
      : 'Move the files into a collection, or remove them.',
  };
}

function nestedFolder(shown: string, name: string, collection: string): Finding {
  return {
    ...at(shown, 'unknown-folder'),
    found: name,
    expected: `documents directly in ${collection}: a folder inside it is not read`,
    fix: `Move its files up into ${collection}, and remove it.`,
  };
}

function at(file: string, code: FindingCode) {
  return { code, file, line: 1, column: 1 };
}
