import type { Locale } from './locales';

/** How a day of every workshop runs, at local time; the timetable and the search engines are told the same. */
export const workshopDay = {
  starts: '9:00',
  lunch: '12:30',
  ends: '17:00',
  /** Hours of work between start and end, without the lunch hour. */
  hours: 7,
  /** What a tutor can hold it in, whatever languages the site has. */
  languages: ['en', 'pl'] satisfies Locale[],
} as const;
