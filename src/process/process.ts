import { planDigest } from '@/features/contact/server/digest';
import { setVariables } from '@/server/env';
import { logError } from '@/server/log';
import { openFrontDoor } from './front-door';
import { writeJsonLines } from './json-console';
import { reportStartUp } from './start-up';

/** Starts what a server's process does besides answering requests. Called once, from `src/instrumentation.ts`. */
export function startProcess(): void {
  const isServing = process.env.NODE_ENV === 'production';
  // People read the mails printed in a terminal, so its lines stay plain.
  if (isServing && setVariables().MAIL_TRANSPORT !== 'terminal') writeJsonLines();
  reportStartUp(isServing);
  if (!isServing) return;
  openFrontDoor();
  stopInTime();
  // An earlier process may have left messages behind.
  planDigest();
}

/**
 * How long (milliseconds) a stopping server may take: longer than the mail provider may take for a message
 * (`mailDeadlineMs`), shorter than the ten seconds after which hosts kill a process.
 */
const stopDeadlineMs = 9000;

/** The exit codes by which shells and hosts see that a signal ended a process. */
const signals = { SIGTERM: 143, SIGINT: 130 } as const;

/**
 * Ends a stopping server in time. Next finishes its answers and exits once every connection is closed, but Node no
 * longer closes a connection whose request never arrives whole (`server.close()` stops Node's checks).
 */
function stopInTime(): void {
  for (const [signal, code] of Object.entries(signals)) {
    process.once(signal, () => setTimeout(endNow, stopDeadlineMs, signal, code).unref());
  }
}

function endNow(signal: string, code: number): never {
  logError('stop.cut', { signal, say: 'Connections were still open, so they were cut.' });
  process.exit(code);
}
