import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { isSame, type Named } from './pointers';
import type { Project } from './project';
import { filesIn } from './unread';

/**
 * Returns the files of folders that are called as the document and that it names a file of (paths from public/, such as
 * /images/blog/my-article/cover.webp), but for those that other documents name.
 */
export function listOwnFiles({ documents, publicDir }: Project, named: Named) {
  const own = documents.filter(({ file }) => isSame(file, named));
  const others = new Set(documents.filter((one) => !own.includes(one)).flatMap(filesIn));
  const folders = new Set(
    own
      .flatMap(filesIn)
      .map((path) => dirname(path))
      .filter((path) => basename(path) === named.slug),
  );
  return [...folders]
    .flatMap((folder) => listFiles(publicDir, folder))
    .filter((path) => !others.has(path));
}

function listFiles(publicDir: string, folder: string): string[] {
  const path = join(publicDir, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(
      (entry) => `/${relative(publicDir, join(entry.parentPath, entry.name)).split(sep).join('/')}`,
    );
}

/** Returns where a file of the document's own folder is after its slug has changed. */
export function moveOwnFile(path: string, from: string, to: string): string {
  return path.replace(`/${from}/`, `/${to}/`);
}
