import { afterEach, expect, test, vi } from 'vitest';
import { type Answer, newSubmissionId, sendMessage } from '@/features/contact/send-message';

afterEach(() => vi.unstubAllGlobals());

const fields = { email: 'a@b.example', phone: '', message: 'Hello' };

/** Sends a message to a server that gives this answer; returns what came of it, and what was posted. */
async function send(answer: () => Response) {
  const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () =>
    answer(),
  );
  vi.stubGlobal('fetch', fetched);
  const result = await sendMessage({ id: 'an-id', fields, openMs: 4321.5, trap: '', locale: 'pl' });
  return { result, post: fetched.mock.calls[0]?.[1] };
}

const later = (askedMs?: number, isLimit = false): Answer => ({ name: 'later', askedMs, isLimit });

test.each<[string, () => Response, Answer]>([
  ['200', () => Response.json({ ok: true }), { name: 'delivered' }],
  [
    '400 with fields',
    () => Response.json({ fields: { email: 'format' } }, { status: 400 }),
    { name: 'refused', problems: { email: 'format' } },
  ],
  ...[403, 404, 413, 415].map((status): [string, () => Response, Answer] => [
    `${status}`,
    () => new Response('<p>No', { status }),
    { name: 'refused', problems: {} },
  ]),
  [
    '422',
    () => Response.json({ error: 'other-message' }, { status: 422 }),
    { name: 'other-message' },
  ],
  ['429', () => retry(429, '600'), later(600_000, true)],
  ['503 with a time', () => retry(503, '1'), later(1000)],
  ['503 with no time to wait', () => retry(503, '0'), later(1000)],
  ['503 with a date', () => retry(503, 'Wed, 21 Oct 2026 07:28:00 GMT'), later()],
  ['502 of a proxy', () => new Response('<p>Bad gateway', { status: 502 }), later()],
  ['504 of a proxy', () => new Response('', { status: 504 }), later()],
  ['408, for a slow line', () => new Response('', { status: 408 }), later()],
  [
    'no connection',
    () => {
      throw new TypeError('Failed to fetch');
    },
    later(),
  ],
])('reads the answer %s', async (_, answer, expected) => {
  expect((await send(answer)).result).toEqual(expected);
});

function retry(status: number, after: string): Response {
  return Response.json({ ok: false }, { status, headers: { 'retry-after': after } });
}

test('posts the fields unchanged, with the language, how long the page was open, and the id', async () => {
  const { post } = await send(() => Response.json({ ok: true }));
  expect(JSON.parse(String(post?.body))).toEqual({ ...fields, locale: 'pl', openMs: 4322 });
  expect(new Headers(post?.headers).get('idempotency-key')).toBe('an-id');
});

test('makes ids that the server takes, also without https', () => {
  const { getRandomValues } = crypto;
  const secure = newSubmissionId();
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  const plain = newSubmissionId();
  for (const id of [secure, plain]) expect(id).toMatch(/^[\w-]{8,100}$/);
  expect(plain).not.toBe(newSubmissionId());
});
