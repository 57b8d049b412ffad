import { execFileSync, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runGit, runGitAtOnce } from '../git/run-git';
import { Refusal } from '../refusal';
import { readLines } from '../stack/log';
import { startPart } from '../stack/part';

export interface Served {
  readonly url: string;
  stop(): Promise<void>;
}

/** So many lines of a build that failed are shown. */
const mostLines = 30;

/** A revision in a folder of its own, built; nothing of the project's own folder is changed. */
export interface BuiltRevision {
  serve(): Promise<Served>;
}

/** Where a revision is served, a loopback address, and the moment its site shows; without one the present. */
type Setting = { url: string; at: string | undefined };

/**
 * Checks a commit out into `folder` and builds it for its setting. The packages of the project are shared
 * where both lockfiles say the same, else they are installed. Throws a `Refusal` with the last lines of a failed build.
 */
export async function buildRevision(
  commit: string,
  folder: string,
  setting: Setting,
): Promise<BuiltRevision> {
  await runGit('.', ['worktree', 'add', '--detach', '--force', folder, commit]);
  await bringPackages(folder);
  const env = { ...process.env, ...variablesOf(setting), NEXT_TELEMETRY_DISABLED: '1' };
  await runIn(folder, ['run', 'build', '--silent'], env);
  return { serve: () => serve(folder, setting) };
}

/** Removes the folder of a revision, whatever became of it. */
export function removeRevision(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  runGitAtOnce('.', ['worktree', 'prune']);
}

async function bringPackages(folder: string): Promise<void> {
  const lockfile = (root: string) => readFileSync(join(root, 'package-lock.json'), 'utf8');
  if (!existsSync('node_modules') || lockfile('.') !== lockfile(folder)) {
    await runIn(folder, ['ci', '--include=dev', '--no-audit', '--no-fund']);
    return;
  }
  const own = readdirSync('packages')
    .map((name) => `packages/${name}/node_modules`)
    .filter((path) => existsSync(path));
  for (const packages of ['node_modules', ...own]) linkFolder(packages, resolve(folder, packages));
}

/** Links with hard links, because the bundler follows no symbolic link out of its root; copies to another disk. */
function linkFolder(from: string, to: string): void {
  try {
    execFileSync('cp', ['-al', '--', from, to], { stdio: 'ignore' });
  } catch {
    rmSync(to, { recursive: true, force: true });
    execFileSync('cp', ['-a', '--', from, to]);
  }
}

/** Runs npm to its end, in a group of its own, which ends with us. Throws a `Refusal` with its last lines where it fails. */
async function runIn(folder: string, words: string[], env = process.env): Promise<void> {
  const stdio: StdioOptions = ['ignore', 'pipe', 'pipe'];
  const child = spawn('npm', words, { cwd: folder, env, detached: true, stdio });
  const end = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  };
  // Before the folder it writes into is removed.
  process.prependOnceListener('exit', end);
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    readLines(stream, (line) => lines.splice(0, Math.max(0, lines.push(line) - mostLines)));
  }
  const [status] = await once(child, 'close');
  process.off('exit', end);
  if (status !== 0) throw new Refusal(`npm ${words.join(' ')} failed:\n${lines.join('\n')}`);
}

const variablesOf = ({ url, at }: Setting) => ({ SITE_URL: url, ...(at && { SITE_NOW: at }) });

async function serve(folder: string, setting: Setting): Promise<Served> {
  const { url } = setting;
  const { port } = new URL(url);
  const next = ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1', '--port', port];
  const part = await startPart(
    {
      command: [process.execPath, ...next],
      folder,
      env: { ...variablesOf(setting), MAIL_TRANSPORT: 'terminal', CLIENT_IP_MODE: 'direct' },
      isReady: () => fetch(url).then(({ ok }) => ok),
    },
    () => {},
  );
  return { url, stop: () => part.stop() };
}
