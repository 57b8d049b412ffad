import { posix } from 'node:path';
import type { Document } from 'yaml';
import { type FieldPath, type Position, positionAt } from '../finding';
import { type Data, type OffsetFinding, parseJson, parseYaml } from './data';
import type { DocumentFinding } from './document-finding';
import { splitFrontmatter } from './frontmatter';
import { decode } from './text';

/** What Contentlayer tells about the file of a document. */
export interface RawDocumentData {
  readonly sourceFilePath: string;
  readonly sourceFileName: string;
  readonly sourceFileDir: string;
  readonly contentType: 'markdown' | 'mdx' | 'data';
  readonly flattenedPath: string;
}

/** A file taken apart; what its fields mean is not known yet. */
export interface SourceDocument {
  /** Its path relative to the content folder. */
  readonly id: string;
  /** The whole file, without a byte order mark. */
  readonly text: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Where the text after the frontmatter starts; undefined in a file of data. */
  readonly bodyOffset: number | undefined;
  readonly raw: RawDocumentData;
  /** The fields as the parser left them, and where they start in `text`; absent where they are not YAML. */
  readonly yaml?: {
    readonly text: string;
    readonly document: Document.Parsed;
    readonly offset: number;
  };
  /** The place of a value or of its name; of the nearest parent where it is not there. */
  placeOf(path: FieldPath, at?: 'key' | 'value'): Position;
}

export interface ReadResult {
  /** Undefined where the file cannot be taken apart. */
  readonly document?: SourceDocument;
  readonly findings: readonly DocumentFinding[];
}

/** Takes a file apart: its text, its fields with their places, and where its body starts. */
export function readDocument(id: string, bytes: Uint8Array): ReadResult {
  const { text, findings } = decode(bytes);
  const raw = describeFile(id);
  const parts = raw.contentType === 'data' ? readData(id, text) : readMarkdown(text);
  const place = ({ offset, ...finding }: OffsetFinding): DocumentFinding => ({
    ...finding,
    ...positionAt(text, parts.offset + offset),
  });
  const { value, findings: dataFindings, yaml, offsetOf } = parts.data;
  const found = [...findings, ...parts.findings, ...dataFindings.map(place)];
  if (found.some(({ isKept }) => !isKept)) return { findings: found };
  const fields = value ?? {};
  if (typeof fields !== 'object' || Array.isArray(fields)) {
    found.push(place(notFields(Array.isArray(fields) ? 'a list' : typeof fields)));
  }
  return {
    findings: found,
    document: {
      id,
      text,
      fields: isFields(fields) ? fields : {},
      bodyOffset: parts.bodyOffset,
      raw,
      ...(yaml && { yaml: { ...yaml, offset: parts.offset } }),
      placeOf: (path, at = 'value') => positionAt(text, parts.offset + offsetOf(path, at)),
    },
  };
}

interface Parts {
  readonly data: Data;
  /** Where the data starts in the file. */
  readonly offset: number;
  readonly bodyOffset: number | undefined;
  readonly findings: readonly DocumentFinding[];
}

function readData(id: string, text: string): Parts {
  const data = id.toLowerCase().endsWith('.json') ? parseJson(text) : parseYaml(text);
  return { data, offset: 0, bodyOffset: undefined, findings: [] };
}

const nothing: Data = { value: {}, findings: [], offsetOf: () => 0 };

function readMarkdown(text: string): Parts {
  const { language, fields, fieldsOffset, bodyOffset, findings } = splitFrontmatter(text);
  const parse = language === 'json' ? parseJson : parseYaml;
  const data = language === undefined ? nothing : parse(fields);
  return { data, offset: fieldsOffset, bodyOffset, findings };
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function notFields(found: string): OffsetFinding {
  return {
    about: 'incompatible',
    code: 'no-fields',
    offset: 0,
    found,
    expected: 'fields with names',
    fix: 'Write name: value, one on each line.',
  };
}

/** Everything about a file that its path says. */
export function describeFile(id: string): RawDocumentData {
  const extension = id.toLowerCase().split('.').pop();
  return {
    sourceFilePath: id,
    sourceFileName: posix.basename(id),
    sourceFileDir: posix.dirname(id),
    contentType: extension === 'md' ? 'markdown' : extension === 'mdx' ? 'mdx' : 'data',
    flattenedPath: id
      .split('.')
      .slice(0, -1)
      .join('.')
      .replace(/^index$/, '')
      .replace(/\/index$/, ''),
  };
}
