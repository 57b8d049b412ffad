import { spawn } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { defaultLocale } from '@/site/locales';
import { contentPath, storedPath } from './index-places';

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
  if (made > (await changedAt(contentPath))) return;
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

const changedAt = (path: string) =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
