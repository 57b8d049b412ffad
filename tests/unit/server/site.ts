import { vi } from 'vitest';
import type { EnvName } from '@/server/env';

/** The route's exported handlers, loaded anew: nothing is remembered from the site before. */
export type Site = typeof import('@/app/api/message/route');

const names = [
  'SITE_URL',
  'CLIENT_IP_MODE',
  'MAIL_TO',
  'MAIL_FROM',
  'MAIL_TRANSPORT',
  'RESEND_API_KEY',
  'RESEND_BASE_URL',
  'CALENDLY_WEBHOOK_KEY',
  'UPSTASH_REDIS_REST_URL',
  'UPSTASH_REDIS_REST_TOKEN',
] as const satisfies EnvName[];

/** Loads the route for messages as a new process with exactly these variables would. */
export function startSite(env: Partial<Record<EnvName, string>>): Promise<Site> {
  startProcess(env);
  return import('@/app/api/message/route');
}

/** Loads the route for notifications as a new process with exactly these variables would. */
export function startNotifications(env: Partial<Record<EnvName, string>>) {
  startProcess(env);
  return import('@/app/api/notifications/route');
}

function startProcess(env: Partial<Record<EnvName, string>>): void {
  for (const name of names) vi.stubEnv(name, env[name]);
  vi.resetModules();
}

export const origin = 'http://localhost:3000';
export const address = `${origin}/api/message`;
export const sample = {
  phone: '+48 600 000 001',
  email: 'ewa@example.com',
  message: 'Good morning',
};

type Init = { headers?: Record<string, string>; body?: BodyInit };

/** A post as the page's script sends it; `body` may be anything to be sent as JSON text. */
export function jsonPost(body: unknown = sample, headers: Record<string, string> = {}): Request {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return post({ headers: { 'content-type': 'application/json', ...headers }, body: text });
}

/** A post as a browser sends the form without JavaScript. */
export function formPost(
  fields: Record<string, string> | string,
  headers: Record<string, string> = {},
): Request {
  const type = 'application/x-www-form-urlencoded';
  const body = new URLSearchParams(fields).toString();
  return post({ headers: { 'content-type': type, ...headers }, body });
}

export function post({ headers = {}, body }: Init): Request {
  const sent = { origin, host: 'localhost:3000', 'sec-fetch-site': 'same-origin', ...headers };
  return new Request(address, { method: 'POST', headers: sent, ...(body ? { body } : {}) });
}

export interface LogLine {
  level: string;
  event: string;
  [detail: string]: unknown;
}

/** Collects what the server logs instead of printing it; call at the start of a test. */
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

/** Stops the clock in the middle of a rate window, so that no test straddles two windows. */
export function stopClock(at = '2026-11-02T12:05:00Z'): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(at) });
}
