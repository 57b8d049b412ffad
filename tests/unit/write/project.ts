import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { type CheckCache, checkContent } from '@/tools/content/check';
import type { Finding } from '@/tools/content/findings';
import { ledgerName, writeLedger } from '@/tools/ledger/ledger-file';
import { readPromises } from '@/tools/ledger/promises';
import { writeRedirects } from '@/tools/ledger/redirect-list';
import { Usage } from '@/tools/write/arguments';
import { run } from '@/tools/write/run';
import { bringBack, type Files, readFiles } from '../support/files';
import type { Later } from './shared-project';

/** A project in a folder of its own, with the fixture content, and every address of it promised. */
export interface WriterProject {
  readonly folder: string;
  read(path: string): string;
  write(path: string, text: string): void;
  delete(path: string): void;
  move(from: string, to: string): void;
  copy(from: string, to: string): void;
  /** The project's own `.gitattributes`. */
  readonly attributes: string;
  has(path: string): boolean;
  /** The files below a folder, sorted. */
  list(path: string): string[];
  git(...words: string[]): string;
  /** Does what a command does; there is no terminal to ask at. */
  run(...args: string[]): Promise<{ code: number; said: string }>;
  /** The findings of the check. */
  findings(): Promise<Finding[]>;
  /** The same, as `file:code`. */
  check(): Promise<string[]>;
}

const list = 'src/site/redirects.ts';

/** The fixture content, and every address of it, each read once. */
let fixture: Files | undefined;
let ledger: string | undefined;

interface Making {
  /** Without it, nothing has been released. */
  readonly promised?: boolean;
  /** What is in it; without it, the fixture content. */
  readonly files?: Files | undefined;
  /** Takes what removes the folder; without it, it goes with the test. */
  readonly later?: Later;
}

/** Makes such a project. Its folder has spaces and letters of other languages in its name. */
export async function makeProject({
  promised = true,
  files,
  later = onTestFinished,
}: Making = {}): Promise<WriterProject> {
  const folder = mkdtempSync(join(tmpdir(), 'writer żółw '));
  later(() => rmSync(folder, { recursive: true, force: true }));
  const project = open(folder);
  if (files) {
    bringBack(folder, files);
    return project;
  }
  fixture ??= new Map(
    ['tests/fixtures/content', 'tests/fixtures/public'].flatMap((part) =>
      [...readFiles(part)].map(([path, bytes]) => [join(basename(part), path), bytes] as const),
    ),
  );
  bringBack(folder, fixture);
  project.write(list, writeRedirects(readFileSync(list, 'utf8'), []));
  project.write(`content/${ledgerName}`, writeLedger([]));
  if (promised) {
    ledger ??= writeLedger((await readPromises(join(folder, 'content'), Date.now())).next);
    project.write(`content/${ledgerName}`, ledger);
  }
  return project;
}

function open(folder: string): WriterProject {
  const cache: CheckCache = new Map();
  const inside = (path: string) => join(folder, path);
  return {
    folder,
    read: (path) => readFileSync(inside(path), 'utf8'),
    write(path, text) {
      mkdirSync(dirname(inside(path)), { recursive: true });
      writeFileSync(inside(path), text);
    },
    delete: (path) => rmSync(inside(path)),
    move: (from, to) => renameSync(inside(from), inside(to)),
    copy(from, to) {
      mkdirSync(dirname(inside(to)), { recursive: true });
      cpSync(inside(from), inside(to));
    },
    attributes: readFileSync('.gitattributes', 'utf8'),
    has: (path) => existsSync(inside(path)),
    list: (path) => readdirSync(inside(path), { recursive: true, encoding: 'utf8' }).sort(),
    git: (...words) => {
      const person = ['-c', 'user.name=Test', '-c', 'user.email=test@agency.test'];
      const env = { ...process.env, GIT_DIR: inside('.git') };
      return execFileSync('git', [...person, ...words], { cwd: folder, encoding: 'utf8', env });
    },
    run: (...args) => listen(() => run(args, folder)),
    findings: () => findIn(folder, cache),
    check: async () => (await findIn(folder, cache)).map(({ file, code }) => `${file}:${code}`),
  };
}

/** Without what the fixture always has: documents that are to come, and some that have expired. */
async function findIn(folder: string, cache: CheckCache): Promise<Finding[]> {
  const always = ['far-future', 'already-expired'];
  const [root, publicDir] = [join(folder, 'content'), join(folder, 'public')];
  return (await checkContent({ root, publicDir, cache })).filter(
    ({ code }) => !always.includes(code),
  );
}

async function listen(work: () => Promise<number>) {
  const said: string[] = [];
  const keep = (text: unknown) => said.push(String(text)) > 0;
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(keep),
    vi.spyOn(process.stderr, 'write').mockImplementation(keep),
  ];
  try {
    return { code: await work(), said: said.join('') };
  } catch (error) {
    if (error instanceof Usage) return { code: 2, said: error.message };
    throw error;
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
