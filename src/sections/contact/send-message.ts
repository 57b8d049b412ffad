import type { SendOutcome } from '@/rules/contact-form-state';
import { type FieldProblems, readFieldProblems } from '@/rules/contact-message';
import type { Locale } from '@/site/locales';

type Result = { outcome: SendOutcome; problems: FieldProblems };

/** Milliseconds after which a silent server counts as a failure. */
const patience = 20_000;

/** Returns an id for one filled form; repeating a submission under the same id never mails twice. */
export function newSubmissionId(): string {
  // `randomUUID` exists only on https and localhost; a site tried over plain http must still send.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** Posts the form's fields as they are. Never throws: whatever goes wrong counts as refused. */
export async function sendMessage(form: FormData, locale: Locale, id: string): Promise<Result> {
  const fields = Object.fromEntries(
    ['phone', 'email', 'message'].map((name) => [name, form.get(name) ?? '']),
  );
  try {
    const response = await fetch('/api/message', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id },
      body: JSON.stringify({ ...fields, locale }),
      signal: AbortSignal.timeout(patience),
    });
    if (response.ok) return { outcome: 'delivered', problems: {} };
    return { outcome: 'refused', problems: readFieldProblems(await response.json()) };
  } catch {
    return { outcome: 'refused', problems: {} };
  }
}
