import type { Locale } from './locales';

/** How a day of every workshop runs, in local time, for the timetable and for search engines. */
export const workshopDay = {
  starts: '9:00',
  lunch: '12:30',
  ends: '17:00',
  /** Hours of work between start and end, without the lunch hour. */
  hours: 7,
  /** The languages tutors teach in, independent of the site's languages. */
  languages: ['en', 'pl'] satisfies Locale[],
} as const;
