import { runGit } from '../../git/run-git';

/** A path that differs between the two sides. */
export type ChangedPath = {
  path: string;
  /** The blob before; undefined where the path was not there. */
  before: string | undefined;
  /** The blob after; undefined where the path is gone, '' for what git has not stored. */
  after: string | undefined;
};

const absent = /^0+$/;

/** Lists the paths below `folder` that differ between a commit and another, or the files as they are now. */
export async function listChanges(
  folder: string,
  { base, head }: { base: string; head: string | undefined },
): Promise<ChangedPath[]> {
  const shape = ['--raw', '-z', '--no-renames', '--no-ext-diff', '--abbrev=64', '--relative'];
  const words = ['diff', ...shape, base, ...(head === undefined ? [] : [head]), '--'];
  const changed = new Map<string, ChangedPath>();
  const fields = (await runGit(folder, words)).split('\0');
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const [, , before = '', after = '', status = ''] = (fields[at] ?? '').split(' ');
    const path = fields[at + 1] ?? '';
    const known = changed.get(path);
    changed.set(path, {
      path,
      before: absent.test(before) ? known?.before : before,
      after: status.startsWith('D') ? undefined : absent.test(after) ? '' : after,
    });
  }
  if (head === undefined) {
    const others = ['ls-files', '-z', '--others', '--exclude-standard', '--'];
    for (const path of (await runGit(folder, others)).split('\0')) {
      if (path === '') continue;
      changed.set(path, { path, before: changed.get(path)?.before, after: '' });
    }
  }
  return [...changed.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Lists the files of a commit below some folders, each with its blob. */
export async function listTree(
  folder: string,
  commit: string,
  folders: readonly string[],
): Promise<Map<string, string>> {
  const output = await runGit(folder, ['ls-tree', '-r', '-z', commit, '--', ...folders]);
  return new Map(
    output.split('\0').flatMap((line) => {
      const [facts = '', path] = line.split('\t');
      const [, type, hash] = facts.split(' ');
      return type === 'blob' && hash && path ? [[path, hash] as const] : [];
    }),
  );
}
