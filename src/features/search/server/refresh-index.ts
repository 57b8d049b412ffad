import { spawn } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultLocale } from '@/site/locales';
import { indexFolder, storedPath } from './index-places';

let running: Promise<void> | undefined;

/**
 * In the preview: makes the index anew where content was compiled after it, in a process of its own, so that a save
 * costs nothing and the site goes on answering. Calls meanwhile wait for the same run.
 */
export function refreshIndex(): Promise<void> {
  running ??= refresh().finally(() => {
    running = undefined;
  });
  return running;
}

async function refresh(): Promise<void> {
  const made = await changedAt(storedPath(defaultLocale));
  const compiled = await lastChangeIn(join(indexFolder, '..'));
  if (made > compiled) return;
  await new Promise<void>((resolve, reject) => {
    const tool = spawn(process.execPath, ['--import', 'tsx', 'src/tools/search/main.ts'], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    tool.once('error', reject);
    tool.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The index of the search ended with ${code}`)),
    );
  });
}

/** Returns the time of the last change of a compiled file, in milliseconds. */
async function lastChangeIn(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const times = await Promise.all(
    files
      .filter((file) => file.isFile() && !file.parentPath.startsWith(indexFolder))
      .map((file) => changedAt(join(file.parentPath, file.name))),
  );
  return times.reduce((latest, time) => Math.max(latest, time), 0);
}

const changedAt = (path: string) =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
