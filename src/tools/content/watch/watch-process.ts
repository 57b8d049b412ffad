/** A process of its own, which `content:check -- --watch` starts anew when the code it runs has changed. */
import { watchPaths } from '@amberline/strata/watch';
import type { CheckCache } from '../check';
import { checkOnce } from '../check-once';
import { readOptions } from '../check-options';
import { quiet, writeHeadline } from './headline';

const args = process.argv.slice(2);
const cache: CheckCache = new Map();
let waiting = new Set<string>();
let last: Promise<void> | undefined;

const options = readOptions(args);
// First, so that what is saved during the first check is checked again.
if (options) await watchPaths([options.root, options.publicDir], saved, quiet);
last = check();
process.on('disconnect', () => process.exit(0));

/** A save during a check is followed by another. */
function saved(changed: ReadonlySet<string>): void {
  if (!last) return;
  const isWaiting = waiting.size > 0;
  for (const path of changed) waiting.add(path);
  if (isWaiting) return;
  last = last.then(() => {
    process.stdout.write(writeHeadline(waiting));
    const together = waiting;
    waiting = new Set();
    return check(together);
  });
}

/** The options are read each time: without --at, they say what time it is. */
async function check(changed?: ReadonlySet<string>): Promise<void> {
  const now = readOptions(args);
  if (now) await checkOnce(now, { cache, changed });
}
