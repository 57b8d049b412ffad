import { bookingEventName, type NotificationName } from './notification-name';

/** What is the same in every notification (specification, section 9). */
export const notificationType = 'IMPORTANT';
export const notificationVersion = '1.0.0';

/** The body of `POST /api/notifications`; `eventUser` and `ref` are sent empty, as specified. */
export interface Notification {
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
