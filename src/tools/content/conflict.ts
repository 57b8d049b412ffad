import type { FileFinding } from './findings';

const first = /^<{7}(?: .*)?$/;
const last = /^>{7}(?: .*)?$/;
const fence = /^\s*(`{3,}|~{3,})/;

/** Finds what git leaves in a file that two people have changed. In a block of code such lines are an example. */
export function findConflict(text: string): FileFinding | undefined {
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
  return {
    code: 'merge-conflict',
    line: start + 1,
    column: 1,
    found: lines[start] ?? '',
    expected: 'one text: git has put two here, and does not know which is right',
    fix: `Keep what is right of lines ${start + 1} to ${end + 1}, and delete the lines of <<<<<<<, ======= and >>>>>>>.`,
  };
}
