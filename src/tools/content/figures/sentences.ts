import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TextAt } from '../body';
import { type SyntaxNode, sourceOf } from '../syntax-tree';

/** What a sentence has in it that says a number with a field of its own: other lines need not be kept. */
const mayTell =
  /[$%]|USD|doll?ar|procent|per ?cent|slot|miejsc|trial|onboarding|próbn|turnaround|realizac|at a time|in parallel|naraz|równolegle|(?:\d|dozen)[\s\u00a0]?h\b|hours|godzin/i;

/** The lines of a paragraph, heading or row of a table that may tell such a number, with the marks of links blanked. */
export function linesThatTell(node: SyntaxNode, text: string): TextAt[] {
  const { line = 1, column = 1 } = node.position?.start ?? {};
  return sourceOf(node, text)
    .split('\n')
    .map((one, index) => ({
      text: one.replaceAll(/\]\([^)]*\)|`[^`]*`/g, (mark) => ' '.repeat(mark.length)),
      line: line + index,
      column: index === 0 ? column : 1,
    }))
    .filter((one) => mayTell.test(one.text));
}

/** Takes a text apart into sentences; those of a line of a body keep their columns. */
export function sentencesOf({ text, line, column, field }: TextAt): TextAt[] {
  if (!mayTell.test(text)) return [];
  return Array.from(
    text.matchAll(/\S.*?(?:[.!?…]["”’)*_]*(?=\s+["“„(]?[\p{Lu}\d$])|$)/gsu),
    (match) =>
      field === undefined
        ? { text: match[0], line, column: column + match.index }
        : { text: match[0], line, column, field },
  );
}

/** A message of the site, which a line of a file holds. */
export interface MessageText extends TextAt {
  readonly file: string;
}

/** Reads the messages in a folder that may tell such a number; none where there is no folder. */
export function readMessages(folder: string, shown = 'messages'): MessageText[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .split('\n')
        .flatMap((source, index) => messageIn(source, index + 1))
        .map((text) => ({ ...text, file: `${shown}/${name.replaceAll('\\', '/')}` })),
    );
}

/** The formatter keeps each message on a line of its own. */
function messageIn(source: string, line: number): TextAt[] {
  const [, before = '', text] = /^(\s*"[^"]*":\s*")((?:[^"\\]|\\.)*)"/.exec(source) ?? [];
  return text === undefined || !mayTell.test(text)
    ? []
    : [{ text, line, column: before.length + 1 }];
}
