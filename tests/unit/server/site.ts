import { vi } from 'vitest';
import { type EnvName, envSchema } from '@/server/env';

/** Makes modules imported from now on load as in a new process with exactly these variables. */
export function startProcess(env: Partial<Record<EnvName, string>>): void {
  for (const name of Object.keys(envSchema.shape) as EnvName[]) vi.stubEnv(name, env[name]);
  vi.resetModules();
}

export const origin = 'http://localhost:3000';

type Init = { headers?: Record<string, string>; body?: BodyInit };

/** Returns a post as a page of the site sends it; handlers look at everything but its address. */
export function post({ headers = {}, body }: Init): Request {
  const sent = { origin, host: 'localhost:3000', 'sec-fetch-site': 'same-origin', ...headers };
  const init = { method: 'POST', headers: sent, ...(body ? { body } : {}) };
  return new Request(`${origin}/api/of-a-test`, init);
}

/** Returns a post as a page's script sends it; `body` may be anything that becomes JSON. */
export function jsonPost(body: unknown, headers: Record<string, string> = {}): Request {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return post({ headers: { 'content-type': 'application/json', ...headers }, body: text });
}

export interface LogLine {
  level: string;
  event: string;
  [detail: string]: unknown;
}

/** Collects the server's log lines instead of printing them; call it at the start of a test. */
export function captureLog(): { lines: () => LogLine[]; text: () => string } {
  const printed: string[] = [];
  const keep = (text: unknown) => void printed.push(String(text));
  vi.spyOn(console, 'log').mockImplementation(keep);
  vi.spyOn(console, 'error').mockImplementation(keep);
  return {
    lines: () => printed.map((text) => JSON.parse(text) as LogLine),
    text: () => printed.join('\n'),
  };
}

/** Stops the clock in the middle of a rate window, so that no test crosses into the next window. */
export function stopClock(at = '2026-11-02T12:05:00Z'): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(at) });
}
