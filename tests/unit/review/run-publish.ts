import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { runTool } from '../support/run-tool';

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

const tool = 'src/tools/review/publish.mjs';

/** Runs the command as the workflow does: Node alone, on this event, with nothing else in its environment. */
export async function startPublish(settings: Settings) {
  const child = spawn(process.execPath, [tool, settings.results], {
    env: variablesFor(settings) as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, errors] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { out: out.trim(), errors: errors.trim(), code: child.exitCode };
}

/** The same in this process. */
export async function runPublish(settings: Settings) {
  const env = { GITHUB_SERVER_URL: undefined, ...variablesFor(settings) };
  const { out, errors, code } = await runTool(tool, { args: [settings.results], env });
  return { out: out.trim(), errors: errors.trim(), code };
}

function variablesFor({ api, token, folder, event }: Settings): Record<string, string> {
  const path = join(folder, 'event.json');
  writeFileSync(path, JSON.stringify(event));
  return {
    GITHUB_API_URL: api,
    GITHUB_REPOSITORY: 'agency/site',
    GITHUB_EVENT_PATH: path,
    GITHUB_TOKEN: token,
    REVIEW_SITE: 'https://pr-{pull}.site.example/',
  };
}
