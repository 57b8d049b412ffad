import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { readDocument, unreadable } from '../document';
import type { DocumentFacts } from '../document-facts';
import type { ContentFile } from '../files';
import { hashWords } from '../translation-stamp';

/** A document as git has it. */
export interface Version {
  readonly text: string;
  readonly facts: DocumentFacts;
  readonly commit: string;
  /** The day of the commit, such as 2026-11-12. */
  readonly day: string;
}

/** How far back is looked, in commits of the file. */
const most = 500;

/** Finds the last version of a document with these words, under any name it had; undefined where git knows none. */
export async function findVersion(file: ContentFile, hash: string): Promise<Version | undefined> {
  for (const { commit, day, path } of listVersions(file)) {
    const bytes = askGit(file, ['show', `${commit}:${path}`]);
    if (!bytes) continue;
    const facts = await readDocument(file, { bytes }).catch(unreadable);
    if (facts.data !== undefined && hashWords(file, facts) === hash)
      return { text: bytes.toString('utf8'), facts, commit, day };
  }
  return undefined;
}

/** The commits that changed a file, the last one first, with the path it had. */
function listVersions(file: ContentFile) {
  const format = '--format=%h %cs';
  const words = ['log', '--follow', `--max-count=${most}`, format, '--name-only', '-z', '--'];
  const said = askGit(file, [...words, file.path])?.toString('utf8') ?? '';
  return Array.from(
    said.matchAll(/(\w+) (\d{4}-\d{2}-\d{2})\0\n([^\0]+)\0/g),
    ([, commit = '', day = '', path = '']) => ({ commit, day, path }),
  );
}

function askGit({ path }: ContentFile, words: readonly string[]): Buffer | undefined {
  try {
    return execFileSync('git', words, {
      cwd: dirname(path),
      stdio: 'pipe',
      maxBuffer: 2 ** 28,
      env: { ...process.env, LC_ALL: 'C' },
    });
  } catch {
    return undefined;
  }
}
