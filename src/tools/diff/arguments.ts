import { parseArgs } from 'node:util';
import { Refusal } from './refusal';

export type Wishes = {
  base: string | undefined;
  head: string | undefined;
  isJson: boolean;
  site: string | undefined;
  /** Milliseconds since 1970. */
  at: number;
  isHelp: boolean;
};

/** Reads the words after the command; a `Refusal` says what is wrong with them. */
export function readArguments(args: readonly string[], now: number): Wishes {
  const { values, positionals } = parse(args);
  const [base, ...more] = positionals;
  if (more.length > 0) {
    throw wrong(`One base, not ${positionals.length}: the other revision is --head ${more[0]}.`);
  }
  return {
    base,
    head: values.head,
    isJson: values.json,
    site: values.site === undefined ? undefined : readSite(values.site),
    at: values.at === undefined ? now : readTime(values.at),
    isHelp: values.help,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        head: { type: 'string' },
        json: { type: 'boolean', default: false },
        site: { type: 'string' },
        at: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw wrong(String(error instanceof Error ? error.message : error).split('. ', 1)[0] ?? '');
  }
}

function readSite(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text).origin;
  throw wrong(`--site takes the address of a site, such as https://preview.example, not ${text}.`);
}

/** A time with its offset, or a day, which begins at 00:00 UTC: never a time that depends on this machine. */
function readTime(text: string): number {
  const isClear = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/;
  const time = isClear.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(time)) return time;
  throw wrong(
    `--at takes a day, such as 2026-12-24, or a time with its offset, such as 2026-12-24T09:00:00+01:00, not ${text}.`,
  );
}

const wrong = (sentence: string) => new Refusal(sentence, { isUsage: true });
