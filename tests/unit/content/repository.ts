import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { vi } from 'vitest';
import { type CheckCache, checkContent } from '@/tools/content/check';
import { inFolder } from '../support/in-folder';
import { openRepository as open } from '../support/repository';
import { runTool } from '../support/run-tool';

const checkMain = 'src/tools/content/check-main.ts';

/** A project in a repository of its own: the fixture documents and the site's code, committed on main. */
export function openRepository() {
  const documents = ['tests/fixtures/content', 'tests/fixtures/public'];
  const code = ['src', 'contentlayer.config.ts', 'tsconfig.json', 'package.json'];
  const repository = open('check', [...documents, ...code]);
  const { folder, forget } = repository;
  const cache: CheckCache = new Map();
  return {
    ...repository,
    check: () => checkIn(folder, cache),
    /** Runs `npm run content:check` in this process. */
    run(...args: string[]) {
      forget();
      return runTool(checkMain, { cwd: folder, args });
    },
    start: (...args: string[]) => startCheck(folder, args),
  };
}

/** The pages of the site are found from the folder a command runs in. */
function checkIn(folder: string, cache: CheckCache) {
  const where = { root: join(folder, 'content'), publicDir: join(folder, 'public') };
  return inFolder(folder, () => checkContent({ ...where, cache }));
}

/** Starts the check in a process of its own, and listens to it. */
function startCheck(folder: string, args: readonly string[]) {
  const command = ['--import', 'tsx', checkMain, ...args];
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
