import type { Locale } from '@/site/locales';
import { type FieldProblems, readFieldProblems, textFields, trapField } from './message';

/** The result of one submission: whether the message arrived, and the refused fields. */
type Result = { isDelivered: boolean; problems: FieldProblems };

/** Milliseconds after which a server without an answer counts as a failure. */
const patience = 20_000;

/** Returns an id for one filled form; repeating a submission under the same id never mails twice. */
export function newSubmissionId(): string {
  // `randomUUID` exists only on https and localhost; a site on plain http must still send.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** A filled form, ready to be sent; `openMs` is how long its page was open (milliseconds), if known. */
type Submission = { form: FormData; locale: Locale; id: string; openMs: number | undefined };

/** Posts the form's fields unchanged. Never throws: any error counts as not delivered. */
export async function sendMessage({ form, locale, id, openMs }: Submission): Promise<Result> {
  const trap = form.get(trapField);
  const signs = {
    ...(trap && { [trapField]: trap }),
    ...(openMs !== undefined && { openMs: Math.round(openMs) }),
  };
  const fields = textFields((name) => form.get(name));
  try {
    const response = await fetch('/api/message', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id },
      body: JSON.stringify({ ...fields, locale, ...signs }),
      signal: AbortSignal.timeout(patience),
    });
    if (response.ok) return { isDelivered: true, problems: {} };
    return { isDelivered: false, problems: readFieldProblems(await response.json()) };
  } catch {
    return { isDelivered: false, problems: {} };
  }
}
