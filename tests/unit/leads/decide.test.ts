import { describe, expect, test } from 'vitest';
import { afterAttempt, beforeAttempt, closedAfter, renewed } from '@/server/leads/decide';
import type { LeadState } from '@/server/leads/lead';
import type { FailedAttempt, MailFailure } from '@/server/mail-attempt';
import { leadMail } from '@/site/limits';

const start = Date.parse('2026-01-05T10:00:00Z');
const hour = 3_600_000;

const waiting: LeadState = {
  kind: 'message',
  at: new Date(start - 90 * 24 * hour).toISOString(),
  since: new Date(start).toISOString(),
  status: 'waiting',
  attempts: 0,
  turn: 1,
  edition: 0,
  mayBeOut: false,
  isMarked: false,
};

function failed(reason: MailFailure, more: Partial<FailedAttempt> = {}): FailedAttempt {
  const none = { code: undefined, status: undefined, retryAfterSeconds: undefined };
  return { is: 'failed', reason, isPassing: true, ...none, ...more };
}

const after = (attempt: FailedAttempt | { is: 'sent' }, state = waiting, now = start) =>
  afterAttempt(state, attempt, { now, chance: 0 });

describe('after an attempt', () => {
  test('a lead the provider took is mailed', () => {
    const { state, againInMs } = after({ is: 'sent' });
    expect(state).toMatchObject({ status: 'mailed', attempts: 1 });
    expect(againInMs).toBeUndefined();
  });

  test('a mail the provider does not want is parked with its word for it', () => {
    const { state, againInMs } = after(failed('refused', { code: 'validation_error' }));
    expect(state).toMatchObject({ status: 'parked', reason: 'validation_error' });
    expect(againInMs).toBeUndefined();
  });

  test.each(['busy', 'broken', 'timeout', 'quota', 'not-configured'] as const)(
    'one that failed (%s) is tried again',
    (reason) => {
      const { state, againInMs } = after(failed(reason));
      expect(state.status).toBe('waiting');
      expect(againInMs).toBeGreaterThanOrEqual(leadMail.firstMs);
    },
  );

  test.each([
    ['timeout', true],
    ['broken', true],
    ['busy', false],
    ['quota', false],
  ] as const)('after %s it may be out: %s', (reason, mayBeOut) => {
    expect(after(failed(reason)).state.mayBeOut).toBe(mayBeOut);
  });

  test('what may be out once may be out for good', () => {
    expect(after(failed('busy'), { ...waiting, mayBeOut: true }).state.mayBeOut).toBe(true);
  });

  test('the pause grows, has chance in it, and has an end', () => {
    const pause = (attempts: number, chance: number) =>
      afterAttempt({ ...waiting, attempts }, failed('broken'), { now: start, chance }).againInMs;
    expect(pause(0, 0)).toBe(leadMail.firstMs);
    expect(pause(2, 0)).toBe(4 * leadMail.firstMs);
    expect(pause(2, 1)).toBe(6 * leadMail.firstMs);
    expect(pause(50, 0)).toBe(leadMail.mostMs);
  });

  test('the provider is granted the time it asks for, up to a limit', () => {
    expect(after(failed('busy', { retryAfterSeconds: 90 })).againInMs).toBe(90_000);
    const long = failed('busy', { retryAfterSeconds: 1e9 });
    expect(after(long).againInMs).toBe(leadMail.askedMostMs);
  });

  test('one that failed for days is parked', () => {
    const late = start + leadMail.giveUpMs + 1;
    expect(after(failed('busy'), waiting, late).state).toMatchObject({
      status: 'parked',
      reason: 'busy',
    });
  });
});

describe('before an attempt', () => {
  test('the first one notes its time', () => {
    expect(beforeAttempt(waiting, start)).toEqual({ ...waiting, triedAt: start });
  });

  test('while the provider knows the key, it is the same mail', () => {
    const state = { ...waiting, triedAt: start, mayBeOut: true };
    expect(beforeAttempt(state, start + 22 * hour)).toEqual(state);
  });

  test.each([
    ['a day later', start + 24 * hour],
    ['by a clock that is a day behind', start - 24 * hour],
  ])('what may be out is not sent again %s', (_, now) => {
    const state = { ...waiting, triedAt: start, mayBeOut: true };
    expect(beforeAttempt(state, now)).toMatchObject({
      status: 'parked',
      reason: 'possible-duplicate',
    });
  });

  test('what was clearly refused is another mail a day later', () => {
    const now = start + 24 * hour;
    const state = { ...waiting, triedAt: start };
    expect(beforeAttempt(state, now)).toEqual({ ...waiting, triedAt: now, edition: 1 });
  });
});

test('what may be out becomes another mail with a mark, and keeps it', () => {
  const marked = renewed({ ...waiting, triedAt: start, mayBeOut: true });
  expect(marked).toEqual({ ...waiting, edition: 1, isMarked: true });
  expect(renewed(marked)).toMatchObject({ edition: 2, isMarked: true });
  expect(renewed(waiting)).toMatchObject({ edition: 1, isMarked: false });
});

describe('between two mails', () => {
  test('there is a gap', () => {
    expect(closedAfter({ is: 'sent' })).toBe(leadMail.gapMs);
    expect(closedAfter(failed('refused'))).toBe(leadMail.gapMs);
  });

  test('nothing is mailed while the provider asks for a pause', () => {
    expect(closedAfter(failed('busy', { retryAfterSeconds: 30 }))).toBe(30_000);
    expect(closedAfter(failed('quota'))).toBe(leadMail.askedMostMs);
  });
});
