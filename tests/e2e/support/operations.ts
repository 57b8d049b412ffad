import { expect } from '@playwright/test';
import type { Server } from './copy-commands';

/** The token of the servers of tests. */
export const operationsToken = 'a-token-for-tests';

/** Posts a contact message; `more` are further fields and headers. */
export function sendMessage(
  { url }: Server,
  message: string,
  more: { fields?: Record<string, unknown>; headers?: Record<string, string> } = {},
): Promise<Response> {
  const body = { phone: '', email: 'anna@agency.test', message, ...more.fields };
  return fetch(`${url}/api/message`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...more.headers },
    body: JSON.stringify(body),
  });
}

/** Returns the id of the request that was answered. */
export const idOf = (answer: Response): string => answer.headers.get('x-request-id') ?? '';

/** Returns the lines of the log that were written for a request, read again. */
export function linesOf(server: Server, id: string): Record<string, unknown>[] {
  const lines = server.output().split('\n');
  return lines.filter((line) => line.includes(`"request":"${id}"`)).map((line) => JSON.parse(line));
}

/** Reads the metrics of the site, by series; those of Node come and go with what it has open. */
export async function readMetrics({ url }: Server): Promise<Map<string, number>> {
  const headers = { authorization: `Bearer ${operationsToken}` };
  const answer = await fetch(`${url}/metrics`, { headers });
  expect(answer.status).toBe(200);
  const lines = (await answer.text()).matchAll(
    /^amberline_((?!nodejs_|process_)[a-z_]+(?:\{.*\})?) (\S+)$/gm,
  );
  return new Map([...lines].map(([, series = '', value]) => [series, Number(value)]));
}
