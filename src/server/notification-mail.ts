import type { Env } from './env';
import { escapeHtml, type Mail } from './mail-text';
import type { CheckedNotification } from './notification-check';

const bookingSubjects: Record<string, string> = {
  CALENDLY_CALL_VIEWED: 'A visitor opened the booking calendar',
  CALENDLY_TIME_SELECTED: 'A visitor picked a time for a call, not booked yet',
  CALENDLY_CALL_SCHEDULED: 'A call was booked',
};

/** The mail that tells the team of an event: one subject per event, the booking's payload as it came. */
export function composeNotificationMail(
  { eventName, user }: CheckedNotification,
  { MAIL_FROM, MAIL_TO }: Pick<Env, 'MAIL_FROM' | 'MAIL_TO'>,
): Mail {
  const film = eventName.replace('ACADEMY_VIDEO_CLICKED_', '').toLowerCase();
  const payload = user && Object.keys(user).length > 0 ? JSON.stringify(user, null, 2) : '';
  const text = [`Event: ${eventName}`, payload].filter((part) => part !== '').join('\n\n');
  return {
    from: MAIL_FROM,
    to: MAIL_TO,
    replyTo: MAIL_TO,
    subject: bookingSubjects[eventName] ?? `Academy film started: ${film}`,
    text: `${text}\n`,
    html: `<p style="white-space:pre-wrap">${escapeHtml(text)}</p>\n`,
  };
}
