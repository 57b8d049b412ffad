import type { Env } from '@/server/env';
import { type Mail, oneLine, plainMail } from '@/server/mail-text';

/** A booking as the provider reported it; times are ISO texts, anything absent is empty. */
export interface BookingReport {
  /** The provider's own address of the invitee: what tells one booking from another. */
  uri: string;
  name: string;
  email: string;
  starts: string;
  ends: string;
}

/** The mail about a booking that the provider itself reported. */
export function composeBookingMail(
  report: BookingReport,
  { MAIL_FROM, MAIL_TO }: Pick<Env, 'MAIL_FROM' | 'MAIL_TO'>,
): Mail {
  const rows = [
    ['Who', `${report.name} <${report.email}>`],
    ['From', report.starts],
    ['Until', report.ends],
    ['Booking', report.uri],
  ] as const;
  return plainMail({
    from: MAIL_FROM,
    to: MAIL_TO,
    replyTo: MAIL_TO,
    subject: 'A call was booked (confirmed by the booking provider)',
    text: rows.map(([label, value]) => `${label}: ${oneLine(value)}`).join('\n'),
  });
}
