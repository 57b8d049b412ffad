import { describe, expect, it } from 'vitest';
import { jsonLine } from '@/process/json-console';

/** The line, read again; fails when it is more than one line or no JSON. */
function read(...values: unknown[]): Record<string, unknown> {
  const line = jsonLine('error', values);
  expect(line).not.toMatch(/[\r\n]/);
  return JSON.parse(line);
}

describe('a line of the log', () => {
  it('holds the words of the framework without their colours', () => {
    expect(
      read('\u001b[31m\u001b[1m⨯\u001b[22m\u001b[39m Failed to %s', 'start', { code: 1 }),
    ).toEqual({
      time: expect.any(String),
      level: 'error',
      event: 'framework.log',
      say: '⨯ Failed to start { code: 1 }',
    });
  });

  it('holds an error with its stack and its cause as one string', () => {
    const error = new TypeError('broken', { cause: new Error('the deeper reason') });
    const { say, stack } = read('⨯', error);
    expect(say).toBe('⨯ TypeError: broken');
    expect(stack).toContain('json-console.test.ts');
    expect(stack).toContain('the deeper reason');
  });

  it('holds whatever else is printed', () => {
    const loop: { self?: unknown } = {};
    loop.self = loop;
    expect(read({ status: 500 }, undefined, loop).say).toContain('status: 500');
    expect(read().say).toBe('');
    expect(read('several\nlines\n').say).toBe('several\nlines');
  });

  it('is our own as it is', () => {
    const own = '{"time":"2026-11-23T10:00:00.000Z","level":"info","event":"start.notice"}';
    expect(jsonLine('info', [own])).toBe(own);
    expect(read(own, 'more').event).toBe('framework.log');
    expect(read(`${own}\nmore`).event).toBe('framework.log');
  });
});
