import { defineHandler, type Post } from '@/server/handler';
import { logError, logInfo } from '@/server/log';
import type { Outcome } from '@/server/outcomes';
import { sha256 } from '@/server/sha256';
import { notificationLimits } from '@/site/limits';
import { composeNotificationMail, mailToTeam } from './booking-mails';
import { inviteeOf, isBookingConfirmed } from './booking-webhook';
import { checkNotification } from './notification-check';

/**
 * Takes a notification of the booking page or the academy (docs/api.md) and mails it to the team. The page that sent it
 * reads no answer. The log has the event's name and nothing of `user`.
 */
export const notificationHandler = defineHandler({
  name: 'notification',
  sender: 'own-pages',
  bytes: { json: notificationLimits.bodyBytes },
  faults: 'notificationFault',
  handle: takeNotification,
});

async function takeNotification({ fields, client }: Post): Promise<Outcome> {
  const checked = checkNotification(fields);
  if (!checked.ok) return checked.outcome;
  const { eventName, user } = checked.notification;
  const isConfirmed = user !== undefined && (await isBookingConfirmed(inviteeOf(user)));
  const mail = composeNotificationMail({ eventName, user, isConfirmed });
  // A payload names one booking, so the same payload again is a repetition; any other event may happen again.
  const isOneBooking = user !== undefined && Object.keys(user).length > 0;
  const key = isOneBooking ? await sha256(JSON.stringify(user)) : crypto.randomUUID();
  const outcome = await mailToTeam({ kind: 'notification', mail, key, client });
  if (outcome.answer.ok) logInfo('notification.accepted', { eventName });
  else logError('notification.failed', { eventName, error: outcome.answer.error });
  return outcome;
}
