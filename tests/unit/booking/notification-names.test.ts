import { describe, expect, it, test } from 'vitest';
import {
  bookingEventName,
  bookingEvents,
  composeNotification,
  listNotificationNames,
  videoEventName,
} from '@/features/booking/notification';

describe('the names, as the specification gives them', () => {
  it.each([
    ['TIME_SELECTED', 'CALENDLY_TIME_SELECTED'],
    ['CALL_VIEWED', 'CALENDLY_CALL_VIEWED'],
    ['CALL_SCHEDULED', 'CALENDLY_CALL_SCHEDULED'],
  ] as const)('%s of the booking widget is %s', (event, name) => {
    expect(bookingEventName(event)).toBe(name);
  });

  it.each([
    ['salary', 'ACADEMY_VIDEO_CLICKED_SALARY'],
    ['your-cv', 'ACADEMY_VIDEO_CLICKED_YOUR-CV'],
  ] as const)('the start of the video %s is %s', (topic, name) => {
    expect(videoEventName(topic)).toBe(name);
  });

  it('are three of bookings, and one for each topic', () => {
    expect(listNotificationNames(['salary', 'your-cv'])).toHaveLength(5);
    expect(listNotificationNames(['salary'])).toContain('ACADEMY_VIDEO_CLICKED_SALARY');
  });
});

test('a notification has exactly the fields of the specification', () => {
  expect(composeNotification('ACADEMY_VIDEO_CLICKED_SALARY', { mail: 'x@example.com' })).toEqual({
    eventName: 'ACADEMY_VIDEO_CLICKED_SALARY',
    eventUser: '',
    ref: '',
    type: 'IMPORTANT',
    version: '1.0.0',
  });
});

test.each(bookingEvents)('only a booking that was made carries a user: %s', (event) => {
  const { user } = composeNotification(bookingEventName(event), { invitee: 1 });
  expect(user).toEqual(event === 'CALL_SCHEDULED' ? { invitee: 1 } : undefined);
});

test('a booking without a payload carries an empty user', () => {
  expect(composeNotification('CALENDLY_CALL_SCHEDULED').user).toEqual({});
});
