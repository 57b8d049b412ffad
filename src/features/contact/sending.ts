import { resending } from '@/site/limits';
import { type FormState, formState } from './message';
import type { Answer, Later } from './send-message';

/** The wait before a message is sent again by itself. Times are milliseconds since 1970. */
export type Wait = {
  /** When the visitor's own attempt failed. */
  since: number;
  /** How many attempts have failed in a row. */
  attempts: number;
  /** When the next attempt is due. */
  dueAt: number;
  /** The server limits this visitor until then: no attempt by itself comes sooner. */
  isLimit: boolean;
};

/** Why a message is no longer sent by itself. */
export type Ending = 'stopped' | 'edited' | 'expired';

/** What has become of the form's message. `waiting`: it failed, and will be sent again by itself. */
export type SendingState =
  | { name: Exclude<FormState, 'failed'> }
  | { name: 'failed'; ending?: Ending }
  | { name: 'waiting'; wait: Wait };

/**
 * Returns the state after an answer. `before` is the wait that led to the attempt, if it was not the visitor; `chance`
 * is from 0 to 1.
 */
export function stateAfter(
  answer: Answer,
  before: Wait | undefined,
  now: number,
  chance: number,
): SendingState {
  if (answer.name !== 'later') return { name: formState(answer.name === 'delivered') };
  const wait = waitAfter(answer, before, now, chance);
  const isPossible = !isOver(wait, wait.dueAt);
  return isPossible ? { name: 'waiting', wait } : { name: 'failed', ending: 'expired' };
}

/** Says whether a message has waited too long to be sent by itself. */
export function isOver({ since }: Wait, now: number): boolean {
  return now > since + resending.mostMs;
}

/**
 * The first pause is as long as the server asks for, each further one twice as long as the one before, and none is
 * shorter than asked for.
 */
function waitAfter(answer: Later, before: Wait | undefined, now: number, chance: number): Wait {
  const failed = before?.attempts ?? 0;
  const first = answer.askedMs ?? resending.firstPauseMs;
  const pause = Math.max(first, Math.min(first * 2 ** failed, resending.mostPauseMs));
  const extra = chance * Math.min(pause * resending.chancePart, resending.mostChanceMs);
  return {
    since: before?.since ?? now,
    attempts: failed + 1,
    dueAt: now + Math.round(pause + extra),
    isLimit: answer.isLimit,
  };
}
