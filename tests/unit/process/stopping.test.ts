import { describe, expect, it } from 'vitest';
import { drainMs, stateAfter, stopDeadlineMs } from '@/process/stopping';
import { mailDeadlineMs } from '@/site/limits';

describe('a server that is told to stop', () => {
  it.each([
    ['SIGTERM', 'serving', 'draining'],
    ['SIGTERM', 'draining', 'draining'],
    ['SIGTERM', 'closing', 'closing'],
    ['SIGINT', 'serving', 'closing'],
    ['SIGINT', 'draining', 'closing'],
    ['SIGINT', 'closing', 'closing'],
  ] as const)('by %s while %s is %s', (signal, before, after) => {
    expect(stateAfter(signal, before)).toBe(after);
  });

  it('has time for the last message it takes, and ends before it is killed', () => {
    expect(drainMs + mailDeadlineMs).toBeLessThanOrEqual(stopDeadlineMs);
    expect(stopDeadlineMs).toBeLessThan(10_000);
  });
});
