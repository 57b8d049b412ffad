import { type Document, isMap, isScalar, isSeq, type Pair, parseDocument } from 'yaml';
import type { FieldPath } from '../finding';
import type { DocumentFinding } from './document-finding';

/** A finding that still knows only how far into the data it stands. */
export type OffsetFinding = Omit<DocumentFinding, 'line' | 'column'> & { readonly offset: number };

/** Parsed data with the places of all its parts. */
export interface Data {
  /** Undefined where the text cannot be parsed. */
  readonly value: unknown;
  readonly findings: readonly OffsetFinding[];
  /** YAML and its tree. */
  readonly yaml?: { readonly text: string; readonly document: Document.Parsed };
  /** The offset of a value, or of its name; of the nearest parent where it is not there. */
  offsetOf(path: FieldPath, at: 'key' | 'value'): number;
}

export function parseYaml(text: string): Data {
  const document = parseDocument(text, { prettyErrors: false });
  const offsetOf: Data['offsetOf'] = (path, at) => findOffset(document, path, at);
  // What follows the first break is mostly its echo.
  const [error] = document.errors;
  if (error) {
    const isDuplicate = error.code === 'DUPLICATE_KEY';
    const finding: OffsetFinding = {
      about: 'incompatible',
      code: isDuplicate ? 'duplicate-key' : 'invalid-yaml',
      offset: error.pos[0],
      ...(!isDuplicate && { found: error.message }),
      expected: isDuplicate ? 'every field once' : 'valid YAML',
      fix: isDuplicate ? 'Remove one of the two.' : yamlFix,
    };
    return { value: undefined, findings: [finding], offsetOf };
  }
  const findings = document.warnings.map(({ pos, message }): OffsetFinding => {
    const words = { found: message, expected: 'valid YAML', fix: yamlFix };
    const level = { level: 'warning', isKept: true } as const;
    return { about: 'incompatible', ...level, code: 'invalid-yaml', offset: pos[0], ...words };
  });
  try {
    return { value: document.toJS(), findings, yaml: { text, document }, offsetOf };
  } catch (cause) {
    const found = cause instanceof Error ? cause.message : String(cause);
    const words = { found, expected: 'valid YAML', fix: 'Write the values out.' };
    const finding: OffsetFinding = {
      about: 'incompatible',
      code: 'invalid-yaml',
      offset: 0,
      ...words,
    };
    return { value: undefined, findings: [...findings, finding], offsetOf };
  }
}

const yamlFix =
  'Text with a colon, #, quotes or braces, or that starts with * or &, needs double quotes around it; lists and blocks need the same indentation.';

export function parseJson(text: string): Data {
  let document: Document.Parsed | undefined;
  // JSON is YAML too, but slower to read that way, so only for the sake of a finding.
  const offsetOf: Data['offsetOf'] = (path, at) => {
    document ??= parseDocument(text, { prettyErrors: false, logLevel: 'silent' });
    return findOffset(document, path, at);
  };
  try {
    return { value: JSON.parse(text), findings: [], offsetOf };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [, position] = /at position (\d+)/.exec(message) ?? [];
    const finding: OffsetFinding = {
      about: 'incompatible',
      code: 'invalid-json',
      offset: position === undefined ? text.trimEnd().length : Number(position),
      found: message,
      expected: 'valid JSON',
      fix: 'Names and texts stand in double quotes, a comma between two entries and none after the last; there are no comments.',
    };
    return { value: undefined, findings: [finding], offsetOf };
  }
}

function findOffset(document: Document.Parsed, path: FieldPath, at: 'key' | 'value'): number {
  let node: unknown = document.contents;
  let offset = startOf(node) ?? 0;
  for (const [index, key] of path.entries()) {
    const pair = pairOf(node, key);
    const child = isSeq(node) ? node.items[Number(key)] : pair?.value;
    const keyStart = startOf(pair?.key);
    const wanted = index === path.length - 1 && at === 'key' ? keyStart : startOf(child);
    const place = wanted ?? keyStart ?? startOf(child);
    if (place === undefined) return offset;
    offset = place;
    node = child;
  }
  return offset;
}

function pairOf(node: unknown, key: string | number): Pair | undefined {
  if (!isMap(node)) return undefined;
  return node.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === String(key));
}

function startOf(node: unknown): number | undefined {
  return isScalar(node) || isMap(node) || isSeq(node) ? node.range?.[0] : undefined;
}
