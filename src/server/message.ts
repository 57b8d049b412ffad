import { type ClientKey, clientKey } from './client-key';
import { deliverMessage } from './delivery';
import { EnvError, env } from './env';
import { errorKind, logError, logInfo } from './log';
import { answerForm, answerJson, type Outcome } from './message-answer';
import { bodyKind, draftOf, emptyMessage, type MessageBody, readMessage } from './message-body';
import { checkMessage } from './message-check';
import { takeFaultUnit } from './message-limits';
import {
  crossSite,
  invalid,
  limited,
  tooLarge,
  unavailable,
  wrongMethod,
  wrongType,
} from './outcomes';
import { isOwnOrigin } from './own-origin';

/**
 * Takes a contact message: JSON from the page's script, or a form post from a page without one, which is
 * answered by 303. Never rejects. 403 and 415 are plain statuses for form posts too: our own form cannot
 * cause them, and a page of another site should learn and redirect nothing. They are told from the
 * headers alone and counted nowhere.
 */
export async function receiveMessage(request: Request): Promise<Response> {
  const kind = bodyKind(request);
  if (kind === undefined) return report(wrongType, answerJson(wrongType));
  const refusal = await safely(async () => {
    return isOwnOrigin(request, env().SITE_URL) ? undefined : crossSite;
  });
  if (refusal === crossSite) return report(refusal, answerJson(refusal));
  const body = await readMessage(request, kind);
  const outcome = refusal ?? (await safely(() => decide(request, body))) ?? unavailable;
  if (kind === 'json') return report(outcome, answerJson(outcome));
  const raw = body.raw ?? emptyMessage;
  return report(outcome, answerForm(request, outcome, raw.locale, draftOf(raw)));
}

/** The answer to every method but POST. */
export function refuseMethod(): Response {
  return answerJson(wrongMethod);
}

async function decide(request: Request, body: MessageBody): Promise<Outcome> {
  const client = await clientKey(request);
  if (!body.isWhole) return fault(client, tooLarge);
  if (body.raw === undefined) return fault(client, invalid({}));
  const checked = checkMessage(body.raw);
  if (!checked.ok) return fault(client, invalid(checked.fields));
  return deliverMessage(request, checked.contact, client);
}

/** Ill-formed requests have a cap of their own, so that they cannot use up a client's messages. */
async function fault(client: ClientKey, outcome: Outcome): Promise<Outcome> {
  const unit = await takeFaultUnit(client);
  return unit.ok ? outcome : limited(unit);
}

/** The edge of the handler: whatever breaks inside is a log line and a 503, never a stack trace. */
async function safely<T extends Outcome | undefined>(work: () => Promise<T>): Promise<T | Outcome> {
  try {
    return await work();
  } catch (error) {
    const problem = error instanceof EnvError ? error.message : undefined;
    logError('message.crashed', { cause: errorKind(error), problem });
    return unavailable;
  }
}

function report({ status, answer }: Outcome, response: Response): Response {
  if (answer.ok) logInfo('message.accepted');
  else logInfo('message.refused', { status, error: answer.error });
  return response;
}
