import type { EnvName } from '@/server/env';
import { jsonPost, post, startProcess } from '../server/site';

/** The exports of the route for messages. */
export type Site = typeof import('@/app/api/message/route');

/** Loads the route for messages, as a new process with exactly these variables would. */
export function startSite(env: Partial<Record<EnvName, string>>): Promise<Site> {
  startProcess(env);
  return import('@/app/api/message/route');
}

export const sample = {
  phone: '+48 600 000 001',
  email: 'ewa@example.com',
  message: 'Good morning',
};

/** Returns a post as the page's script sends it. */
export function scriptPost(body: unknown = sample, headers?: Record<string, string>): Request {
  return jsonPost(body, headers);
}

/** Returns a post as a browser sends the form without JavaScript. */
export function formPost(
  fields: Record<string, string> | string,
  headers: Record<string, string> = {},
): Request {
  const type = 'application/x-www-form-urlencoded';
  const body = new URLSearchParams(fields).toString();
  return post({ headers: { 'content-type': type, ...headers }, body });
}
