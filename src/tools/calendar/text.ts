import type { CalendarEvent, Plan, Planned } from './events';

/** A time from which, and up to which, events are told (milliseconds). */
export type Period = { readonly from: number; readonly until: number };

/** Writes what happens in a period day by day, in the zone of anyone who reads it, and then the drafts. */
export function writeText({ events, drafts, unreadable }: Plan, period: Period): string {
  const formats = openFormats();
  const { zone, day, hour } = formats;
  const [from, until] = [period.from, period.until].map((time) => `${day(time)}, ${hour(time)}`);
  const head =
    events.length > 0
      ? `From ${from}, until ${until} (${zone})`
      : `Nothing goes live or expires from ${from}, until ${until} (${zone}).`;
  const days = groupByDay(events, formats).map(([date, members]) =>
    [date, ...align(members.map((event) => columnsOf(event, formats)))].join('\n'),
  );
  const others = [
    drafts.length > 0 && ['Drafts: no time is planned', ...align(drafts.map(describe))].join('\n'),
    unreadable.length > 0 &&
      ['Not readable: npm run content says why', ...unreadable.map((file) => `  ${file}`)].join(
        '\n',
      ),
  ].filter((block) => block !== false);
  return `${[head, ...days, ...others].join('\n\n')}\n`;
}

/** Writes days and hours; made once, as making one costs more than what it does. */
function openFormats() {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' });
  const hour = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });
  const { timeZone: zone } = day.resolvedOptions();
  return {
    zone,
    day: (time: number) => day.format(time),
    hour: (time: number) => hour.format(time),
  };
}

type Formats = ReturnType<typeof openFormats>;

function groupByDay(events: readonly CalendarEvent[], { day: dayOf }: Formats) {
  const days = new Map<string, CalendarEvent[]>();
  for (const event of events) {
    const day = dayOf(event.time);
    const members = days.get(day) ?? [];
    days.set(day, members);
    members.push(event);
  }
  return [...days];
}

const columnsOf = (event: CalendarEvent, { hour }: Formats) => [
  hour(event.time),
  event.kind === 'published' ? 'goes live' : 'expires',
  ...describe(event),
];

const describe = ({ document, title, languages }: Planned) => [
  document,
  languages.join(', '),
  title,
];

/** Sets rows in columns; the last needs no width. */
function align(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows.map(
    (row) =>
      `  ${row.map((cell, column) => (column < row.length - 1 ? cell.padEnd(widths[column] ?? 0) : cell)).join('  ')}`,
  );
}
