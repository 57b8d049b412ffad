/** Days without work in Poland that have the same date each year, as month and day. */
const fixedHolidays = new Set([
  '01-01',
  '01-06',
  '05-01',
  '05-03',
  '08-15',
  '11-01',
  '11-11',
  '12-24',
  '12-25',
  '12-26',
]);
/** Those that follow Easter, in days after its Sunday: Easter Monday and Corpus Christi. The others are Sundays. */
const afterEaster = [1, 60];

const dayMs = 24 * 60 * 60 * 1000;

/** Returns the first working day after a day; days are midnights in UTC. Working days are those of Poland. */
export function nextWorkingDay(day: Date): Date {
  const next = new Date(day.getTime() + dayMs);
  return isWorkingDay(next) ? next : nextWorkingDay(next);
}

function isWorkingDay(day: Date): boolean {
  const weekday = day.getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  if (fixedHolidays.has(day.toISOString().slice(5, 10))) return false;
  const easter = easterOf(day.getUTCFullYear());
  return !afterEaster.some((days) => easter + days * dayMs === day.getTime());
}

/** Returns Easter Sunday as milliseconds since 1970 (Gauss’s rule; it holds until 2099). */
function easterOf(year: number): number {
  const moon = (19 * (year % 19) + 24) % 30;
  const week = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7;
  const isLate = (moon === 29 && week === 6) || (moon === 28 && week === 6 && year % 19 > 10);
  return Date.UTC(year, 2, 22 + moon + week - (isLate ? 7 : 0));
}
