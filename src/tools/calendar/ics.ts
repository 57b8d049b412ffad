import type { CalendarEvent } from './events';

type Options = {
  /** The domain that makes the events' names unique in the world. */
  readonly domain: string;
  /** What the calendar is called. */
  readonly name: string;
  /** When it is written, in milliseconds. */
  readonly written: number;
};

/**
 * Writes events as an iCalendar object (RFC 5545). An event is named by its document and its kind, not by its time: a
 * calendar that imports a later file moves the event it has.
 */
export function writeIcs(events: readonly CalendarEvent[], { domain, name, written }: Options) {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${domain}//content calendar//EN`,
    'CALSCALE:GREGORIAN',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${event.document.replaceAll('/', '.')}.${event.kind}@${domain}`,
      `DTSTAMP:${instant(written)}`,
      `DTSTART:${instant(event.time)}`,
      `SUMMARY:${escapeText(`${event.kind === 'published' ? 'Goes live' : 'Expires'}: ${event.title}`)}`,
      `DESCRIPTION:${escapeText(`${event.document} (${event.languages.join(', ')})`)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** A moment in UTC, as in 20270301T080000Z. */
const instant = (time: number) =>
  new Date(time).toISOString().replace(/[-:]/g, '').replace(/\.\d+/, '');

const escapeText = (text: string) =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n');

/** A line has at most 75 bytes; it goes on after a space in the next. No letter is cut. */
function fold(line: string): string {
  let [folded, bytes] = ['', 0];
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (bytes + size > 75) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += letter;
    bytes += size;
  }
  return folded;
}
