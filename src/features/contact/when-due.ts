import { resending } from '@/site/limits';
import type { Wait } from './sending';

/** The longest time without a look at the clock: timers stand still while a computer sleeps. */
const mostWithoutLook = 60_000;

/**
 * Calls `run` once the wait is over, or as soon as the browser is online again; a limit of the server ends only by its
 * time. While the page is hidden, attempts come later, and one that is due comes when the page is seen. Returns what
 * ends the waiting.
 */
export function whenDue({ dueAt, isLimit }: Wait, run: (isOnline: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    const left = dueAt - Date.now() + (document.hidden ? resending.hiddenMs : 0);
    if (left <= 0) run(false);
    else timer = setTimeout(look, Math.min(left, mostWithoutLook));
  };
  const runOnline = () => run(true);
  document.addEventListener('visibilitychange', look);
  if (!isLimit) addEventListener('online', runOnline);
  timer = setTimeout(look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
    removeEventListener('online', runOnline);
  };
}
