import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { basename } from 'node:path/posix';

/** Who commits, and nothing that git does by itself afterwards or waits for the disk with. */
const settings = `[user]
  name = Test
  email = test@harbour.example
[core]
  fsync = none
[gc]
  auto = 0
`;

/**
 * A project in a repository of its own, committed on main: these files and folders of this project, by their last names.
 * Its folder has spaces and letters of other languages in its name.
 */
export function openRepository(label: string, parts: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), `${label} żółw `));
  const inside = (path: string) => join(folder, path);
  const git = (...words: string[]) =>
    execFileSync('git', words, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  execFileSync('cp', ['-a', ...parts, folder]);
  symlinkSync(resolve('node_modules'), inside('node_modules'));
  writeFileSync(inside('.gitignore'), '.contentlayer\nnode_modules\n');
  git('init', '--initial-branch=main', '--template=');
  appendFileSync(inside('.git/config'), settings);
  // A thousand files in one pack, instead of each in a file of its own.
  git('-c', 'core.bigFileThreshold=1', 'add', '--all');
  git('commit', '--message=All');

  /** The paths that are no longer as they were committed; undefined once only git knows. */
  let touched: Set<string> | undefined = new Set();
  const touch = (path: string) => touched?.add(path);
  const read = (path: string) => readFileSync(inside(path), 'utf8');
  const write = (path: string, content: string | Buffer) => {
    touch(path);
    mkdirSync(dirname(inside(path)), { recursive: true });
    writeFileSync(inside(path), content);
  };

  /** Brings a path back from where it was copied from; what was not copied goes, with the folders it came in. */
  function bringBack(path: string): void {
    const names = path.split('/');
    const [part] = parts.filter((one) => basename(one) === names[0]);
    const original = (length: number) =>
      part === undefined ? undefined : join(dirname(part), ...names.slice(0, length));
    const isThere = (length: number) => existsSync(original(length) ?? '');
    const kept = names.findIndex((_, place) => !isThere(place + 1));
    const length = kept === -1 ? names.length : kept + 1;
    const target = inside(names.slice(0, length).join('/'));
    rmSync(target, { recursive: true, force: true });
    const source = original(length);
    if (source !== undefined && isThere(length))
      cpSync(source, target, { recursive: true, preserveTimestamps: true });
  }

  return {
    folder,
    read,
    readBytes: (path: string) => readFileSync(inside(path)),
    write,
    /** Replaces a text in a file; it has to be there. */
    replace(path: string, before: string, after: string) {
      const text = read(path);
      if (!text.includes(before)) throw new Error(`${path} has no "${before}"`);
      write(path, text.replace(before, after));
    },
    remove(path: string) {
      touch(path);
      rmSync(inside(path), { recursive: true });
    },
    move(from: string, to: string) {
      touch(from);
      touch(to);
      renameSync(inside(from), inside(to));
    },
    git(...words: string[]) {
      touched = undefined;
      return git(...words);
    },
    /** For what else changes files: without it, `reset` brings back what these functions have changed alone. */
    forget() {
      touched = undefined;
    },
    /** Brings the files back to the last commit of main, and takes away what is new. */
    reset() {
      for (const path of touched ?? []) bringBack(path);
      if (touched === undefined) {
        git('checkout', '--quiet', '--force', 'main');
        git('clean', '--quiet', '--force', '-d');
      }
      touched = new Set();
    },
    close: () => execFileSync('rm', ['-r', folder]),
  };
}
