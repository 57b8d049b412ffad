import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { runCalendar } from '@/tools/calendar/command';
import { readPlan } from '@/tools/calendar/events';
import { writeIcs } from '@/tools/calendar/ics';

// A process starts slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const article = (facts: string) => `---\ntitle: "Żółw, żaba; i ęś"\n${facts}\n---\n\nText.\n`;
const content = {
  'blog/mist.mdx': article('publishedAt: "2027-03-01T09:00:00+01:00"'),
  'blog/mist.pl.mdx': '---\ntitle: "Mgła"\n---\n\nTekst.\n',
  'blog/someday.mdx': article('publishedAt: "2027-03-01T09:00:00+01:00"\ndraft: true'),
  'workshops/knots.mdx': '---\ntitle: Knots\nexpiresAt: "2027-03-02T00:00:00+01:00"\n---\n',
  'jobs/cook.mdx':
    '---\ntitle: Kucharz\nlang: pl\npublishedAt: "2027-03-01T10:00:00+01:00"\nexpiresAt: "2028-01-01T00:00:00Z"\n---\n',
  'plans/raft.yaml': 'name: Raft\nexpiresAt: "2027-03-31T00:00:00+02:00"\n',
  'faq/refunds.yaml': 'question: Why?\n',
};

function write(files: Record<string, string>): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'with spaces ł ')), 'content');
  onTestFinished(() => rmSync(dirname(folder), { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

function calendar(folder: string, words: string[], env: Record<string, string> = {}) {
  for (const [name, value] of Object.entries({ TZ: 'UTC', SITE_NOW: '', ...env }))
    vi.stubEnv(name, value);
  return runCalendar(['--content', folder, ...words]);
}

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('what is planned', () => {
  test('has every document that goes live or expires, with its languages, in order; drafts apart', () => {
    const { events, drafts, unreadable } = readPlan(write(content));
    expect(
      events.map(({ document, kind, languages }) => [document, kind, languages.join()]),
    ).toEqual([
      ['blog/mist', 'published', 'en,pl'],
      ['jobs/cook', 'published', 'pl'],
      ['workshops/knots', 'expires', 'en'],
      ['plans/raft', 'expires', 'en'],
      ['jobs/cook', 'expires', 'pl'],
    ]);
    expect(drafts).toMatchObject([{ document: 'blog/someday', title: 'Żółw, żaba; i ęś' }]);
    expect(unreadable).toEqual([]);
  });

  test('names what it cannot read, and goes on', () => {
    const { events, unreadable } = readPlan(
      write({
        ...content,
        'blog/broken.mdx': '---\ntitle: [\n---\n',
        'blog/undated.mdx': article('publishedAt: soon'),
        'blog/empty.mdx': '',
      }),
    );
    expect(unreadable).toEqual([
      'content/blog/broken.mdx',
      'content/blog/empty.mdx',
      'content/blog/undated.mdx',
    ]);
    expect(events).toHaveLength(5);
  });
});

describe('as text', () => {
  test('is in the zone of anyone who asks, from a day of theirs, for so many days', () => {
    const words = ['--from', '2027-03-01', '--days', '2'];
    const { code, out } = calendar(write(content), words, { TZ: 'Europe/Warsaw' });
    expect(code).toBe(0);
    expect(
      out,
    ).toBe(`From Monday, 1 March 2027, 00:00, until Wednesday, 3 March 2027, 00:00 (Europe/Warsaw)

Monday, 1 March 2027
  09:00  goes live  blog/mist  en, pl  Żółw, żaba; i ęś
  10:00  goes live  jobs/cook  pl      Kucharz

Tuesday, 2 March 2027
  00:00  expires  workshops/knots  en  Knots

Drafts: no time is planned
  blog/someday  en  Żółw, żaba; i ęś
`);
    expect(calendar(write(content), words, { TZ: 'America/New_York' }).out).toContain(
      '\n  18:00  expires    workshops/knots  en',
    );
  });

  test('begins at the time the site shows', () => {
    const { out } = calendar(write(content), ['--days', '1'], {
      SITE_NOW: '2027-03-30T00:00:00Z',
    });
    expect(out).toContain('Tuesday, 30 March 2027\n  22:00  expires  plans/raft  en  Raft\n');
    expect(out).not.toContain('blog/mist');
  });

  test('says so where nothing happens, and where a document cannot be read', () => {
    const folder = write({ 'blog/broken.mdx': '---\n' });
    const { code, out } = calendar(folder, ['--from', '2027-01-01']);
    expect(code).toBe(1);
    expect(out).toMatch(/^Nothing goes live or expires from Friday, 1 January 2027/);
    expect(out).toContain('npm run content says why\n  content/blog/broken.mdx\n');
  });
});

test.each([
  [['--days', '0'], '--days takes a number'],
  [['--days', '1.5'], '--days takes a number'],
  [['--from', '2027-02-30'], '--from takes a day'],
  [['--from', 'soon'], '--from takes a day'],
  [['--ics'], "Option '--ics <value>' argument missing"],
  [['--bogus'], "Unknown option '--bogus'"],
])('a wrong command is refused with a sentence and the usage: %j', (words, sentence) => {
  const { code, out, say } = calendar(write(content), words);
  expect([code, out]).toEqual([2, undefined]);
  expect(say).toContain(sentence);
  expect(say).toContain('npm run content:calendar');
});

test('a folder that is not there is named', () => {
  expect(calendar('no such folder', [])).toEqual({
    code: 1,
    say: 'There is no folder no such folder.\n',
  });
});

describe('as a calendar file', () => {
  const options = { domain: 'agency.example', name: 'Agency', written: Date.UTC(2027, 0, 2) };

  test('has an event of its own name for each, in UTC, with its text escaped', () => {
    const { events } = readPlan(write(content));
    const text = writeIcs(events, options);
    expect(text.match(/^UID:.*/gm)?.map((line) => line.trim())).toEqual([
      'UID:blog.mist.published@agency.example',
      'UID:jobs.cook.published@agency.example',
      'UID:workshops.knots.expires@agency.example',
      'UID:plans.raft.expires@agency.example',
      'UID:jobs.cook.expires@agency.example',
    ]);
    expect(text).toContain('DTSTART:20270301T080000Z\r\n');
    expect(text).toContain('DTSTAMP:20270102T000000Z\r\n');
    expect(text).toContain('SUMMARY:Goes live: Żółw\\, żaba\\; i ęś\r\n');
  });

  test('keeps the name of an event that is moved', () => {
    const { events } = readPlan(write(content));
    const uids = (all: typeof events) => writeIcs(all, options).match(/^UID:.*/gm);
    expect(uids(events.map((event) => ({ ...event, time: event.time + 1 })))).toEqual(uids(events));
  });

  test('has lines of at most 75 bytes, of which none cuts a letter', () => {
    const { events } = readPlan(write(content));
    const title = 'Łódź, 😀 \\ i \n nowa linia '.repeat(20);
    const text = writeIcs([{ ...(events[0] as (typeof events)[number]), title }], options);
    const lines = text.split('\r\n');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    const unfolded = text.replaceAll('\r\n ', '');
    const summary = /^SUMMARY:(.*)\r$/m.exec(unfolded)?.[1] ?? '';
    const read = summary.replace(/\\([\\;,n])/g, (_, sign) => (sign === 'n' ? '\n' : sign));
    expect(read).toBe(`Goes live: ${title}`);
  });

  test('is written whole to the file that is named', () => {
    const folder = write(content);
    const file = join(dirname(folder), 'what is planned.ics');
    const words = ['--from', '2027-01-01', '--ics', file];
    expect(calendar(folder, words)).toEqual({ code: 0, say: `${file}: 4 events\n` });
    const text = readFileSync(file, 'utf8');
    expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:')).toBe(true);
    expect(text.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
  });
});

test('is a program that says what is wrong, without a stack, and ends with 2', () => {
  const tool = ['--import', 'tsx', 'src/tools/calendar/main.ts', '--bogus'];
  const { status, stdout, stderr } = spawnSync(process.execPath, tool, { encoding: 'utf8' });
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/^Unknown option '--bogus'/);
  expect(stderr).not.toContain('    at ');
});
