import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import type { TouchedPage } from './approvals.mjs';
import type { Reason, Touched } from './touched-pages';

/** What each document is made of now, by `<collection>/<slug>`: its typed values and bodies, in every language. */
export type TypedContent = ReadonlyMap<string, unknown>;

/** A comment holds no more boxes; what is beyond shares one. */
const mostBoxes = 100;

/**
 * Gives each touched page the hash a tick holds for: of the typed content of the documents, the words and the files that
 * are why it is touched, as they are now. What is gone counts as nothing.
 */
export function hashPages(touched: readonly Touched[], content: TypedContent): TouchedPage[] {
  const pages = touched.map(({ address, reasons }) => ({
    address,
    hash: hashOf([
      address,
      sorted(reasons).map((reason) => [reason.name, contentOf(reason, content)]),
    ]),
  }));
  if (pages.length <= mostBoxes) return pages;
  const others = pages.slice(mostBoxes - 1);
  return [...pages.slice(0, mostBoxes - 1), { address: 'others', hash: hashOf(others) }];
}

const sorted = (reasons: readonly Reason[]): Reason[] =>
  [...reasons].sort((one, other) => (one.name < other.name ? -1 : 1));

function contentOf({ name, words }: Reason, content: TypedContent): unknown {
  return words ?? content.get(name) ?? hashFile(name);
}

function hashFile(path: string): string | null {
  if (!path.startsWith('public/') || path.includes('..')) return null;
  const isFile = statSync(path, { throwIfNoEntry: false })?.isFile();
  return isFile ? createHash('sha256').update(readFileSync(path)).digest('hex') : null;
}

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
