import { Refusal } from '../refusal';
import { askGit, runGit } from './run-git';

/** What is compared: a commit with another, or with the files as they are now. */
export type Revisions = {
  /** The commit before. */
  base: string;
  /** How a person calls it. */
  baseName: string;
  /** The commit after; undefined for the files as they are now. */
  head: string | undefined;
  headName: string;
};

/** Where the main branch may be, in this order. */
const mains = ['main', 'origin/main', 'master', 'origin/master'];

/**
 * Finds the two sides. Without `base`, it is the commit at which the main branch and the head part. Each thing that can
 * be wrong with a repository is a `Refusal`.
 */
export async function findRevisions(
  folder: string,
  asked: { base?: string | undefined; head?: string | undefined },
): Promise<Revisions> {
  const { code, error } = await askGit(folder, ['rev-parse', '--is-inside-work-tree']);
  if (code !== 0) throw new Refusal(noRepository(error));
  const head = asked.head === undefined ? undefined : await resolveAsked(folder, asked.head);
  const headName = asked.head ?? 'your files';
  if (asked.base !== undefined) {
    return { base: await resolveAsked(folder, asked.base), baseName: asked.base, head, headName };
  }
  return { ...(await findParting(folder, head ?? 'HEAD')), head, headName };
}

function noRepository(error: string): string {
  return error.includes('dubious ownership')
    ? 'This folder belongs to another user, and git does not read it: git config --global --add safe.directory "$PWD"'
    : 'This folder is in no git repository, so there is nothing to compare with.';
}

async function resolveAsked(folder: string, name: string): Promise<string> {
  const found = await resolve(folder, name);
  if (found !== undefined) return found;
  const hint = (await isShallow(folder))
    ? ' This clone is shallow: git fetch --unshallow brings the rest.'
    : ' Name a branch, a tag or a commit; git fetch brings those that are new elsewhere.';
  throw new Refusal(`git knows no revision "${name}".${hint}`, { isUsage: true });
}

async function findParting(folder: string, head: string) {
  if ((await resolve(folder, head)) === undefined) {
    throw new Refusal('This repository has no commit yet, so there is nothing to compare with.');
  }
  for (const name of mains) {
    if ((await resolve(folder, name)) === undefined) continue;
    const { code, out } = await askGit(folder, ['merge-base', name, head]);
    const base = out.toString('utf8').trim();
    if (code === 0 && base !== '') return { base, baseName: name };
    throw new Refusal(
      (await isShallow(folder))
        ? `This clone is shallow and ends before the commit it shares with ${name}: git fetch --unshallow, or name a base: npm run content:diff -- HEAD~1`
        : `${name} and this branch share no commit; name a base: npm run content:diff -- ${name}`,
    );
  }
  throw new Refusal(
    'There is no branch main here, nor origin/main; name a base: npm run content:diff -- HEAD~1',
  );
}

async function resolve(folder: string, name: string): Promise<string | undefined> {
  const words = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`];
  const { code, out } = await askGit(folder, words);
  return code === 0 ? out.toString('utf8').trim() : undefined;
}

async function isShallow(folder: string): Promise<boolean> {
  return (await runGit(folder, ['rev-parse', '--is-shallow-repository'])).trim() === 'true';
}
