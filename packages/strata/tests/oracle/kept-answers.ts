import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { hashGround, hashParts, repository } from './ground';

/** Where answers are kept; they go with the packages that gave them. */
const ownStore = join(repository, 'node_modules/.cache/strata-oracle');
const week = 7 * 24 * 60 * 60 * 1000;
/** Milliseconds a slow disk may take to keep the largest answer, which has some twenty megabytes. */
const longest = 60_000;
/** Folders whose old answers this process has removed. */
const tidied = new Set<string>();

/** A question to contentlayer2 or mdx-bundler: its kind, and all the answer depends on besides the common ground. */
export interface Question {
  readonly kind: string;
  readonly parts: Iterable<string | Uint8Array>;
}

/**
 * Returns the answer to a question, as JSON brings it back: the one that is kept, or that of `ask`, which is kept once
 * the running test has passed. A kept answer goes when its test fails, so that the next run asks again.
 */
export async function keepAnswer<Answer>(
  { kind, parts }: Question,
  ask: () => Answer | Promise<Answer>,
  store = ownStore,
): Promise<Answer> {
  const folder = join(store, kind);
  const path = join(folder, `${hashParts([hashGround(), kind, ...parts])}.json`);
  const kept = readKept(path);
  const text = kept ?? JSON.stringify(await ask());
  onTestFinished(({ task }) => {
    if (task.result?.state !== 'pass') return rmSync(path, { force: true });
    if (kept === undefined) writeKept(path, text);
    else markUsed(path);
    if (!tidied.has(folder)) removeOld(folder);
    tidied.add(folder);
  }, longest);
  return JSON.parse(text);
}

/** The text of a kept answer; undefined where there is none or it is not what was written. */
function readKept(path: string): string | undefined {
  try {
    const [hash, text = ''] = readFileSync(path, 'utf8').split('\n', 2);
    return hash === hashParts([text]) ? text : undefined;
  } catch {
    return undefined;
  }
}

function writeKept(path: string, text: string): void {
  const unfinished = `${path}.${process.pid}`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(unfinished, `${hashParts([text])}\n${text}`);
  renameSync(unfinished, path);
}

/** Another process may have removed the answer meanwhile: a test of its own failed with it. */
function markUsed(path: string): void {
  try {
    utimesSync(path, new Date(), new Date());
  } catch {}
}

/** Removes answers that no test has used for a week. */
function removeOld(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const usedAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - usedAt > week) rmSync(path, { force: true });
  }
}
