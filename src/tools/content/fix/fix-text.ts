import { isUtf8 } from 'node:buffer';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { findConflict } from '../conflict';
import { count } from '../report';
import { splitFrontmatter } from '../source-text';
import { fixFields } from './fix-fields';
import { haveSameResult } from './same-result';
import { splitSentences } from './sentences';

/** The text of a file after mending, and what was mended, in words; nothing where it was right or cannot be read. */
export interface FixedText {
  readonly text: string;
  readonly changes: readonly string[];
}

/**
 * Mends what can be mended without a thought: bytes, line endings, blanks, quotes of fields, one sentence a line. What
 * would change a page in any other way is left.
 */
export async function fixText(bytes: Buffer, form: 'mdx' | 'yaml'): Promise<FixedText> {
  const written = bytes.toString('utf8');
  if (!isUtf8(bytes) || findConflict(written)) return { text: written, changes: [] };
  const steps =
    form === 'mdx'
      ? [fixEncoding, fixHead, fixBlanks, fixSentences]
      : [fixEncoding, fixYaml, fixYamlBlanks];
  let text = written;
  const changes: string[] = [];
  for (const step of steps) {
    const fixed = await step(text);
    if (fixed) {
      text = fixed.text;
      changes.push(...fixed.changes);
    }
  }
  return { text, changes };
}

type Step = (text: string) => FixedText | undefined | Promise<FixedText | undefined>;

/** What every reader of the file drops first, so nothing else changes. */
const fixEncoding: Step = (text) => {
  const unmarked = text.replace(/^\uFEFF/, '');
  const fixed = unmarked.replaceAll('\r\n', '\n');
  return {
    text: fixed,
    changes: [
      ...(unmarked === text ? [] : ['the byte order mark removed']),
      ...(fixed === unmarked ? [] : ['line endings of Windows changed to LF']),
    ],
  };
};

const fixYaml: Step = (text) => {
  const { yaml, dates, quotes } = fixFields(text);
  return {
    text: yaml,
    changes: [
      ...(dates > 0 ? [`quotes put round ${count(dates, 'date')}`] : []),
      ...(quotes > 0 ? [`straight quotes put round ${count(quotes, 'value')}`] : []),
    ],
  };
};

const fixHead: Step = async (text) => {
  const split = splitFrontmatter(text);
  const fixed = split.yaml === undefined ? undefined : await fixYaml(split.yaml);
  if (!fixed || split.yaml === undefined) return undefined;
  const end = split.start + split.yaml.length;
  return { ...fixed, text: text.slice(0, split.start) + fixed.text + text.slice(end) };
};

/** Blanks at the end of a line; two of them before another line of a paragraph are a line break of Markdown. */
const blanks = /(?<! )[ ]$|\t+$|[ \t]+$(?=\n(?:\n|$)|$(?![\s\S]))/gm;

async function stripBlanks(text: string, isSame: (fixed: string) => boolean | Promise<boolean>) {
  const fixed = `${text.replaceAll(blanks, '').trimEnd()}\n`;
  const isWorth = fixed !== text && (await isSame(fixed));
  return isWorth ? { text: fixed, changes: ['blanks at the ends of lines removed'] } : undefined;
}

const fixBlanks: Step = (text) => {
  const fieldsOf = (one: string) => parse(splitFrontmatter(one).yaml ?? '');
  return stripBlanks(
    text,
    async (fixed) =>
      isSameData(
        () => fieldsOf(text),
        () => fieldsOf(fixed),
      ) && (await haveSameResult(text, fixed)),
  );
};

const fixYamlBlanks: Step = (text) =>
  stripBlanks(text, (fixed) =>
    isSameData(
      () => parse(text),
      () => parse(fixed),
    ),
  );

function isSameData(before: () => unknown, after: () => unknown): boolean {
  try {
    return isDeepStrictEqual(before(), after());
  } catch {
    return false;
  }
}

const fixSentences: Step = async (text) => {
  try {
    const fixed = splitSentences(text);
    if (fixed === text || !(await haveSameResult(text, fixed))) return undefined;
    return { text: fixed, changes: ['each sentence put on a line of its own'] };
  } catch {
    // MDX that cannot be read is for its writer to mend; the check says where.
    return undefined;
  }
};
