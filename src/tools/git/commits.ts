import { Refusal, wrongUse } from '../refusal';
import { askGit, runGit } from './run-git';

/** Returns the commit of a branch, a tag or any other name a person gave; a `Refusal` says how to get an unknown one. */
export async function commitOf(folder: string, name: string): Promise<string> {
  const found = await findCommit(folder, name);
  if (found !== undefined) return found;
  await requireRepository(folder);
  const hint = (await isShallow(folder))
    ? 'This clone is shallow: git fetch --unshallow brings the rest.'
    : 'Name a branch, a tag or a commit; git fetch brings those that are new elsewhere.';
  throw wrongUse(`git knows no revision "${name}". ${hint}`);
}

/** Returns the commit of a name; undefined where there is none. */
export async function findCommit(folder: string, name: string): Promise<string | undefined> {
  const words = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`];
  const { code, out } = await askGit(folder, words);
  return code === 0 ? out.toString('utf8').trim() : undefined;
}

/** Throws a `Refusal` where a folder is in no repository, or in one that git does not read. */
export async function requireRepository(folder: string): Promise<void> {
  const { code, error } = await askGit(folder, ['rev-parse', '--is-inside-work-tree']);
  if (code === 0) return;
  throw new Refusal(
    error.includes('dubious ownership')
      ? 'This folder belongs to another user, and git does not read it: git config --global --add safe.directory "$PWD"'
      : 'This folder is in no git repository, so there is nothing to compare with.',
  );
}

/** Says whether the history of a clone was cut off. */
export async function isShallow(folder: string): Promise<boolean> {
  return (await runGit(folder, ['rev-parse', '--is-shallow-repository'])).trim() === 'true';
}
