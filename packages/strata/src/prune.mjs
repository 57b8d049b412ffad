import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

const day = 24 * 60 * 60 * 1000;

/**
 * Marks a file or folder as used now, and removes those beside it that no one has used for a week and whose names fit.
 *
 * @param {string} folder
 * @param {string} used its name
 * @param {RegExp} names
 */
export function pruneBeside(folder, used, names) {
  const now = Date.now();
  try {
    // Once a day is enough, and leaves the folder alone that a build found as it should be.
    const isMarked = now - statSync(join(folder, used)).mtimeMs < day;
    if (!isMarked) utimesSync(join(folder, used), new Date(now), new Date(now));
    for (const name of readdirSync(folder)) {
      if (name === used || !names.test(name)) continue;
      const path = join(folder, name);
      if (now - statSync(path).mtimeMs > 7 * day) rmSync(path, { recursive: true, force: true });
    }
  } catch {
    // Another process tidies up at the same time, or may not write here: nothing depends on it.
  }
}
