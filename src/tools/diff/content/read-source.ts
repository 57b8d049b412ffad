import type { Fields } from '../../compile/versions';
import { readSourceText, splitFrontmatter } from '../../content/source-text';
import { parseFields } from '../../content/yaml';

/** What can be read of a content file without its schema. */
export type Source = {
  /** Undefined where the fields cannot be read. */
  fields?: Fields;
  /** The text below the fields. */
  body: string;
  /** Why it cannot be read, or not wholly, as a sentence without the name of the file. */
  problem?: string;
};

/** The largest text that is compared; no page of the site has a tenth of it. */
const mostBytes = 2 * 1024 * 1024;
const conflict = /^(?:<{7}|={7}|>{7})(?: .*)?$/m;

/** Reads a content file of a form; what cannot be read is said in `problem`. */
export function readSource(bytes: Buffer, form: 'mdx' | 'yaml'): Source {
  if (bytes.length > mostBytes) {
    const megabytes = Math.round(bytes.length / 1024 / 1024);
    return { body: '', problem: `is ${megabytes} MB large and is not compared` };
  }
  if (bytes.includes(0)) return { body: '', problem: 'is no text: it has bytes that no text has' };
  const { text, findings } = readSourceText(bytes);
  if (text === undefined) return { body: '', problem: sayFinding(findings[0]) };
  const mark = lineOf(text, conflict);
  const split = form === 'mdx' ? splitFrontmatter(text) : { yaml: text, bodyStart: text.length };
  if (mark !== undefined && /^<{7} /m.test(text)) {
    const problem = `still has the marks of a git conflict (line ${mark}): decide for one of the two, and delete the lines with <<<<<<<, ======= and >>>>>>>`;
    return { body: text, problem };
  }
  if (split.yaml === undefined) return { body: text, problem: sayFinding(split.findings[0]) };
  const body = text.slice(split.bodyStart).trim();
  const { data, findings: mistakes } = parseFields(split.yaml);
  if (data === undefined) return { body, problem: sayFinding(mistakes[0]) };
  const isGroup = typeof data === 'object' && data !== null && !Array.isArray(data);
  return isGroup
    ? { fields: data as Fields, body }
    : { body, problem: 'has no fields that can be read' };
}

function sayFinding(finding: { expected: string; found?: string } | undefined): string {
  const found = finding?.found === undefined ? '' : ` (${finding.found.split('\n', 1)[0]})`;
  return `cannot be read: expected ${finding?.expected ?? 'a document'}${found}`;
}

function lineOf(text: string, pattern: RegExp): number | undefined {
  const match = pattern.exec(text);
  return match ? text.slice(0, match.index).split('\n').length : undefined;
}
