import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { watchPaths } from '@amberline/strata/watch';
import { contentCode } from '../../dev/content-code';
import { quiet, writeHeadline } from './headline';

/**
 * Checks now and after each save, until Ctrl-C; what was printed stays above. The check runs in a process of its own,
 * which is started anew when the code it runs has changed: schemas, components, redirects.
 */
export async function watchContent(args: readonly string[]): Promise<0> {
  process.stdout.write('Checks at each save. Ctrl-C ends it.\n');
  let check: ChildProcess | undefined;
  const watching = await watchPaths(
    contentCode,
    (changed) => {
      if (!check) return;
      process.stdout.write(writeHeadline(changed));
      check.kill('SIGKILL');
      check = startCheck(args);
    },
    quiet,
  );
  check = startCheck(args);
  await new Promise((end) => process.once('SIGINT', end).once('SIGTERM', end).once('SIGHUP', end));
  await watching.close();
  check.kill('SIGKILL');
  return 0;
}

/** One that cannot start, for the code is broken, says why, and is replaced with the next change of the code. */
function startCheck(args: readonly string[]): ChildProcess {
  return fork(fileURLToPath(new URL('./watch-process.ts', import.meta.url)), args);
}
