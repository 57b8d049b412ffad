import { quickestFillMs } from '@/site/limits';

/** The name of a field that people do not see and programs like to fill in. */
export const trapField = 'homepage';

/**
 * Says whether a form looks as if a machine had filled it in: something stands in the field nobody sees, or the page
 * had hardly been open (`openMs`, milliseconds; pages without their script do not know it). Only a sign: what shows
 * it is kept and marked, never thrown away.
 */
export function looksMachineMade({ trap, openMs }: { trap?: unknown; openMs?: unknown }): boolean {
  const isTrapped = trap !== undefined && trap !== '';
  return isTrapped || (typeof openMs === 'number' && openMs < quickestFillMs);
}
