import { renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** A clock that a server of a copy goes by, and that stands still but for jumps (`tests/mocks/clock.cjs`). */
export type StoppedClock = {
  /** Loaded before the server, with `env`. */
  preload: string;
  env: { CLOCK_FILE: string };
  /** Sets it to a time in milliseconds since 1970. */
  jumpTo: (time: number) => void;
};

export function stopClock(folder: string): StoppedClock {
  const file = join(folder, '.clock');
  return {
    preload: resolve('tests/mocks/clock.cjs'),
    env: { CLOCK_FILE: file },
    jumpTo: (time) => {
      // The server never sees half a time: the file is replaced as a whole.
      writeFileSync(`${file}.next`, String(time));
      renameSync(`${file}.next`, file);
    },
  };
}
