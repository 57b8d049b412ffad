import { type Dirent, readdirSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import micromatch from 'micromatch';

export interface ListOptions {
  /** Absolute, with forward slashes. */
  readonly contentDir: string;
  /** Folders relative to it; none means all of it. */
  readonly include: readonly string[];
  /** Paths or patterns relative to it. */
  readonly exclude: readonly string[];
}

const extensions = /\.(?:md|mdx|json|yaml|yml)$/;

/**
 * Lists the files that may be documents, as paths relative to the content folder, in the order in which Contentlayer
 * reads them: folder by folder from the outside in, each sorted by bytes. Names that start with a dot are left out.
 */
export function listFiles({ contentDir, include, exclude }: ListOptions): string[] {
  const patterns = exclude.flatMap(expand);
  const isExcluded = matchAny(patterns, true);
  // A pattern for names matches files one by one, as in Contentlayer's own search; only a plain path stands for a folder.
  const isClosed = matchAny(patterns.filter(isForFolders), false);
  const found = new Set<string>();
  for (const { base, isMatch } of readIncludes(include)) {
    const folders = [base];
    for (const folder of folders) {
      for (const entry of readFolder(posix.join(contentDir, folder))) {
        if (entry.name.startsWith('.')) continue;
        const path = posix.join(folder, entry.name);
        const kind = kindOf(entry, posix.join(contentDir, path));
        if (kind === 'folder' && !isClosed(path)) folders.push(path);
        if (kind !== 'file' || !extensions.test(path) || isExcluded(path)) continue;
        if (isMatch(path)) found.add(path);
      }
    }
  }
  return [...found];
}

function expand(pattern: string): string[] {
  return micromatch
    .braces(pattern.replace(/(?!^)\/{2,}/g, '/'), { expand: true, nodupes: true })
    .filter((part) => part !== '');
}

function matchAny(patterns: readonly string[], dot: boolean): (path: string) => boolean {
  const all = patterns.map((pattern) => micromatch.makeRe(pattern, { dot, posix: true }));
  return (path) => all.some((pattern) => pattern.test(path));
}

const signs = /[\\*?]|^!|\[[^[]*\]|\([^(]*\||[!+@]\(/;

function isForFolders(pattern: string): boolean {
  return pattern.endsWith('/**') || !signs.test(posix.basename(pattern));
}

/** Where to look, shortest path first; an include may be a pattern although Contentlayer promises paths only. */
function readIncludes(include: readonly string[]) {
  const paths = include
    .map((path) => path.trim())
    .filter((path) => path !== '.' && path !== './')
    .map((path) => posix.join(path, '/'));
  if (paths.length === 0) return [{ base: '', isMatch: () => true }];
  return paths
    .sort((a, b) => a.length - b.length)
    .map((path) => {
      const { base, isGlob } = micromatch.scan(path);
      if (!isGlob) return { base: path, isMatch: () => true };
      const isMatch = micromatch.matcher(`${path}{,**/}*`);
      return { base, isMatch };
    });
}

function readFolder(path: string): Dirent[] {
  try {
    // Sorted by bytes already; `sort` makes it certain on every file system.
    return readdirSync(path, { withFileTypes: true }).sort((a, b) =>
      Buffer.compare(Buffer.from(a.name), Buffer.from(b.name)),
    );
  } catch {
    return [];
  }
}

function kindOf(entry: Dirent, path: string): 'file' | 'folder' | undefined {
  const target = entry.isSymbolicLink() ? statSync(path, { throwIfNoEntry: false }) : entry;
  if (target?.isDirectory()) return 'folder';
  return target?.isFile() ? 'file' : undefined;
}
