import { parseJsonObject, readBytes } from '@/server/body';
import { clientKey } from '@/server/client-key';
import { env } from '@/server/env';
import { countFault } from '@/server/faults';
import { logError, logInfo } from '@/server/log';
import {
  accepted,
  answerJson,
  badSignature,
  invalid,
  type Outcome,
  tooLarge,
  unavailable,
} from '@/server/outcomes';
import { safely } from '@/server/safely';
import { sha256 } from '@/server/sha256';
import { bookingWebhook } from '@/site/limits';
import { type BookingReport, composeBookingMail } from './booking-mail';
import { rememberConfirmed } from './confirmed-bookings';
import { mailNotification } from './notification-delivery';
import { isSigned } from './webhook-signature';

/**
 * Takes the booking provider's own word that a call was booked (Calendly's webhook `invitee.created`,
 * developer.calendly.com/api-docs), remembers it, and mails it to the team. Only a signed report counts. Never rejects.
 */
export async function receiveBookingReport(request: Request): Promise<Response> {
  return answerJson(await safely('booking', () => decide(request)));
}

async function decide(request: Request): Promise<Outcome> {
  const key = env().CALENDLY_WEBHOOK_KEY;
  if (key === undefined) {
    logError('booking.refused', { hint: 'set CALENDLY_WEBHOOK_KEY' });
    return unavailable;
  }
  const { bytes, isWhole } = await readBytes(request, bookingWebhook.bodyBytes);
  const client = await clientKey(request);
  if (!isWhole) return countFault('notificationFault', client, tooLarge);
  const signature = request.headers.get('calendly-webhook-signature') ?? '';
  if (!(await isSigned(bytes, signature, key))) {
    return countFault('notificationFault', client, badSignature);
  }
  const report = readReport(parseJsonObject(bytes));
  if (report === undefined) return invalid({});
  return report === 'other-event' ? accepted : take(report, client);
}

async function take(
  report: BookingReport,
  client: Awaited<ReturnType<typeof clientKey>>,
): Promise<Outcome> {
  await rememberConfirmed(report.uri);
  const mail = composeBookingMail(report, env());
  const key = await sha256(`booking ${report.uri}`);
  const outcome = await mailNotification({ kind: 'notification', client, mail, key });
  if (outcome.answer.ok) logInfo('booking.confirmed');
  else logError('booking.failed', { error: outcome.answer.error });
  return outcome;
}

/** Reads what the team wants to know of a booking; `other-event` for reports of anything else. */
function readReport(
  body: ReadonlyMap<string, unknown> | undefined,
): BookingReport | 'other-event' | undefined {
  if (body === undefined) return undefined;
  if (body.get('event') !== 'invitee.created') return 'other-event';
  const payload = asRecord(body.get('payload'));
  const call = asRecord(payload.scheduled_event);
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const uri = text(payload.uri);
  if (uri === '') return undefined;
  return {
    uri,
    name: text(payload.name),
    email: text(payload.email),
    starts: text(call.start_time),
    ends: text(call.end_time),
  };
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
