import type { Env } from '@/server/env';
import { type Mail, plainMail } from '@/server/mail-text';
import type { CheckedNotification } from './notification-check';

const bookingSubjects: Record<string, string> = {
  CALENDLY_CALL_VIEWED: 'A visitor opened the booking calendar',
  CALENDLY_TIME_SELECTED: 'A visitor picked a time for a call, not booked yet',
  CALENDLY_CALL_SCHEDULED: 'A call was booked',
};

/** A visitor's browser reports a booking, and any program can say the same: only the provider's own word counts. */
const unconfirmed =
  'Not confirmed by the booking provider: anyone can send this. Look into the calendar first, and follow no link in here.';

/** The mail that reports an event to the team: one subject per event, the booking's payload as it came. */
export function composeNotificationMail(
  { eventName, user, isConfirmed }: CheckedNotification & { isConfirmed: boolean },
  { MAIL_FROM, MAIL_TO }: Pick<Env, 'MAIL_FROM' | 'MAIL_TO'>,
): Mail {
  const film = eventName.replace('ACADEMY_VIDEO_CLICKED_', '').toLowerCase();
  const isOpen = user !== undefined && !isConfirmed;
  const payload = user && Object.keys(user).length > 0 ? JSON.stringify(user, null, 2) : '';
  const parts = [`Event: ${eventName}`, isOpen ? unconfirmed : '', payload];
  const subject = bookingSubjects[eventName] ?? `Academy film started: ${film}`;
  return plainMail({
    from: MAIL_FROM,
    to: MAIL_TO,
    replyTo: MAIL_TO,
    subject: isOpen ? `${subject}, unconfirmed` : subject,
    text: parts.filter((part) => part !== '').join('\n\n'),
  });
}
