import { watchPaths } from '../dev/watch';
import type { CheckCache } from './check';
import type { CheckOptions } from './check-options';
import { painter } from './report';

/**
 * Checks now and after each save, until Ctrl-C; what was printed stays above. Files are read again only when they have
 * changed. A save during a check is followed by another.
 */
export async function watchContent(
  { root, publicDir }: Pick<CheckOptions, 'root' | 'publicDir'>,
  checkOnce: (cache: CheckCache) => Promise<0 | 1>,
): Promise<0> {
  const cache: CheckCache = new Map();
  const paint = painter(process.stdout);
  let last: Promise<unknown> = checkOnce(cache);
  let isWaiting = false;
  const stop = watchPaths([root, publicDir], () => {
    if (isWaiting) return;
    isWaiting = true;
    last = last.then(async () => {
      isWaiting = false;
      process.stdout.write(`\n${paint('dim', `── ${new Date().toLocaleTimeString()} ──`)}\n`);
      await checkOnce(cache);
    });
  });
  await new Promise((end) => process.once('SIGINT', end).once('SIGTERM', end));
  stop();
  return 0;
}
