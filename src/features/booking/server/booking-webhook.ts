import type { Fields } from '@/server/body';
import type { ClientKey } from '@/server/client-key';
import { env } from '@/server/env';
import { defineHandler, type Post } from '@/server/handler';
import { logError, logInfo } from '@/server/log';
import { accepted, badSignature, invalid, type Outcome, unavailable } from '@/server/outcomes';
import { createRemembered, isNamedInRedis, nameInRedis } from '@/server/remembered';
import { sha256 } from '@/server/sha256';
import { bookingWebhook, rememberedBookings } from '@/site/limits';
import { type BookingReport, composeBookingMail, mailToTeam } from './booking-mails';

/**
 * Takes the booking provider's own report of a booked call (Calendly's webhook `invitee.created`,
 * developer.calendly.com/api-docs), remembers the booking, and mails it to the team. Only a signed report counts.
 */
export const bookingHandler = defineHandler({
  name: 'booking',
  sender: 'signer',
  bytes: { json: bookingWebhook.bodyBytes },
  faults: 'notificationFault',
  handle: takeReport,
});

async function takeReport({ request, bytes, fields, client }: Post): Promise<Outcome> {
  const key = env().CALENDLY_WEBHOOK_KEY;
  if (key === undefined) {
    logError('booking.refused', { hint: 'set CALENDLY_WEBHOOK_KEY' });
    return unavailable;
  }
  const signature = request.headers.get('calendly-webhook-signature') ?? '';
  if (!(await isSigned(bytes, signature, key))) return badSignature;
  if (fields.get('event') !== 'invitee.created') return accepted;
  const report = readReport(fields);
  return report ? confirm(report, client) : invalid({});
}

async function confirm(report: BookingReport, client: ClientKey): Promise<Outcome> {
  await rememberConfirmed(report.uri);
  const key = await sha256(`booking ${report.uri}`);
  const mail = composeBookingMail(report);
  const outcome = await mailToTeam({ kind: 'booking', mail, key, client });
  if (outcome.answer.ok) logInfo('booking.confirmed');
  else logError('booking.failed', { error: outcome.answer.error });
  return outcome;
}

/** Reads what the team needs to know of a booking; undefined where the report names no invitee. */
function readReport(body: Fields): BookingReport | undefined {
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

/**
 * Says whether a webhook's body was signed with our key, and recently. The header is `t=<seconds>,v1=<hex>`: the HMAC
 * SHA-256 of "<seconds>.<body>" (developer.calendly.com, webhook signatures). Compared in constant time.
 */
async function isSigned(body: Uint8Array, header: string, key: string): Promise<boolean> {
  const [, seconds = '', hex = ''] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(header) ?? [];
  if (hex === '') return false;
  if (Math.abs(Date.now() - Number(seconds) * 1000) > bookingWebhook.signatureAgeMs) return false;
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const secret = await crypto.subtle.importKey('raw', encoder.encode(key), algorithm, false, [
    'verify',
  ]);
  const signed = new Uint8Array([...encoder.encode(`${seconds}.`), ...body]);
  const given = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return crypto.subtle.verify('HMAC', secret, given, signed);
}

const confirmedHere = createRemembered(rememberedBookings);

/** Returns the provider's address of the invitee in a payload of the booking widget; undefined where there is none. */
export function inviteeOf(user: Record<string, unknown>): string | undefined {
  const { invitee } = user;
  const uri = typeof invitee === 'object' && invitee !== null && 'uri' in invitee && invitee.uri;
  return typeof uri === 'string' ? uri : undefined;
}

/** Remembers that the booking provider reported this invitee; with Redis, in all processes. */
async function rememberConfirmed(invitee: string): Promise<void> {
  confirmedHere.set(invitee, invitee);
  await nameInRedis(await nameOf(invitee), rememberedBookings.ms);
}

/** Says whether the booking provider reported this invitee. Never rejects. */
export async function isBookingConfirmed(invitee: string | undefined): Promise<boolean> {
  if (invitee === undefined) return false;
  return confirmedHere.get(invitee) !== undefined || isNamedInRedis(await nameOf(invitee));
}

async function nameOf(invitee: string): Promise<string> {
  return `amberline:booking:${await sha256(invitee)}`;
}
