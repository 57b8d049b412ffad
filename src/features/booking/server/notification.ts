import { bodyKind } from '@/features/contact/server/message-body';
import { parseJsonObject, readBytes } from '@/server/body';
import { type ClientKey, clientKey } from '@/server/client-key';
import { env } from '@/server/env';
import { countFault } from '@/server/faults';
import { logError, logInfo } from '@/server/log';
import {
  answerJson,
  crossSite,
  invalid,
  type Outcome,
  tooLarge,
  wrongType,
} from '@/server/outcomes';
import { isOwnOrigin } from '@/server/own-origin';
import { safely } from '@/server/safely';
import { sha256 } from '@/server/sha256';
import { notificationLimits } from '@/site/limits';
import { inviteeOf, isBookingConfirmed } from './confirmed-bookings';
import { type CheckedNotification, checkNotification } from './notification-check';
import { mailNotification } from './notification-delivery';
import { composeNotificationMail } from './notification-mail';

/**
 * Takes a notification of the booking page or the academy (docs/api.md) and mails it to the team.
 * Never rejects; the page that sent it reads no answer. The log holds the event's name and nothing of `user`.
 */
export async function receiveNotification(request: Request): Promise<Response> {
  return answerJson(await safely('notification', () => decide(request)));
}

async function decide(request: Request): Promise<Outcome> {
  if (bodyKind(request) !== 'json') return refuse(wrongType);
  if (!isOwnOrigin(request, env().SITE_URL)) return refuse(crossSite);
  const { bytes, isWhole } = await readBytes(request, notificationLimits.bodyBytes);
  const client = await clientKey(request);
  if (!isWhole) return refuse(await countFault('notificationFault', client, tooLarge));
  const body = parseJsonObject(bytes);
  const checked = body ? checkNotification(body) : { ok: false as const, outcome: invalid({}) };
  if (!checked.ok) return refuse(await countFault('notificationFault', client, checked.outcome));
  return deliver(checked.notification, client);
}

async function deliver(notification: CheckedNotification, client: ClientKey): Promise<Outcome> {
  const { eventName, user } = notification;
  const isConfirmed = user !== undefined && (await isBookingConfirmed(inviteeOf(user)));
  const mail = composeNotificationMail({ ...notification, isConfirmed }, env());
  // A payload names one booking, so the same one twice is a repetition; any other event may happen again.
  const isOneBooking = user !== undefined && Object.keys(user).length > 0;
  const key = isOneBooking ? await sha256(JSON.stringify(user)) : crypto.randomUUID();
  const outcome = await mailNotification({ kind: 'notification', client, mail, key });
  if (outcome.answer.ok) logInfo('notification.accepted', { eventName });
  else logError('notification.failed', { eventName, error: outcome.answer.error });
  return outcome;
}

function refuse(outcome: Outcome): Outcome {
  const { status, answer } = outcome;
  if (!answer.ok) logInfo('notification.refused', { status, error: answer.error });
  return outcome;
}
