import { execFileSync } from 'node:child_process';
import {
  cpSync,
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
import { listBlockers } from '@/tools/diff/attention';
import { diffProject } from '@/tools/diff/project-diff';
import { writeJson } from '@/tools/diff/report/json';
import { writeMarkdown } from '@/tools/diff/report/markdown';

/** The time of all these comparisons: after the fixture documents, but for those of 2099. */
export const now = Date.parse('2026-11-01T12:00:00Z');

type Asked = { base?: string; head?: string; at?: number; site?: string };

/** A project in a repository of its own: the fixture documents with the site's code and messages, committed on main. */
export function openRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'diff żółw '));
  const inside = (path: string) => join(folder, path);
  const git = (...words: string[]) => {
    const person = ['-c', 'user.name=Test', '-c', 'user.email=test@harbour.example'];
    return execFileSync('git', [...person, ...words], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  };
  cpSync('tests/fixtures/content', inside('content'), { recursive: true });
  cpSync('tests/fixtures/public', inside('public'), { recursive: true });
  cpSync('messages', inside('messages'), { recursive: true });
  cpSync('src', inside('src'), { recursive: true });
  symlinkSync(resolve('node_modules'), inside('node_modules'));
  writeFileSync(inside('.gitignore'), '.contentlayer\nnode_modules\n');
  git('init', '--initial-branch=main');
  git('add', '--all');
  git('commit', '--message=All');
  return {
    folder,
    git,
    read: (path: string) => readFileSync(inside(path), 'utf8'),
    readBytes: (path: string) => readFileSync(inside(path)),
    write(path: string, content: string | Buffer) {
      mkdirSync(dirname(inside(path)), { recursive: true });
      writeFileSync(inside(path), content);
    },
    /** Replaces a text in a file; it has to be there. */
    replace(path: string, before: string, after: string) {
      const text = readFileSync(inside(path), 'utf8');
      if (!text.includes(before)) throw new Error(`${path} has no "${before}"`);
      writeFileSync(inside(path), text.replace(before, after));
    },
    remove: (path: string) => rmSync(inside(path)),
    move: (from: string, to: string) => renameSync(inside(from), inside(to)),
    /** Brings the files back to the last commit of main. */
    reset() {
      git('checkout', '--quiet', '--force', 'main');
      git('reset', '--quiet', '--hard');
      git('clean', '--quiet', '--force', '-d');
    },
    async diff({ site, at = now, ...asked }: Asked = {}) {
      const diff = await diffProject({ folder, at, ...asked });
      return {
        markdown: writeMarkdown(diff, site),
        json: JSON.parse(writeJson(diff, site)),
        isBlocked: listBlockers(diff).length > 0,
      };
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
