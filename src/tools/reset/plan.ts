import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { CollectionName } from '@/schema';
import { linkedLegalTexts } from '@/site/legal';
import { redirectFile } from '@/site/redirect-file.mjs';
import { listContent } from '../content/files';
import { listNamedFiles } from '../content/named-files';
import { ledgerName, writeLedger } from '../ledger/ledger-file';
import { writeRedirects } from '../ledger/redirect-list';

/** The plan of a reset; paths are relative to the project. */
export interface ResetPlan {
  /** Files that are removed: all documents, the pictures and videos they name, and the tests of the demo. */
  readonly remove: readonly string[];
  /** Files that are added: the starter and its pictures and videos, as paths below `source`. */
  readonly add: readonly string[];
}

/** The folder the starter is copied from. */
export const source = 'tests/fixtures';

/** The starter by collection: a document's slug, added with its translation. They name only each other. */
export const starter: Readonly<Record<CollectionName, string>> = {
  services: 'sail-check',
  workshops: 'knots',
  'case-studies': 'tide-watch',
  blog: 'tide-tables',
  videos: 'harbour-tour',
  academy: 'set-sail',
  people: 'zofia-lozinska',
  jobs: 'latarnik-portowy',
  publications: 'pier-letter',
  technologies: 'react',
  plans: 'dinghy',
  'add-ons': 'hours-10',
  faq: 'refunds',
  legal: 'privacy',
};

/** The starter of a collection: one document, but of the legal texts all that pages link to. */
export const startersIn = (name: CollectionName): readonly string[] =>
  name === 'legal' ? linkedLegalTexts : [starter[name]];

/** Plans how the content of a project is replaced by the starter. Reads files, changes nothing. */
export async function planReset(project: string): Promise<ResetPlan> {
  const own = listContent(join(project, 'content')).files;
  const first = listContent(join(project, source, 'content')).files.filter(({ collection, slug }) =>
    startersIn(collection).includes(slug),
  );
  const shown = (await listNamedFiles(own)).map((path) => `public${path}`);
  return {
    remove: [
      ...listFiles(project, 'content'),
      ...shown.filter((path) => existsSync(join(project, path))),
      ...listFiles(project, 'tests/demo'),
    ],
    add: [
      ...first.map(({ shown }) => shown),
      ...(await listNamedFiles(first)).map((path) => `public${path}`),
    ],
  };
}

/** Carries a plan out, and removes folders that are empty then. No address has been promised of the new content. */
export function carryOut({ remove, add }: ResetPlan, project: string): void {
  for (const path of remove) {
    rmSync(join(project, path));
    removeEmptyFolders(join(project, dirname(path)));
  }
  for (const path of add) cpSync(join(project, source, path), join(project, path));
  writeFileSync(join(project, 'content', ledgerName), writeLedger([]));
  const redirects = join(project, redirectFile);
  writeFileSync(redirects, writeRedirects(readFileSync(redirects, 'utf8'), []));
}

/** Returns the files below a folder, as paths from `root`; none where the folder is missing. */
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
