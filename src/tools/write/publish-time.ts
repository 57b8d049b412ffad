import { timeZone } from '@/site/locales';

/** Returns nine o'clock of the agency's day, some days after `now` (milliseconds), with its offset. */
export function momentAtNine(now: number, days: number): string {
  const date = new Date(now + days * 86_400_000);
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(date);
  const zone = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(Date.parse(`${parts}T09:00:00Z`))
    .find(({ type }) => type === 'timeZoneName');
  return `${parts}T09:00:00${zone?.value.replace('GMT', '') || 'Z'}`;
}
