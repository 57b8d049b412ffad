import { execFileSync, spawn } from 'node:child_process';
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
import { vi } from 'vitest';
import { checkContent } from '@/tools/content/check';

/** A project in a repository of its own: the fixture documents and the site's code, committed on main. */
export function openRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'check żółw '));
  const inside = (path: string) => join(folder, path);
  const git = (...words: string[]) => {
    const person = ['-c', 'user.name=Test', '-c', 'user.email=test@harbour.example'];
    return execFileSync('git', [...person, ...words], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  };
  for (const name of ['content', 'public'])
    cpSync(`tests/fixtures/${name}`, inside(name), { recursive: true });
  const code = ['src', 'contentlayer.config.ts', 'tsconfig.json', 'package.json'];
  for (const name of [...code, 'docs/findings']) cpSync(name, inside(name), { recursive: true });
  symlinkSync(resolve('node_modules'), inside('node_modules'));
  writeFileSync(inside('.gitignore'), '.contentlayer\nnode_modules\n');
  git('init', '--initial-branch=main');
  git('add', '--all');
  git('commit', '--message=All');
  const read = (path: string) => readFileSync(inside(path), 'utf8');
  return {
    folder,
    git,
    read,
    write(path: string, content: string | Buffer) {
      mkdirSync(dirname(inside(path)), { recursive: true });
      writeFileSync(inside(path), content);
    },
    /** Replaces a text in a file; it has to be there. */
    replace(path: string, before: string, after: string) {
      const text = read(path);
      if (!text.includes(before)) throw new Error(`${path} has no "${before}"`);
      writeFileSync(inside(path), text.replace(before, after));
    },
    remove: (path: string) => rmSync(inside(path), { recursive: true }),
    move: (from: string, to: string) => renameSync(inside(from), inside(to)),
    /** Puts every file back, and takes away what is new. */
    reset() {
      git('reset', '--hard', '--quiet', 'main');
      git('clean', '--force', '-d', '--quiet');
    },
    check: () => checkIn(folder),
    start: (...args: string[]) => startTool(folder, 'src/tools/content/check-main.ts', args),
    /** Starts `npm run content`. */
    startContent: () => startTool(folder, 'src/tools/content/main.ts', []),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The pages of the site are found from the folder a command runs in. */
function checkIn(folder: string) {
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  return checkContent({ root: join(folder, 'content'), publicDir: join(folder, 'public') });
}

/** Starts a tool in a process of its own, and listens to it. */
function startTool(folder: string, tool: string, args: readonly string[]) {
  const command = ['--import', 'tsx', tool, ...args];
  const child = spawn(process.execPath, command, { cwd: folder, detached: true });
  const end = new Promise<number | null>((done) => child.on('exit', (code) => done(code)));
  let [said, heard] = ['', 0];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  return {
    end,
    /** As a terminal does it: to the process and to those it has started. */
    stop(signal: NodeJS.Signals) {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, signal);
    },
    said: () => said,
    /** Waits until this is said, and returns what was said up to its end since the last time. */
    async hear(text: RegExp): Promise<string> {
      const find = () => {
        const match = text.exec(said.slice(heard));
        if (!match) throw new Error(`Not said yet: ${text}\n${said.slice(heard)}`);
        return heard + match.index + match[0].length;
      };
      const until = await vi.waitFor(find, { timeout: 60_000, interval: 20 });
      const words = said.slice(heard, until);
      heard = until;
      return words;
    },
  };
}
