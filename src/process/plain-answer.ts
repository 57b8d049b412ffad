import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { plainHeaders } from '@/site/security-headers.mjs';

/** Answers without Next: text with our headers, kept by no cache. `headers` are added, or stand instead. */
export function answerPlainly(
  response: ServerResponse,
  { status, text, headers = {} }: { status: number; text: string; headers?: OutgoingHttpHeaders },
): void {
  response.writeHead(status, {
    ...Object.fromEntries(plainHeaders.map(({ key, value }) => [key, value])),
    'Cache-Control': 'no-store',
    'Content-Type': 'text/plain; charset=utf-8',
    ...headers,
  });
  response.end(text);
}
