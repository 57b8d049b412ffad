import { booking } from './booking';

/** The events of the booking widget: a time was chosen, the event type was viewed, the booking was made. */
export const bookingEvents = ['TIME_SELECTED', 'CALL_VIEWED', 'CALL_SCHEDULED'] as const;
export type BookingEvent = (typeof bookingEvents)[number];

const provider = booking.provider.toUpperCase() as Uppercase<typeof booking.provider>;
export const videoPrefix = 'ACADEMY_VIDEO_CLICKED_';

export type BookingEventName = `${typeof provider}_${BookingEvent}`;
export type VideoEventName = `${typeof videoPrefix}${string}`;
/** Every name a notification may have (docs/specification.md, section 7). */
export type NotificationName = BookingEventName | VideoEventName;

/** Returns the name of a booking event: the provider in upper case, an underscore, the event. */
export function bookingEventName(event: BookingEvent): BookingEventName {
  return `${provider}_${event}`;
}

/** Returns the name of a video's start: the prefix and the topic's slug in upper case, hyphens kept. */
export function videoEventName(topic: string): VideoEventName {
  return `${videoPrefix}${topic.toUpperCase()}`;
}

/** Returns all names, to recognise an unknown one; `topics` are the slugs of the academy's topics. */
export function listNotificationNames(topics: readonly string[]): NotificationName[] {
  return [...bookingEvents.map(bookingEventName), ...topics.map(videoEventName)];
}

/** The fields with the same value in every notification (docs/specification.md, section 9). */
export const notificationType = 'IMPORTANT';
export const notificationVersion = '1.0.0';

/** The body of `POST /api/notifications`; `eventUser` and `ref` are empty (docs/specification.md, section 7). */
interface Notification {
  eventName: NotificationName;
  eventUser: '';
  ref: '';
  type: typeof notificationType;
  version: typeof notificationVersion;
  /** Sent only when a booking was made: the widget's payload, or an empty object. */
  user?: Record<string, unknown>;
}

/** The only event that has `user`. */
export const eventWithUser = bookingEventName('CALL_SCHEDULED');

/** Returns the notification of an event; `payload` is used only for the event that has one. */
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
 * Reports an event to the team in the background: the request outlives the page (`keepalive`), its answer is not read,
 * and only the server handles a failure (docs/specification.md, section 7).
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
