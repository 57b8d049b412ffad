import type { FileFinding } from './findings';
import { isStamp } from './translation-stamp';

const first = /^<{7}(?: .*)?$/;
const last = /^>{7}(?: .*)?$/;
const fence = /^\s*(`{3,}|~{3,})/;

/** What git left in a file that two people have changed: its lines, from the marks of one side to those of the other. */
export interface Conflict {
  /** Counted from 0; the last one is a mark, too. */
  readonly start: number;
  readonly end: number;
  readonly lines: readonly string[];
}

/** Finds the first conflict of a text. In a block of code such lines are an example. */
export function readConflict(text: string): Conflict | undefined {
  if (!text.includes('<<<<<<<')) return undefined;
  const lines = text.split('\n');
  let open: string | undefined;
  const start = lines.findIndex((line) => {
    const mark = fence.exec(line)?.[1];
    if (mark && open === undefined) open = mark;
    else if (mark && open !== undefined && mark.startsWith(open)) open = undefined;
    return open === undefined && first.test(line);
  });
  const end = lines.findIndex((line, index) => index > start && last.test(line));
  if (start === -1 || end === -1) return undefined;
  return { start, end, lines: lines.slice(start, end + 1) };
}

/** Reports a conflict; `shown` is the file. */
export function findConflict(text: string, shown = ''): FileFinding | undefined {
  const conflict = readConflict(text);
  if (!conflict) return undefined;
  const { start, end, lines } = conflict;
  return {
    code: 'merge-conflict',
    line: start + 1,
    column: 1,
    found: lines[0] ?? '',
    ...(isOfStamps(conflict)
      ? {
          expected: 'one stamp: both sides have followed the original, each with a line of its own',
          fix: `Once the translation says all that the original says: npm run content:check -- --translated ${shown}, which writes one line for lines ${start + 1} to ${end + 1}.`,
        }
      : {
          expected: 'one text: git has put two here, and does not know which is right',
          fix: `Keep what is right of lines ${start + 1} to ${end + 1}, and delete the lines of <<<<<<<, ======= and >>>>>>>.`,
        }),
  };
}

const mark = /^(?:<{7}|\|{7}|={7}|>{7})(?: .*)?$/;

/** Both sides have stamped a translation, and have nothing else to decide here. */
function isOfStamps({ lines }: Conflict): boolean {
  return lines.every((line) => mark.test(line) || isStamp(line));
}

/** Returns a text without the conflict of its stamps, which the next stamp settles; another conflict is left. */
export function settleStamps(text: string): string {
  const conflict = readConflict(text);
  if (!conflict || !isOfStamps(conflict)) return text;
  const lines = text.split('\n');
  lines.splice(conflict.start, conflict.lines.length, ...conflict.lines.filter(isStamp));
  return lines.join('\n');
}
