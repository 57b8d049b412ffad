import { execFileSync } from 'node:child_process';
import { Refusal, wrongUse } from './refusal';

/** Runs git in this folder and returns what it prints. Throws a `Refusal` where there is no git or no repository. */
export function git(...words: string[]): string {
  try {
    return execFileSync('git', words, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim();
  } catch (error) {
    const { code, stderr = '' } = error as { code?: unknown; stderr?: string };
    if (code === 'ENOENT') throw new Refusal('git is not installed here.');
    const [why = ''] = stderr.trim().split('\n');
    throw new Refusal(`git ${words[0]} failed: ${why.replace(/^fatal: /, '')}`);
  }
}

/** Returns the commit of a revision. Throws a `Refusal` where it is unknown. */
export function commitOf(revision: string): string {
  git('rev-parse', '--git-dir');
  try {
    return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`);
  } catch {
    const isShallow = git('rev-parse', '--is-shallow-repository') === 'true';
    const why = isShallow ? '; this clone is shallow: git fetch --unshallow brings the rest' : '';
    throw wrongUse(`There is no revision ${revision} here${why}.`);
  }
}
