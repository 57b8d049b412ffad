import { booking } from './booking';

/** What the booking widget reports: a time was chosen, the event type was viewed, the booking was made. */
export const bookingEvents = ['TIME_SELECTED', 'CALL_VIEWED', 'CALL_SCHEDULED'] as const;
export type BookingEvent = (typeof bookingEvents)[number];

const provider = booking.provider.toUpperCase() as Uppercase<typeof booking.provider>;
const filmPrefix = 'ACADEMY_VIDEO_CLICKED_';

export type BookingEventName = `${typeof provider}_${BookingEvent}`;
export type FilmEventName = `${typeof filmPrefix}${string}`;
/** Every name a notification may have (specification, section 7). */
export type NotificationName = BookingEventName | FilmEventName;

/** Returns the name of a booking event: the provider in upper case, an underscore, the event. */
export function bookingEventName(event: BookingEvent): BookingEventName {
  return `${provider}_${event}`;
}

/** Returns the name of a film's start: the prefix and the topic's slug in upper case, hyphens kept. */
export function filmEventName(topic: string): FilmEventName {
  return `${filmPrefix}${topic.toUpperCase()}`;
}

/** Returns all names there are, to tell a known one from anything else; `topics` are the slugs of the academy's topics. */
export function listNotificationNames(topics: readonly string[]): NotificationName[] {
  return [...bookingEvents.map(bookingEventName), ...topics.map(filmEventName)];
}
