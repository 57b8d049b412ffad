import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Where the programs of the stack are. */
export interface Programs {
  redis: string;
  haproxy: string;
  restate: string;
}

/** Debian's packages, by their programs. */
const debian = { 'redis-server': 'redis-server', haproxy: 'haproxy', openssl: 'openssl' };

/** Finds the programs of the stack; throws with the lines that install those that are missing. */
export function findPrograms(): Programs {
  const missing = Object.entries(debian).filter(
    ([command]) => spawnSync('which', [command]).status !== 0,
  );
  const restate = findRestate();
  const lines = [
    ...(missing.length > 0
      ? [`apt-get install --no-install-recommends ${missing.map(([, name]) => name).join(' ')}`]
      : []),
    ...(restate ? [] : ['npm ci --include=dev --include=optional']),
  ];
  if (restate && lines.length === 0) return { redis: 'redis-server', haproxy: 'haproxy', restate };
  throw new Error(`The stack needs programs that are not here. Install them:\n${lines.join('\n')}`);
}

/** Returns the engine's program, which comes inside a package for each platform; undefined where that is missing. */
export function findRestate(): string | undefined {
  const name = `@restatedev/restate-server-${process.platform}-${process.arch}`;
  try {
    const { resolve } = createRequire(join(process.cwd(), 'package.json'));
    return join(resolve(`${name}/package.json`), '../bin/restate-server');
  } catch {
    return undefined;
  }
}
