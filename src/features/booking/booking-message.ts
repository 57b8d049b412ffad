import { booking } from './booking';
import type { BookingEvent } from './notification-name';

/** What the booking widget said: the event, its payload (empty where it sent none), and when, in milliseconds. */
export type BookingMessage = { event: BookingEvent; payload: Record<string, unknown>; at: number };

/** The part of a window message that decides whether to believe it. */
type WindowMessage = Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>;

/** Twice the same time within this long is one choice told twice: nobody goes back, chooses and confirms so fast. */
const sameChoiceMs = 1000;

const events: ReadonlyMap<unknown, BookingEvent> = new Map([
  ['calendly.date_and_time_selected', 'TIME_SELECTED'],
  ['calendly.event_type_viewed', 'CALL_VIEWED'],
  ['calendly.event_scheduled', 'CALL_SCHEDULED'],
]);

/**
 * Says whether a message comes from the widget in `frame` (the frame's window; without one nothing does). Any page
 * can post any message to ours: only the browser's own word on origin and source counts.
 */
export function isFromWidget(
  { origin, source, data }: WindowMessage,
  frame: MessageEventSource | null | undefined,
): boolean {
  if (!frame || source !== frame || origin !== booking.origin) return false;
  return isRecord(data) && typeof data.event === 'string' && data.event.startsWith('calendly.');
}

/** Reads the data of a message from the widget; undefined for what is not one of its three booking events. */
export function readBookingMessage(data: unknown, at: number): BookingMessage | undefined {
  if (!isRecord(data)) return undefined;
  const event = events.get(data.event);
  const payload = data.payload ?? {};
  return event && isRecord(payload) ? { event, payload, at } : undefined;
}

/**
 * Says whether a message repeats one of the `earlier` ones of the same widget: the calendar is viewed once,
 * an invitee is booked once, and a time is chosen anew each time unless it is told twice in a row.
 */
export function isRepetition(message: BookingMessage, earlier: readonly BookingMessage[]): boolean {
  return earlier
    .filter(({ event }) => event === message.event)
    .some((known) => {
      if (message.event === 'CALL_VIEWED') return true;
      const isSame = nameOf(known.payload) === nameOf(message.payload);
      return message.event === 'CALL_SCHEDULED'
        ? isSame
        : isSame && message.at - known.at < sameChoiceMs;
    });
}

/** What tells one booking from another: the invitee's address, or the whole payload where there is none. */
function nameOf(payload: Record<string, unknown>): string {
  const { invitee } = payload;
  return isRecord(invitee) && typeof invitee.uri === 'string'
    ? invitee.uri
    : JSON.stringify(payload);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
