import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

interface Settings {
  /** The address of GitHub's API. */
  api: string;
  token: string;
  /** A folder for the event's file. */
  folder: string;
  /** What the run of the pull request has left. */
  results: string;
  event: object;
}

/** Runs the command as the workflow does: Node alone, on this event, with nothing else in its environment. */
export async function runPublish({ api, token, folder, results, event }: Settings) {
  const path = join(folder, 'event.json');
  writeFileSync(path, JSON.stringify(event));
  const env: Record<string, string> = {
    GITHUB_API_URL: api,
    GITHUB_REPOSITORY: 'agency/site',
    GITHUB_EVENT_PATH: path,
    GITHUB_TOKEN: token,
    REVIEW_SITE: 'https://pr-{pull}.site.example/',
  };
  const child = spawn(process.execPath, ['src/tools/review/publish.mjs', results], {
    env: env as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, errors] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { out: out.trim(), errors: errors.trim(), code: child.exitCode };
}
