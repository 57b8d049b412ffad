import { logError } from '@/server/log';

/**
 * How long (milliseconds) a server goes on after SIGTERM before it closes its door: a proxy that asks /readyz every
 * second has learned by then that nothing more may be sent here.
 */
export const drainMs = 1500;

/**
 * How long (milliseconds) a stopping server may take: as long as the door stays open and the mail provider may take for
 * the last message (`mailDeadlineMs`), less than the ten seconds after which hosts kill a process.
 */
export const stopDeadlineMs = 9500;

/** The exit codes by which shells and hosts see that a signal ended a process. */
const signals = { SIGTERM: 143, SIGINT: 130 } as const;
type Signal = keyof typeof signals;

/** `draining`: the door is open, but /readyz says 503. `closing`: Next answers what is in flight, and exits. */
type State = 'serving' | 'draining' | 'closing';
let state: State = 'serving';

/** Says whether this process has been told to stop. */
export function isStopping(): boolean {
  return state !== 'serving';
}

/** Returns the state after a signal. Ctrl-C (SIGINT) waits for no proxy, and a repeated SIGTERM changes nothing. */
export function stateAfter(signal: Signal, before: State): State {
  return signal === 'SIGINT' || before === 'closing' ? 'closing' : 'draining';
}

/**
 * Ends a stopping server late enough for proxies and early enough for hosts. Next closes its server as soon as it gets a
 * signal, so its listeners are called later, by ours. It then exits once every connection is closed, but Node no longer
 * closes a connection whose request never arrives whole (`server.close()` stops Node's checks).
 */
export function stopInTime(): void {
  for (const signal of Object.keys(signals) as Signal[]) {
    const ofNext = process.listeners(signal);
    process.removeAllListeners(signal).on(signal, (...values) => {
      take(signal, () => {
        for (const listener of ofNext) listener(...values);
      });
    });
  }
}

/** Takes a signal; `close` closes the server. */
function take(signal: Signal, close: () => void): void {
  const before = state;
  state = stateAfter(signal, before);
  if (before === 'serving') setTimeout(endNow, stopDeadlineMs, signal).unref();
  if (before === state) return;
  if (state === 'closing') close();
  // Then it closes as if it were told again by one who does not wait.
  else setTimeout(take, drainMs, 'SIGINT', close);
}

function endNow(signal: Signal): never {
  logError('stop.cut', { signal, say: 'Connections were still open, so they were cut.' });
  process.exit(signals[signal]);
}
