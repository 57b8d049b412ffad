import { Temporal } from '@contentlayer2/utils';
import { expect, test } from 'vitest';
import { readDate } from '../../src/fields/date';
import { repeatableRandom } from '../output/support/theirs';

/** What contentlayer2 does with a date (`source-files`, `field-date`). */
function readTheirs(written: string, timezone: string | undefined): string | undefined {
  const hasZone = () => {
    try {
      Temporal.TimeZone.from(written);
      return true;
    } catch {
      return false;
    }
  };
  try {
    const date = new Date(written);
    if (timezone === undefined || hasZone()) return date.toISOString();
    const instant = Temporal.Instant.fromEpochMilliseconds(date.getTime());
    const offset = Temporal.TimeZone.from(timezone).getOffsetNanosecondsFor(instant);
    return instant.subtract({ nanoseconds: offset }).toString();
  } catch {
    return undefined;
  }
}

const dates = [
  '2024-03-31',
  '2024-03-31T02:30',
  '2024-03-31 02:30:00',
  '2024-10-27T02:30:00.120',
  '2024-07-01T12:00:00Z',
  '2024-07-01t12:00:00z',
  '2024-07-01 12:00:00+02',
  '2024-07-01T12:00:00-0530',
  '2024-07-01T12:00:00 +02:00',
  '2024-02-30T10:00Z',
  '2024-07-01T24:00:00Z',
  '2024-07-01T10:00:60Z',
  '20240701T120000Z',
  '1880-01-01',
  '0001-01-01',
  '-000001-01-01',
  '+012024-01-01T00:00:00.5Z',
  '2024',
  '2024-01',
  'July 4, 2024',
  'Thu, 04 Jul 2024 10:00:00 GMT',
  'UTC',
  'tomorrow',
  '',
  '5',
];

const zones = [
  undefined,
  'UTC',
  'Europe/Warsaw',
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Apia',
  '+05:45',
  '-03',
];

test.each(zones)('reads dates as contentlayer2 does in the zone %s', (zone) => {
  for (const written of dates) {
    expect(readDate(written, zone), written).toBe(readTheirs(written, zone));
  }
});

test('reads any of a thousand moments of four centuries as contentlayer2 does', () => {
  const random = repeatableRandom(11);
  for (let round = 0; round < 1000; round += 1) {
    const moment = new Date(random() * 4e11 * 31.5 - 2e12);
    const written = moment.toISOString().slice(0, round % 2 === 0 ? 10 : 23);
    const zone = zones[1 + (round % (zones.length - 1))];
    expect(readDate(written, zone), `${written} ${zone}`).toBe(readTheirs(written, zone));
  }
});
