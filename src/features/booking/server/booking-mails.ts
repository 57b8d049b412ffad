import {
  type BookingEventName,
  type NotificationName,
  videoPrefix,
} from '@/features/booking/notification';
import type { ClientKey } from '@/server/client-key';
import { currentRequestId } from '@/server/current-request';
import { once, rememberDelivered, type Sent, sendCounted, wasDelivered } from '@/server/delivery';
import { env } from '@/server/env';
import { openLeadQueue } from '@/server/leads/lead-queue';
import { type MailRules, takeCeilingUnits, takeOwnUnits } from '@/server/limits';
import { type Mail, oneLine, plainMail } from '@/server/mail';
import { accepted, limited, type Outcome } from '@/server/outcomes';

const bookingSubjects = {
  CALENDLY_CALL_VIEWED: 'A visitor opened the booking calendar',
  CALENDLY_TIME_SELECTED: 'A visitor picked a time for a call, not booked yet',
  CALENDLY_CALL_SCHEDULED: 'A call was booked',
} as const satisfies Record<BookingEventName, string>;

/** Any program can report a booking as a visitor's browser does, so only the provider's own report counts. */
const unconfirmed =
  'Not confirmed by the booking provider: anyone can send this. Check the calendar first, and don’t follow any link in here.';

interface Notice {
  eventName: NotificationName;
  /** The payload of a booking's notification. */
  user: Record<string, unknown> | undefined;
  isConfirmed: boolean;
}

/** Returns the mail that reports an event to the team: one subject per event, the booking's payload unchanged. */
export function composeNotificationMail({ eventName, user, isConfirmed }: Notice): Mail {
  const isOpen = user !== undefined && !isConfirmed;
  const payload = user && Object.keys(user).length > 0 ? JSON.stringify(user, null, 2) : '';
  const parts = [`Event: ${eventName}`, isOpen ? unconfirmed : '', payload];
  const subject = subjectOf(eventName);
  return teamMail(
    isOpen ? `${subject}, unconfirmed` : subject,
    parts.filter((part) => part !== '').join('\n\n'),
  );
}

function subjectOf(name: NotificationName): string {
  if (isBooking(name)) return bookingSubjects[name];
  return `Academy video started: ${name.replace(videoPrefix, '').toLowerCase()}`;
}

function isBooking(name: NotificationName): name is BookingEventName {
  return Object.hasOwn(bookingSubjects, name);
}

/** A booking as the provider reported it. Times are ISO texts; a missing value is empty. */
export interface BookingReport {
  /** The provider's own address of the invitee, which identifies the booking. */
  uri: string;
  name: string;
  email: string;
  starts: string;
  ends: string;
}

/** Returns the mail about a booking that the provider itself reported. */
export function composeBookingMail(report: BookingReport): Mail {
  const rows = [
    ['Who', `${report.name} <${report.email}>`],
    ['From', report.starts],
    ['Until', report.ends],
    ['Booking', report.uri],
  ] as const;
  const lines = rows.map(([label, value]) => `${label}: ${oneLine(value)}`);
  return teamMail('A call was booked (confirmed by the booking provider)', lines.join('\n'));
}

function teamMail(subject: string, text: string): Mail {
  const { MAIL_FROM, MAIL_TO } = env();
  return plainMail({ from: MAIL_FROM, to: MAIL_TO, replyTo: MAIL_TO, subject, text });
}

const rules: MailRules = {
  own: ['notification'],
  shared: 'notificationShared',
  total: 'notificationTotal',
  faults: 'notificationFault',
};

/** A mail to the team, the client it is counted for, and its key. */
interface TeamMail {
  kind: 'notification' | 'booking';
  mail: Mail;
  key: string;
  client: ClientKey;
}

/** Mails the team once per key. A mail beyond its client's own limits or the limits all clients share is refused. */
export function mailToTeam({ kind, mail, key, client }: TeamMail): Promise<Outcome> {
  return once(key, async () => {
    if (await wasDelivered(key)) return accepted;
    const own = await takeOwnUnits(rules, client);
    if (!own.ok) return limited(own);
    const ceiling = await takeCeilingUnits(rules, client);
    if (!ceiling.ok) {
      await own.giveBack();
      return limited(ceiling);
    }
    const at = new Date().toISOString();
    const parts = [{ text: mail.text, isSuspect: false }];
    const lead = { kind, mail, at, parts, request: currentRequestId() };
    const isQueued = await openLeadQueue()?.enqueue(key, lead);
    const sent: Sent = isQueued
      ? { ok: true }
      : await sendCounted({ rules, client, mail, key }, { own, ceiling });
    if (!sent.ok) return sent.outcome;
    await rememberDelivered(key);
    return accepted;
  });
}
