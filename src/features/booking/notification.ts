import { type AcademyTopicId, academyTopicIds } from '@/site/academy-topics';
import { booking } from './booking';

/** What the booking widget reports: a time was chosen, the event type was viewed, the booking was made. */
export const bookingEvents = ['TIME_SELECTED', 'CALL_VIEWED', 'CALL_SCHEDULED'] as const;
export type BookingEvent = (typeof bookingEvents)[number];

const provider = booking.provider.toUpperCase() as Uppercase<typeof booking.provider>;
export const filmPrefix = 'ACADEMY_VIDEO_CLICKED_';

export type BookingEventName = `${typeof provider}_${BookingEvent}`;
export type FilmEventName = `${typeof filmPrefix}${Uppercase<AcademyTopicId>}`;
/** Every name a notification may have (specification, section 7). */
export type NotificationName = BookingEventName | FilmEventName;

/** Returns the name of a booking event: the provider in upper case, an underscore, the event. */
export function bookingEventName(event: BookingEvent): BookingEventName {
  return `${provider}_${event}`;
}

/** Returns the name of a film's start: the prefix and the topic's id in upper case, hyphens kept. */
export function filmEventName(topic: AcademyTopicId): FilmEventName {
  return `${filmPrefix}${topic.toUpperCase() as Uppercase<AcademyTopicId>}`;
}

/** All names, to tell a known one from anything else. */
export const notificationNames: readonly NotificationName[] = [
  ...bookingEvents.map(bookingEventName),
  ...academyTopicIds.map(filmEventName),
];

/** What is the same in every notification (specification, section 9). */
export const notificationType = 'IMPORTANT';
export const notificationVersion = '1.0.0';

/** The body of `POST /api/notifications`; `eventUser` and `ref` are sent empty, as specified. */
interface Notification {
  eventName: NotificationName;
  eventUser: '';
  ref: '';
  type: typeof notificationType;
  version: typeof notificationVersion;
  /** Only with a booking that was made: the widget's payload, or an empty object. */
  user?: Record<string, unknown>;
}

/** The one event that carries `user`. */
export const eventWithUser = bookingEventName('CALL_SCHEDULED');

/** Returns the notification of an event; `payload` counts only for the event that carries one. */
export function composeNotification(
  eventName: NotificationName,
  payload: Record<string, unknown> = {},
): Notification {
  return {
    eventName,
    eventUser: '',
    ref: '',
    type: notificationType,
    version: notificationVersion,
    ...(eventName === eventWithUser && { user: payload }),
  };
}

/**
 * Tells the team of an event, in the background: the request outlives the page (`keepalive`), its answer is not
 * read, and a failure is nobody's concern but the server's (specification, section 7).
 */
export function notify(name: NotificationName, payload?: Record<string, unknown>): void {
  const body = JSON.stringify(composeNotification(name, payload));
  fetch('/api/notifications', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: true,
  }).catch(() => undefined);
}
