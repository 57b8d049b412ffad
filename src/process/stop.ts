import { logError } from '@/server/log';

/**
 * How long (milliseconds) a stopping server may take: longer than the mail provider gets for a message
 * (`mailDeadlineMs`), shorter than the ten seconds after which hosts kill.
 */
const stopDeadlineMs = 9000;

/** The exit codes by which shells and hosts tell that a signal ended a process. */
const signals = { SIGTERM: 143, SIGINT: 130 } as const;

/**
 * Sees to it that a stopping server is gone in time. Next answers what it has begun and leaves once every connection
 * is closed, but Node no longer closes one whose request never comes whole (its checks end with `server.close()`).
 */
export function stopInTime(): void {
  for (const [signal, code] of Object.entries(signals)) {
    process.once(signal, () => setTimeout(endNow, stopDeadlineMs, signal, code).unref());
  }
}

function endNow(signal: string, code: number): never {
  logError('stop.cut', { signal, say: 'Connections were still open, so they were cut.' });
  process.exit(code);
}
