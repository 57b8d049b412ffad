import { nextWorkingDay } from '@/rules/working-days';
import { type Locale, languages, timeZone } from '@/site/locales';

/**
 * Returns the day by which a message is answered that is sent `now`, in words: 'Thursday, 26 November'. It is the first
 * working day after the day it is in the agency's own time zone.
 */
export function nameAnswerDay(now: Date, locale: Locale): string {
  const today = new Date(new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now));
  return new Intl.DateTimeFormat(languages[locale].region, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(nextWorkingDay(today));
}
