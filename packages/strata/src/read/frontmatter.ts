import { positionAt } from '../finding';
import type { DocumentFinding } from './document-finding';

/** Where the fields of a Markdown file stand and where its text starts. */
export interface Frontmatter {
  /** Undefined where there are no fields to parse. */
  readonly language: 'yaml' | 'json' | undefined;
  readonly fields: string;
  readonly fieldsOffset: number;
  readonly bodyOffset: number;
  readonly findings: readonly DocumentFinding[];
}

const fence = '---';
const closing = `\n${fence}`;

/**
 * Splits a Markdown file as Contentlayer's parser does: three hyphens open the fields, with the name of a language after
 * them where it is not YAML; the next line that starts with three hyphens ends them, or the end of the file.
 */
export function splitFrontmatter(text: string): Frontmatter {
  if (!text.startsWith(fence) || text[fence.length] === '-') {
    return { language: undefined, fields: '', fieldsOffset: 0, bodyOffset: 0, findings: [] };
  }
  const rest = text.slice(fence.length);
  const written = rest.slice(0, rest.search(/\r?\n/));
  const name = written.trim();
  const fieldsOffset = fence.length + (name === '' ? 0 : written.length);
  const close = text.indexOf(closing, fieldsOffset);
  // The line end before the closing hyphens belongs to neither; Contentlayer leaves half of a CR LF in the last field.
  const fields = text.slice(fieldsOffset, close === -1 ? undefined : close).replace(/\r$/, '');
  const part = { fields, fieldsOffset, bodyOffset: bodyOffset(text, close) };
  // Comments alone are no data, whatever the language.
  const isEmpty = fields.replace(/^\s*#[^\n]+/gm, '').trim() === '';
  if (isEmpty) return { ...part, language: undefined, findings: checkClosing(text, close) };
  const language = readLanguage(name);
  if (!language) return { ...part, language, findings: [otherLanguage(name)] };
  return { ...part, language, findings: checkClosing(text, close) };
}

function bodyOffset(text: string, close: number): number {
  if (close === -1) return text.length;
  const end = close + closing.length;
  if (text.startsWith('\r\n', end)) return end + 2;
  return /[\r\n]/.test(text[end] ?? '') ? end + 1 : end;
}

function readLanguage(name: string): 'yaml' | 'json' | undefined {
  if (name === 'json') return name;
  return ['', 'yaml', 'yml'].includes(name.toLowerCase()) ? 'yaml' : undefined;
}

function otherLanguage(name: string): DocumentFinding {
  const isCode = ['js', 'javascript'].includes(name.toLowerCase());
  return {
    about: 'incompatible',
    code: isCode ? 'refused-frontmatter' : 'bad-first-line',
    line: 1,
    column: fence.length + 1,
    found: name,
    expected: isCode
      ? 'fields that are data: frontmatter in JavaScript would run code of a document during the build'
      : 'a line of exactly ---',
    fix: 'Start the file with a line of three hyphens, then the fields in YAML.',
  };
}

function checkClosing(text: string, close: number): DocumentFinding[] {
  const place = { about: 'incompatible', isKept: true, level: 'warning' } as const;
  if (close === -1) {
    return [
      {
        ...place,
        code: 'unclosed-frontmatter',
        line: 1,
        column: 1,
        expected: 'a line of exactly --- after the fields',
        fix: 'Close the fields with a line of three hyphens.',
      },
    ];
  }
  const [line = ''] = /^.*/.exec(text.slice(close + 1)) ?? [];
  if (line.trimEnd() === fence) return [];
  return [
    {
      ...place,
      code: 'unclosed-frontmatter',
      ...positionAt(text, close + 1),
      found: line,
      expected: 'a line of exactly --- after the fields',
      fix: 'Put the text on the next line.',
    },
  ];
}
