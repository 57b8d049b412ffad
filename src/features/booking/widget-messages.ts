'use client';

import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { booking } from './booking';
import { type BookingEvent, bookingEventName, notify } from './notification';

/** A message of the booking widget: the event, its payload (empty if it sent none), and the time in milliseconds. */
export type BookingMessage = { event: BookingEvent; payload: Record<string, unknown>; at: number };

/** The part of a window message that shows who sent it. */
type WindowMessage = Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>;

/** Equal messages within this time (milliseconds) are one event reported twice: no visitor is so fast. */
const sameMessageMs = 1000;

const events: ReadonlyMap<unknown, BookingEvent> = new Map([
  ['calendly.date_and_time_selected', 'TIME_SELECTED'],
  ['calendly.event_type_viewed', 'CALL_VIEWED'],
  ['calendly.event_scheduled', 'CALL_SCHEDULED'],
]);

/**
 * Says whether a message comes from the widget in `frame` (the frame's window; without a frame, never). Any page can
 * post messages to ours, so only `origin` and `source`, which the browser sets, count.
 */
export function isFromWidget(
  { origin, source, data }: WindowMessage,
  frame: MessageEventSource | null | undefined,
): boolean {
  if (!frame || source !== frame || origin !== booking.origin) return false;
  return isRecord(data) && typeof data.event === 'string' && data.event.startsWith('calendly.');
}

/** Reads the data of a message from the widget; undefined for anything but its three booking events. */
export function readBookingMessage(data: unknown, at: number): BookingMessage | undefined {
  if (!isRecord(data)) return undefined;
  const event = events.get(data.event);
  const payload = data.payload ?? {};
  return event && isRecord(payload) ? { event, payload, at } : undefined;
}

/**
 * Says whether a message repeats one of the `earlier` messages of the same widget. The calendar is viewed once; any
 * other event counts once per second. The server mails a booking once, however late it is repeated.
 */
export function isRepetition(message: BookingMessage, earlier: readonly BookingMessage[]): boolean {
  const { event, payload, at } = message;
  return earlier
    .filter((known) => known.event === event)
    .some((known) => {
      const isSame = JSON.stringify(known.payload) === JSON.stringify(payload);
      return event === 'CALL_VIEWED' || (isSame && at - known.at < sameMessageMs);
    });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

type Handlers = {
  /** Any message came: the provider's page works. */
  onWord: () => void;
  /** A call was booked. */
  onBooked: () => void;
};

/** Listens to the widget inside `box` and reports each booking event to the team once. */
export function useWidgetMessages(box: RefObject<HTMLElement | null>, handlers: Handlers): void {
  const heard = useRef<BookingMessage[]>([]);
  const listen = useEffectEvent((message: MessageEvent<unknown>) => {
    if (!isFromWidget(message, box.current?.querySelector('iframe')?.contentWindow)) return;
    handlers.onWord();
    const news = readBookingMessage(message.data, message.timeStamp);
    if (!news || isRepetition(news, heard.current)) return;
    heard.current.push(news);
    notify(bookingEventName(news.event), news.payload);
    if (news.event === 'CALL_SCHEDULED') handlers.onBooked();
  });
  useEffect(() => {
    const receive = (message: MessageEvent<unknown>) => listen(message);
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, []);
}
