import { commitOf, findCommit, isShallow, requireRepository } from '../../git/commits';
import { askGit } from '../../git/run-git';
import { Refusal } from '../../refusal';

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
  const head = asked.head === undefined ? undefined : await commitOf(folder, asked.head);
  const headName = asked.head ?? 'your files';
  if (asked.base !== undefined) {
    return {
      base: await commitOf(folder, asked.base),
      baseName: nameOf(asked.base),
      head,
      headName,
    };
  }
  return { ...(await findParting(folder, head ?? 'HEAD')), head, headName };
}

/** A whole hash says no more to people than its beginning. */
const nameOf = (revision: string) =>
  /^[0-9a-f]{40,64}$/.test(revision) ? revision.slice(0, 12) : revision;

/** Asks for the answer first: each question costs a process, and most are needed only to say why there is none. */
async function findParting(folder: string, head: string) {
  for (const name of mains) {
    const { code, out } = await askGit(folder, ['merge-base', name, head]);
    const base = out.toString('utf8').trim();
    if (code === 0 && base !== '') return { base, baseName: name };
    await requireRepository(folder);
    if ((await findCommit(folder, head)) === undefined) {
      throw new Refusal('This repository has no commit yet, so there is nothing to compare with.');
    }
    if ((await findCommit(folder, name)) === undefined) continue;
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
