import { parseArgs } from 'node:util';
import { readMoment } from '@/site/clock.mjs';
import { wrongUse } from '../refusal';

export type Wishes = {
  base: string | undefined;
  head: string | undefined;
  isJson: boolean;
  site: string | undefined;
  /** Milliseconds since 1970. */
  at: number;
};

/** Reads the words after the command; a `Refusal` says what is wrong with them. */
export function readArguments(args: readonly string[], now: number): Wishes {
  const { values, positionals } = parse(args);
  const [base, ...more] = positionals;
  if (more.length > 0) {
    throw wrongUse(`One base, not ${positionals.length}: the other revision is --head ${more[0]}.`);
  }
  return {
    base,
    head: values.head,
    isJson: values.json,
    site: values.site === undefined ? undefined : readSite(values.site),
    at: values.at === undefined ? now : readTime(values.at),
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
      },
    });
  } catch (error) {
    throw wrongUse(String(error instanceof Error ? error.message : error).split('. ', 1)[0] ?? '');
  }
}

function readSite(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text).origin;
  throw wrongUse(
    `--site takes the address of a site, such as https://preview.example, not ${text}.`,
  );
}

/** A time with its offset, or a day, which begins at 00:00 UTC: never a time that depends on this machine. */
function readTime(text: string): number {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const time = readMoment(isDay ? `${text}T00:00:00Z` : text);
  if (time !== undefined) return time;
  throw wrongUse(
    `--at takes a day, such as 2026-12-24, or a time with its offset, such as 2026-12-24T09:00:00+01:00, not ${text}.`,
  );
}
