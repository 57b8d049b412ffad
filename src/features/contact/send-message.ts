import type { Locale } from '@/site/locales';
import { type FieldProblems, type MessageFields, readFieldProblems, trapField } from './message';

/**
 * What became of a post. `refused`: the server wants no such message, however often it comes. `other-message`: its id
 * belongs to another text. `later`: the site does not answer, or has no time now.
 */
export type Answer =
  | { name: 'delivered' }
  | { name: 'refused'; problems: FieldProblems }
  | { name: 'other-message' }
  | Later;

/** The pause the server asks for (milliseconds), if it names one; `isLimit`: this visitor has sent too much (429). */
export type Later = { name: 'later'; askedMs: number | undefined; isLimit: boolean };

/**
 * A text as it was sent: repeating it under the same id never mails twice. `openMs` is how long its page had been open
 * then (milliseconds), if known.
 */
export type Submission = { id: string; fields: MessageFields; openMs: number | undefined };

/** Milliseconds after which a server without an answer counts as out of reach. */
const patience = 20_000;

/** Returns an id for one filled form. */
export function newSubmissionId(): string {
  // `randomUUID` exists only on https and localhost; a site on plain http must still send.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

type Post = Submission & { trap: string; locale: Locale };

/** Posts the form's fields unchanged. Never throws: what cannot be sent may be sent later. */
export async function sendMessage({ id, fields, openMs, trap, locale }: Post): Promise<Answer> {
  const signs = {
    ...(trap && { [trapField]: trap }),
    ...(openMs !== undefined && { openMs: Math.round(openMs) }),
  };
  try {
    const response = await fetch('/api/message', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id },
      body: JSON.stringify({ ...fields, locale, ...signs }),
      signal: AbortSignal.timeout(patience),
    });
    return await readAnswer(response);
  } catch {
    return { name: 'later', askedMs: undefined, isLimit: false };
  }
}

/** A server that waits too long for a body answers 408: the line was slow. Contract of the others: docs/api.md. */
async function readAnswer(response: Response): Promise<Answer> {
  const { ok, status, headers } = response;
  if (ok) return { name: 'delivered' };
  if (status === 422) return { name: 'other-message' };
  if (status >= 500 || status === 429 || status === 408) {
    return { name: 'later', askedMs: readSeconds(headers), isLimit: status === 429 };
  }
  return { name: 'refused', problems: readFieldProblems(await response.json().catch(() => null)) };
}

/** Returns the pause in `Retry-After` in milliseconds, at least a second; undefined for anything but seconds. */
function readSeconds(headers: Headers): number | undefined {
  const seconds = headers.get('retry-after') ?? '';
  return /^\d{1,6}$/.test(seconds) ? Math.max(1, Number(seconds)) * 1000 : undefined;
}
