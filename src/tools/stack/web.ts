import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { answers } from './addresses';
import type { Log } from './log';
import { type Part, type PartPlan, startPart } from './part';

interface Settings {
  name: string;
  /** A folder with a build: the project itself, or what a container would run. */
  folder: string;
  port: number;
  env: Record<string, string>;
}

/** Says how a process of the site is started: as `npm start` does, or as the container does where `folder` is its. */
export function planWeb({ folder, port, env }: Settings): PartPlan {
  const isContainer = existsSync(join(folder, 'server.js'));
  const next = ['start', '--hostname', '127.0.0.1', '--port', String(port)];
  const program = isContainer
    ? ['server.js']
    : ['node_modules/next/dist/bin/next', ...next, '--keepAliveTimeout', '65000'];
  return {
    command: [process.execPath, '--max-old-space-size=1024', ...program],
    folder,
    env: {
      ...env,
      ...(isContainer && {
        HOSTNAME: '127.0.0.1',
        PORT: String(port),
        KEEP_ALIVE_TIMEOUT: '65000',
      }),
      NEXT_TELEMETRY_DISABLED: '1',
    },
    isReady: () => answers(`http://127.0.0.1:${port}/readyz`),
  };
}

/** Starts a process of the site. */
export function startWeb(settings: Settings, log: Log): Promise<Part> {
  return startPart(planWeb(settings), (line) => log(settings.name, line));
}
