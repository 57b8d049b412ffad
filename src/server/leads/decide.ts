import type { Attempt, FailedAttempt } from '@/server/mail-attempt';
import { leadMail } from '@/site/limits';
import type { LeadState } from './lead';

/** What follows an attempt: the lead's new state, and after how many milliseconds the next attempt comes, if one does. */
export interface Decision {
  state: LeadState;
  againInMs?: number;
}

/**
 * Decides before an attempt, at `now` (milliseconds). What may be out is not sent again once the provider may have
 * forgotten its key: only a person can know whether it arrived, so it is parked. What was clearly refused gets a new key.
 */
export function beforeAttempt(state: LeadState, now: number): LeadState {
  const age = Math.abs(now - (state.triedAt ?? now));
  if (age < leadMail.keyMs) return { ...state, triedAt: state.triedAt ?? now };
  if (state.mayBeOut) return park(state, 'possible-duplicate');
  return { ...state, triedAt: now, edition: state.edition + 1 };
}

/** Decides after an attempt, at `now` (milliseconds); `chance` is a number from 0 to 1. */
export function afterAttempt(
  state: LeadState,
  attempt: Attempt,
  { now, chance }: { now: number; chance: number },
): Decision {
  const tried = { ...state, attempts: state.attempts + 1 };
  if (attempt.is === 'sent') return { state: { ...tried, status: 'mailed', reason: undefined } };
  const { reason, code } = attempt;
  const mayBeOut = tried.mayBeOut || reason === 'timeout' || reason === 'broken';
  const why = code ?? reason;
  const failed = { ...tried, mayBeOut, reason: why };
  const isOld = now - Date.parse(state.since) > leadMail.giveUpMs;
  if (reason === 'refused' || isOld) return { state: park(failed, why) };
  return { state: failed, againInMs: pauseAfter(failed.attempts, attempt, chance) };
}

/** Returns the state of a lead that becomes another mail: under a new key, and marked if the one before may be out. */
export function renewed(state: LeadState): LeadState {
  const isMarked = state.isMarked || state.mayBeOut;
  return { ...state, edition: state.edition + 1, triedAt: undefined, mayBeOut: false, isMarked };
}

function park(state: LeadState, reason: string): LeadState {
  return { ...state, status: 'parked', reason };
}

function pauseAfter(attempts: number, attempt: FailedAttempt, chance: number): number {
  const growing = Math.min(leadMail.mostMs, leadMail.firstMs * 2 ** (attempts - 1));
  return Math.max(growing, askedMs(attempt)) + (chance * growing) / 2;
}

/**
 * Returns how long nothing more is mailed after an attempt (milliseconds): the gap between two mails, or as long as the
 * provider asked. A used-up quota without a time of its own closes for the longest time.
 */
export function closedAfter(attempt: Attempt): number {
  return attempt.is === 'sent' ? leadMail.gapMs : Math.max(leadMail.gapMs, askedMs(attempt));
}

function askedMs({ reason, retryAfterSeconds }: FailedAttempt): number {
  const asked = (retryAfterSeconds ?? 0) * 1000;
  if (asked === 0 && reason === 'quota') return leadMail.askedMostMs;
  return Math.min(asked, leadMail.askedMostMs);
}
