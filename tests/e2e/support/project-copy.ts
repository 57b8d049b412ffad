import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fixtureSite } from '../../fixtures/site';
import { listProcesses } from './copy-commands';

/** How long a test of a copy may take, in milliseconds: copying, building and starting are slow by nature. */
export const patience = 300_000;

/** A copy of the whole project that a test may edit, build and throw away; paths are relative to its folder. */
export type ProjectCopy = {
  folder: string;
  read: (path: string) => string;
  write: (path: string, text: string) => void;
  /** A file, or a folder with all that is in it. */
  delete: (path: string) => void;
  /** Takes away the packages that `npm ci --omit=dev` would not install. */
  dropDevelopmentPackages: () => void;
  /** Ends what still runs in the copy, and deletes it. */
  dispose: () => void;
};

/** Copies the fixture site with its packages and compiled content; with `built` also the finished build. */
export function copyProject({ built = false } = {}): ProjectCopy {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'project-copy-'));
  const inside = (path: string) => join(folder, path);
  const tree = { recursive: true, preserveTimestamps: true, verbatimSymlinks: true };
  const left = new Set(['node_modules', ...(built ? [] : ['.next'])]);
  for (const path of readdirSync(fixtureSite))
    if (!left.has(path)) cpSync(join(fixtureSite, path), inside(path), tree);
  linkPackages(folder);
  return {
    folder,
    read: (path) => readFileSync(inside(path), 'utf8'),
    write: (path, text) => {
      mkdirSync(dirname(inside(path)), { recursive: true });
      writeFileSync(inside(path), text);
    },
    delete: (path) => rmSync(inside(path), { recursive: true }),
    dropDevelopmentPackages: () => {
      // One file with the project's own, in which npm would write: it goes first.
      rmSync(inside('node_modules/.package-lock.json'));
      execFileSync('npm', ['prune', '--omit=dev', '--offline'], { cwd: folder, stdio: 'ignore' });
    },
    dispose: () => {
      killAll(listProcesses(folder));
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function killAll(ids: number[]): void {
  for (const id of ids) {
    try {
      process.kill(id, 'SIGKILL');
    } catch {
      // It has ended by itself in the meantime.
    }
  }
}

/** Hard links, as the bundler follows no symbolic link out of its root; copies where the folder is on another disk. */
export function linkPackages(folder: string): void {
  try {
    execFileSync('cp', ['-al', 'node_modules', folder], { stdio: 'ignore' });
  } catch {
    execFileSync('cp', ['-a', 'node_modules', folder]);
  }
}
