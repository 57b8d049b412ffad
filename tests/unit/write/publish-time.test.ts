import { expect, test } from 'vitest';
import { timeZone } from '@/site/locales';
import { momentAtNine } from '@/tools/write/publish-time';

/** The hour that the clocks of the agency show. */
const hourThere = (moment: string) =>
  new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(
    Date.parse(moment),
  );

test.each(['2026-01-15T12:00:00Z', '2026-07-15T12:00:00Z', '2026-12-31T22:30:00Z'])(
  'some days after %s it is nine o’clock where the agency is, in words that schemas take',
  (now) => {
    const moment = momentAtNine(Date.parse(now), 7);
    expect(moment).toMatch(/^\d{4}-\d{2}-\d{2}T09:00:00(?:Z|[+-]\d{2}:\d{2})$/);
    expect(hourThere(moment)).toBe('09');
    const days = (Date.parse(moment) - Date.parse(now)) / 86_400_000;
    expect(days).toBeGreaterThan(6);
    expect(days).toBeLessThan(8);
  },
);
