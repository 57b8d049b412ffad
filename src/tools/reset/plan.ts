import { cpSync, existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { listNamedFiles } from '../content/named-files';

/** What a reset does; paths are relative to the project. */
export interface ResetPlan {
  /** Files that go: all documents, the pictures and films they name, and the tests of the demo. */
  readonly remove: readonly string[];
  /** Files that come: the starter's, which are the fixtures the browser tests run on. */
  readonly add: readonly string[];
}

const starter = 'tests/fixtures';
const replaced = ['content', 'public'] as const;

/** Plans how the content of a project gives way to the starter. Reads files, changes nothing. */
export async function planReset(project: string): Promise<ResetPlan> {
  const named = await listNamedFiles(join(project, 'content'));
  const shown = named.map((path) => `public${path}`);
  return {
    remove: [
      ...listFiles(project, 'content'),
      ...shown.filter((path) => existsSync(join(project, path))),
      ...listFiles(project, 'tests/demo'),
    ],
    add: replaced.flatMap((folder) => listFiles(join(project, starter), folder)),
  };
}

/** Carries a plan out; folders that are empty then go, too. */
export function carryOut({ remove, add }: ResetPlan, project: string): void {
  for (const path of remove) {
    rmSync(join(project, path));
    removeEmptyFolders(join(project, dirname(path)));
  }
  for (const path of add) cpSync(join(project, starter, path), join(project, path));
}

/** The files below a folder, as paths from `root`; none where the folder is not there. */
function listFiles(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();
}

function removeEmptyFolders(folder: string): void {
  if (readdirSync(folder).length > 0) return;
  rmdirSync(folder);
  removeEmptyFolders(dirname(folder));
}
