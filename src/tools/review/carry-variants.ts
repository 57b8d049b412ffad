import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { askGit } from '../git/run-git';

/** Where a built site keeps the variants of its pictures, each by the hash of its picture. */
const pictureStore = '.next/cache/pictures';
/** What makes variants of a picture: with the same, a variant of the same name is the same. */
const makers = ['src/features/pictures', 'package-lock.json'];

/** Takes the variants that the site in a folder has made of its pictures, to keep them when the folder is removed. */
export function takeVariants(site: string, kept: string): void {
  rmSync(kept, { recursive: true, force: true });
  const made = join(site, pictureStore);
  if (existsSync(made)) renameSync(made, kept);
}

/**
 * Gives kept variants to the site of the other revision, so that it makes those alone that are new: a machine that is
 * busy would show an original here and its variant there. Nothing is given where variants are made in another way.
 */
export async function giveVariants(
  kept: string,
  site: string,
  { repository, base, head }: { repository: string; base: string; head: string },
): Promise<void> {
  const { code } = await askGit(repository, ['diff', '--quiet', base, head, '--', ...makers]);
  if (code !== 0 || !existsSync(kept)) return;
  const store = join(site, pictureStore);
  mkdirSync(dirname(store), { recursive: true });
  cpSync(kept, store, { recursive: true });
}
