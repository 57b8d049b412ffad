import type { Locale } from '@/site/locales';
import type { SendOutcome } from './contact-form-state';
import { type FieldProblems, readFieldProblems } from './contact-message';
import { trapField } from './machine-signs';

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

/** A filled form on its way; `openMs` is how long its page was open, in milliseconds, where that says anything. */
type Submission = { form: FormData; locale: Locale; id: string; openMs: number | undefined };

/** Posts the form's fields as they are. Never throws: whatever goes wrong counts as refused. */
export async function sendMessage({ form, locale, id, openMs }: Submission): Promise<Result> {
  const fields = Object.fromEntries(
    ['phone', 'email', 'message'].map((name) => [name, form.get(name) ?? '']),
  );
  const trap = form.get(trapField);
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
    if (response.ok) return { outcome: 'delivered', problems: {} };
    return { outcome: 'refused', problems: readFieldProblems(await response.json()) };
  } catch {
    return { outcome: 'refused', problems: {} };
  }
}
