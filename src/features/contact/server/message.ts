import { looksMachineMade } from '@/features/contact/machine-signs';
import { clientKey } from '@/server/client-key';

import { env } from '@/server/env';
import { countFault } from '@/server/faults';
import { logInfo } from '@/server/log';
import {
  answerJson,
  crossSite,
  invalid,
  type Outcome,
  tooLarge,
  unavailable,
  wrongType,
} from '@/server/outcomes';
import { isOwnOrigin } from '@/server/own-origin';
import { safely } from '@/server/safely';
import { answerForm } from './message-answer';
import { bodyKind, draftOf, emptyMessage, type MessageBody, readMessage } from './message-body';
import { checkMessage } from './message-check';
import { deliverMessage } from './message-delivery';

/**
 * Takes a contact message: JSON from the page's script, or a form post from a page without one, which is
 * answered by 303. Never rejects. 403 and 415 are plain statuses for form posts too: our own form cannot
 * cause them, and a page of another site should learn and redirect nothing. They are told from the
 * headers alone and counted nowhere.
 */
export async function receiveMessage(request: Request): Promise<Response> {
  const kind = bodyKind(request);
  if (kind === undefined) return report(wrongType, answerJson(wrongType));
  const refusal = await safely('message', async () => {
    return isOwnOrigin(request, env().SITE_URL) ? undefined : crossSite;
  });
  if (refusal === crossSite) return report(refusal, answerJson(refusal));
  const body = await readMessage(request, kind);
  const outcome = refusal ?? (await safely('message', () => decide(request, body))) ?? unavailable;
  if (kind === 'json') return report(outcome, answerJson(outcome));
  const raw = body.raw ?? emptyMessage;
  return report(outcome, answerForm(request, outcome, raw.locale, draftOf(raw)));
}

async function decide(request: Request, body: MessageBody): Promise<Outcome> {
  const client = await clientKey(request);
  if (!body.isWhole) return countFault('messageFault', client, tooLarge);
  if (body.raw === undefined) return countFault('messageFault', client, invalid({}));
  const checked = checkMessage(body.raw);
  if (!checked.ok) return countFault('messageFault', client, invalid(checked.fields));
  const form = formId(request);
  return deliverMessage({
    contact: checked.contact,
    client,
    form,
    isSuspect: looksMachineMade(body.raw),
  });
}

/** The id the page's script made for one filled form; anything that is none counts as not given. */
function formId(request: Request): string | undefined {
  const id = request.headers.get('idempotency-key') ?? '';
  return /^[\w-]{8,100}$/.test(id) ? id : undefined;
}

function report({ status, answer }: Outcome, response: Response): Response {
  if (answer.ok) logInfo('message.accepted');
  else logInfo('message.refused', { status, error: answer.error });
  return response;
}
