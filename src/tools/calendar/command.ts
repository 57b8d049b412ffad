import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findWrongMoment, momentForm, readMoment, siteTime } from '@/site/clock.mjs';
import { company } from '@/site/company';
import { count } from '../content/report';
import { writeIfChanged } from '../write-if-changed';
import { readPlan } from './events';
import { writeIcs } from './ics';
import { writeText } from './text';

const usage = `Lists what goes live and what expires, with its translations; drafts apart.

  npm run content:calendar                      the next 90 days, in your time zone
  npm run content:calendar -- --days 365
  npm run content:calendar -- --from 2027-03-01

  --from <day or moment>   begins there, not now: 2027-03-01, or 2027-03-01T09:00:00+01:00
  --days <number>          so many days, 1 to 3660
  --ics <file>             writes them as a calendar that other programs import, and again to move what has moved;
                           - prints it
  --content <folder>       another content folder
`;

const day = 24 * 60 * 60 * 1000;
const mostDays = 3660;

type Request = { from: number; until: number; ics: string | undefined; content: string };

/** Thrown for a command that cannot be carried out; its message is for the person who wrote it. */
class WrongUse extends Error {}

function readRequest(words: readonly string[]): Request | 'help' {
  const { values } = parseArgs({
    args: [...words],
    options: {
      from: { type: 'string' },
      days: { type: 'string', default: '90' },
      ics: { type: 'string' },
      content: { type: 'string', default: 'content' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return 'help';
  const days = /^\d+$/.test(values.days) ? Number(values.days) : 0;
  if (days < 1 || days > mostDays)
    throw new WrongUse(`--days takes a number from 1 to ${mostDays}.`);
  const from = values.from === undefined ? present() : readStart(values.from);
  return { from, until: from + days * day, ics: values.ics, content: resolve(values.content) };
}

function present(): number {
  const wrong = findWrongMoment();
  if (wrong) throw new WrongUse(wrong);
  return siteTime();
}

/** A day begins where it begins for anyone who asks. */
function readStart(text: string): number {
  const isDay = readMoment(`${text}T00:00:00Z`) !== undefined;
  const time = isDay ? new Date(`${text}T00:00:00`).getTime() : readMoment(text);
  if (time === undefined)
    throw new WrongUse(`--from takes a day such as 2027-03-01, or ${momentForm}.`);
  return time;
}

/** What a command ends with: its exit code, what it prints, and what it says beside that. */
export type Outcome = { code: 0 | 1 | 2; out?: string; say?: string };

/** Carries out `npm run content:calendar` with these words; whatever is wrong with them is a sentence of the outcome. */
export function runCalendar(words: readonly string[]): Outcome {
  try {
    const request = readRequest(words);
    return request === 'help' ? { code: 0, out: usage } : answer(request);
  } catch (error) {
    const sentence = `${error instanceof Error ? error.message : error}\n`;
    const isOfUse = error instanceof WrongUse || /^ERR_PARSE_ARGS/.test(String(Object(error).code));
    return isOfUse ? { code: 2, say: `${sentence}\n${usage}` } : { code: 1, say: sentence };
  }
}

function answer({ from, until, ics, content }: Request): Outcome {
  const plan = readPlan(content);
  const events = plan.events.filter(({ time }) => from <= time && time < until);
  const code = plan.unreadable.length > 0 ? 1 : 0;
  if (ics === undefined) return { code, out: writeText({ ...plan, events }, { from, until }) };
  const domain = company.email.split('@')[1] ?? company.name;
  const name = `${company.name}: content`;
  const text = writeIcs(events, { domain, name, written: Date.now() });
  if (ics === '-') return { code, out: text };
  writeIfChanged(resolve(ics), text);
  return { code, say: `${ics}: ${count(events.length, 'event')}\n` };
}
