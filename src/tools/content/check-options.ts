import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findWrongMoment, momentForm, readMoment, siteTime } from '@/site/clock.mjs';

export const usage = `Checks every document under content/ and writes nothing.

  npm run content:check                         findings for people
  npm run content:check -- --explain NAME       what a finding is about, with an example
  npm run content:check -- --fix                mends what can be mended without a thought, and says what
  npm run content:check -- --watch              again at each save; Ctrl-C ends it
  npm run content:check -- --json               for programs (docs/content-check.md)
  npm run content:check -- --github             as annotations of a GitHub workflow

  --max-warnings N     fails when there are more warnings than N
  --behind FILE…       what has changed in the original since a translation was made from it
  --translated FILE…   says that a translation is up to date with its original
  --write-docs         writes docs/findings/ anew
  --at MOMENT          as of a moment, such as 2027-03-01T09:00:00+01:00
  --content FOLDER     another content folder
  --public FOLDER      another folder for pictures and files

Ends with 0 when all is well, 1 when there is an error or too many warnings, 2 when it is used wrongly.
`;

const modes = [
  'json',
  'github',
  'watch',
  'fix',
  'explain',
  'behind',
  'translated',
  'write-docs',
] as const;

/** What the command is asked to do: one thing at a time. */
export interface CheckOptions {
  readonly mode: (typeof modes)[number] | 'report';
  /** What --explain, --behind or --translated name. */
  readonly names: readonly string[];
  readonly root: string;
  readonly publicDir: string;
  readonly maxWarnings: number;
  /** The time the site is checked as of, in milliseconds. */
  readonly now: number;
}

/** A sentence for anyone who uses the command wrongly. */
export class UsageError extends Error {}

/** Reads the arguments; undefined asks for help. Throws a UsageError. */
export function readOptions(args: readonly string[]): CheckOptions | undefined {
  const { values, positionals } = parse(args);
  if (values.help) return undefined;
  const chosen = modes.filter((mode) => values[mode] !== undefined && values[mode] !== false);
  const [mode = 'report', second] = chosen;
  if (second) throw new UsageError(`--${mode} and --${second} cannot be used together`);
  const [stray] = mode === 'translated' || mode === 'behind' ? [] : positionals;
  if (stray !== undefined) throw new UsageError(`${stray} belongs to no option`);
  const written = values['max-warnings'];
  const maxWarnings = written === undefined ? Number.POSITIVE_INFINITY : Number(written);
  if (written !== undefined && !/^\d+$/.test(written)) {
    throw new UsageError(`--max-warnings is a number such as 0, not ${written}`);
  }
  return {
    mode,
    names: [
      ...(values.translated ?? []),
      ...(values.behind ?? []),
      ...positionals,
      ...(values.explain === undefined ? [] : [values.explain]),
    ],
    root: resolve(values.content ?? 'content'),
    publicDir: resolve(values.public ?? 'public'),
    maxWarnings,
    now: readTime(values.at),
  };
}

function readTime(at: string | undefined): number {
  const wrong = findWrongMoment();
  if (wrong) throw new UsageError(wrong);
  if (at === undefined) return siteTime();
  const now = readMoment(at);
  if (now === undefined) throw new UsageError(`--at takes ${momentForm}.`);
  return now;
}

function parse(args: readonly string[]) {
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...{ json: flag, github: flag, watch: flag, fix: flag, help: flag, 'write-docs': flag },
        explain: { type: 'string' },
        translated: { type: 'string', multiple: true },
        behind: { type: 'string', multiple: true },
        'max-warnings': { type: 'string' },
        at: { type: 'string' },
        content: { type: 'string' },
        public: { type: 'string' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
