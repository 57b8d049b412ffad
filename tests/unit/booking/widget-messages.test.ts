import { describe, expect, test } from 'vitest';
import { booking } from '@/features/booking/booking';
import {
  type BookingMessage,
  isFromWidget,
  isRepetition,
  readBookingMessage,
} from '@/features/booking/widget-messages';

const frame = new MessageChannel().port1 as unknown as MessageEventSource;
const other = new MessageChannel().port1 as unknown as MessageEventSource;
const viewed = { event: 'calendly.event_type_viewed', payload: {} };
const message = { origin: booking.origin, source: frame, data: viewed };

describe('a message is the widget’s own', () => {
  test('when origin, window and shape are', () => {
    expect(isFromWidget(message, frame)).toBe(true);
    const height = { event: 'calendly.page_height', payload: { height: '1px' } };
    expect(isFromWidget({ ...message, data: height }, frame)).toBe(true);
  });

  test.each([
    ['another origin', { origin: 'https://calendly.com.example' }],
    ['the same host without TLS', { origin: 'http://calendly.com' }],
    ['a subdomain', { origin: 'https://assets.calendly.com' }],
    ['no origin, as from a file', { origin: 'null' }],
    ['another window', { source: other }],
    ['no window', { source: null }],
    ['no data', { data: null }],
    ['text', { data: 'calendly.event_scheduled' }],
    ['a list', { data: [viewed] }],
    ['no event', { data: {} }],
    ['an event that is no text', { data: { event: 7 } }],
    ['someone else’s event', { data: { event: 'webpackOk' } }],
  ])('and not with %s', (_what, change) => {
    expect(isFromWidget({ ...message, ...change }, frame)).toBe(false);
  });

  test('and never without a frame, whatever its source', () => {
    expect(isFromWidget({ ...message, source: null }, null)).toBe(false);
    expect(isFromWidget({ ...message, source: null }, undefined)).toBe(false);
  });
});

describe('reads', () => {
  test.each([
    ['calendly.date_and_time_selected', 'TIME_SELECTED'],
    ['calendly.event_type_viewed', 'CALL_VIEWED'],
    ['calendly.event_scheduled', 'CALL_SCHEDULED'],
  ])('%s as %s', (event, name) => {
    expect(readBookingMessage({ event, payload: { a: 1 } }, 5)).toEqual({
      event: name,
      payload: { a: 1 },
      at: 5,
    });
  });

  test('an absent payload as an empty one', () => {
    const event = 'calendly.event_scheduled';
    expect(readBookingMessage({ event }, 0)?.payload).toEqual({});
    expect(readBookingMessage({ event, payload: null }, 0)?.payload).toEqual({});
  });

  test.each([
    [{ event: 'calendly.page_height', payload: {} }],
    [{ event: 'toString', payload: {} }],
    [{ event: 'calendly.event_scheduled', payload: 'text' }],
    [{ event: 'calendly.event_scheduled', payload: [1] }],
    [null],
    ['calendly.event_scheduled'],
  ])('nothing out of %j', (data) => {
    expect(readBookingMessage(data, 0)).toBeUndefined();
  });
});

describe('a repetition', () => {
  const say = (event: BookingMessage['event'], at: number, uri?: string): BookingMessage => ({
    event,
    at,
    payload: uri === undefined ? {} : { invitee: { uri } },
  });

  test.each([
    ['the first of its kind', say('CALL_VIEWED', 0), [say('TIME_SELECTED', 0)], false],
    ['a second view, however late', say('CALL_VIEWED', 9e6), [say('CALL_VIEWED', 0)], true],
    ['a time told twice at once', say('TIME_SELECTED', 999), [say('TIME_SELECTED', 0)], true],
    ['a time chosen anew', say('TIME_SELECTED', 1000), [say('TIME_SELECTED', 0)], false],
    [
      'a booking told twice at once',
      say('CALL_SCHEDULED', 9, 'a'),
      [say('CALL_SCHEDULED', 0, 'a')],
      true,
    ],
    ['another invitee', say('CALL_SCHEDULED', 1, 'b'), [say('CALL_SCHEDULED', 0, 'a')], false],
    ['nameless bookings', say('CALL_SCHEDULED', 9), [say('CALL_SCHEDULED', 0)], true],
  ] as const)('%s', (_what, news, earlier, expected) => {
    expect(isRepetition(news, earlier)).toBe(expected);
  });
});
