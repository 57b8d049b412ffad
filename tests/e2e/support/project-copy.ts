import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { listProcesses } from './copy-commands';
import { fixtureSite } from './fixture-site';

/** How long a test of a copy may take, in milliseconds: copying, building and starting are slow. */
export const patience = 300_000;

/** A copy of the whole project that a test may edit, build and delete. Paths are relative to its folder. */
export type ProjectCopy = {
  folder: string;
  read: (path: string) => string;
  write: (path: string, text: string) => void;
  /** Deletes a file, or a folder with its content. */
  delete: (path: string) => void;
  /** Removes the packages that `npm ci --omit=dev` would not install. */
  dropDevelopmentPackages: () => void;
  /** Ends the processes that still run in the copy, and deletes the copy. */
  dispose: () => void;
};

interface Copying {
  /** With the finished build. */
  built?: boolean;
  /** It is served only: nothing is compiled in it, and it shares the packages. */
  served?: boolean;
}

/** Copies the fixture site with its packages and compiled content. */
export function copyProject({ built = false, served = false }: Copying = {}): ProjectCopy {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'project-copy-'));
  const inside = (path: string) => join(folder, path);
  const tree = { recursive: true, preserveTimestamps: true, verbatimSymlinks: true };
  const left = new Set(['node_modules', ...(built ? [] : ['.next'])]);
  for (const path of readdirSync(fixtureSite))
    if (!left.has(path))
      cpSync(join(fixtureSite, path), inside(path), {
        ...tree,
        filter: (from) => !served || !from.startsWith(join(fixtureSite, '.next/cache')),
      });
  if (served) symlinkSync(resolve('node_modules'), inside('node_modules'));
  else linkPackages(folder);
  return {
    folder,
    read: (path) => readFileSync(inside(path), 'utf8'),
    write: (path, text) => {
      mkdirSync(dirname(inside(path)), { recursive: true });
      writeFileSync(inside(path), text);
    },
    delete: (path) => rmSync(inside(path), { recursive: true }),
    dropDevelopmentPackages: () => {
      // npm would write into this hard link, which is also the project's own file; so it is removed first.
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
      // The process has ended by itself in the meantime.
    }
  }
}

/** Lists the files of the project: what git would clone, and what is new. */
export function listSources(): string[] {
  const files = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  return execFileSync('git', files, { encoding: 'utf8' })
    .split('\0')
    .filter((path) => path !== '' && existsSync(path));
}

/**
 * Links the packages with hard links, because the bundler follows no symbolic link out of its root; copies them where
 * the folder is on another disk.
 */
export function linkPackages(folder: string): void {
  try {
    execFileSync('cp', ['-al', 'node_modules', folder], { stdio: 'ignore' });
  } catch {
    execFileSync('cp', ['-a', 'node_modules', folder]);
  }
  // Kept builds and other Nodes are no package.
  rmSync(join(folder, 'node_modules/.cache'), { recursive: true, force: true });
}
