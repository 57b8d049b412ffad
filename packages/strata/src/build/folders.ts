import { join } from 'node:path';

/** Where a project keeps what a build writes. */
export interface Folders {
  readonly cwd: string;
  /** `.contentlayer`, with what the site reads. */
  readonly output: string;
  /** What makes the next build fast; it may be thrown away, or restored on another machine. */
  readonly cache: string;
}

export function foldersOf(cwd: string): Folders {
  const output = join(cwd, '.contentlayer');
  return { cwd, output, cache: join(output, '.cache/strata') };
}
