import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { isPage } from './address';
import type { TouchedPage } from './approvals.mjs';
import type { DiffResult, Touched } from './read-results';

/** What a document is made of now: its typed values and the hash of its body, in every language. */
export type TypedContent = ReadonlyMap<string, unknown>;

/** A comment holds no more boxes; what is beyond shares one. */
const mostBoxes = 100;

/**
 * Gives each touched page the hash a tick holds for: of the typed content of the documents, and of the files, that the
 * diff names as reasons, with the page's own document. Where it names none, all changes count, as they may touch it.
 */
export function hashPages(
  { touched, changes }: DiffResult,
  content: TypedContent,
  ownOf: (address: string) => string | undefined,
): TouchedPage[] {
  const pages = touched
    .filter(({ address }) => isPage(address))
    .map((page) => ({ address: page.address, hash: hashPage(page, changes, content, ownOf) }));
  if (pages.length <= mostBoxes) return pages;
  const others = pages.slice(mostBoxes - 1);
  const joined = { address: 'others', hash: hashOf(others) };
  return [...pages.slice(0, mostBoxes - 1), joined];
}

function hashPage(
  { address, reasons }: Touched,
  changes: readonly unknown[],
  content: TypedContent,
  ownOf: (address: string) => string | undefined,
): string {
  const own = ownOf(address);
  const names = [...namesIn(JSON.stringify(reasons)), ...(own === undefined ? [] : [own])];
  const parts = [...new Set(names)].sort().flatMap((name): unknown[] => {
    const part = content.get(name) ?? readProjectFile(name);
    return part === undefined ? [] : [[name, part]];
  });
  return hashOf([address, reasons, parts.length > 0 ? parts : changes]);
}

/** All that looks like `people/hanna` or `messages/en/site.json`; a document's file stands for the document. */
function namesIn(text: string): string[] {
  const paths = text.match(/[\p{L}\p{N}_][\p{L}\p{N}_.-]*(?:\/[\p{L}\p{N}_.[\]()-]+)+/gu) ?? [];
  return paths.flatMap((path) => {
    const document = /^content\/([^/]+\/[^/.]+)(?:\.\w+){0,2}$/.exec(path)?.[1];
    return document === undefined ? [path, path.replace(/[.:]+$/, '')] : [document];
  });
}

/** The hash of a file that visitors get something of; other paths are no content. */
function readProjectFile(path: string): string | undefined {
  if (!/^(?:messages|public|src)\//.test(path) || path.includes('..')) return undefined;
  const isFile = statSync(path, { throwIfNoEntry: false })?.isFile();
  return isFile ? createHash('sha256').update(readFileSync(path)).digest('hex') : undefined;
}

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
