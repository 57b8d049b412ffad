import { renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The clock of a copy's server. The clock stands still except for jumps (`tests/mocks/clock.cjs`). */
export type StoppedClock = {
  /** The script loaded before the server, which reads `env`. */
  preload: string;
  env: { CLOCK_FILE: string };
  /** Sets the clock to a time in milliseconds since 1970. */
  jumpTo: (time: number) => void;
};

/** Makes a stopped clock, whose time is in a file of `folder`; call `jumpTo` before the server starts. */
export function stopClock(folder: string): StoppedClock {
  const file = join(folder, '.clock');
  return {
    preload: resolve('tests/mocks/clock.cjs'),
    env: { CLOCK_FILE: file },
    jumpTo: (time) => {
      // The file is replaced as a whole, so that the server never reads half a time.
      writeFileSync(`${file}.next`, String(time));
      renameSync(`${file}.next`, file);
    },
  };
}
