import { looksMachineMade, trapField } from '@/features/contact/message';
import { defineHandler, logRefusal, type Post } from '@/server/handler';
import { logInfo } from '@/server/log';
import { invalid, type Outcome } from '@/server/outcomes';
import { messageLimits } from '@/site/limits';
import { answerForm } from './form-answer';
import { checkMessage } from './message-check';
import { deliverMessage } from './message-delivery';

/**
 * Takes a contact message: JSON from the page's script, or a form post from a page without script, which is answered
 * with 303. 403 and 415 are plain statuses for form posts too: our own form cannot cause them, and a page of another
 * site should learn nothing and redirect nowhere.
 */
export const messageHandler = defineHandler({
  name: 'message',
  sender: 'own-pages',
  bytes: { json: messageLimits.bodyBytes, form: messageLimits.formBytes },
  faults: 'messageFault',
  handle: takeMessage,
  answerForm,
});

async function takeMessage({ request, fields, client }: Post): Promise<Outcome> {
  const checked = checkMessage(fields);
  if (!checked.ok) return invalid(checked.problems);
  const outcome = await deliverMessage({
    contact: checked.contact,
    client,
    form: formId(request),
    isSuspect: looksMachineMade({ trap: fields.get(trapField), openMs: fields.get('openMs') }),
  });
  if (outcome.answer.ok) logInfo('message.accepted');
  else logRefusal('message', outcome);
  return outcome;
}

/** Returns the id that the page's script made for a filled form; a malformed one counts as not given. */
function formId(request: Request): string | undefined {
  const id = request.headers.get('idempotency-key') ?? '';
  return /^[\w-]{8,100}$/.test(id) ? id : undefined;
}
