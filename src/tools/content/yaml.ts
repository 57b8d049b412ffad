import {
  type Document,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  Scalar,
  visit,
  type YAMLError,
} from 'yaml';
import { type FileFinding, fieldName, show } from './findings';

/** Parsed fields with the places of all of them. */
export interface YamlFields {
  readonly document: Document.Parsed;
  readonly data: unknown;
  readonly findings: OffsetFinding[];
}

/** Parses YAML; `data` is undefined where the text is not YAML. */
export function parseFields(yaml: string): YamlFields {
  const document = parseDocument(yaml, { prettyErrors: false });
  const problems = [...document.errors, ...document.warnings];
  const broken = problems.find(({ code }) => code !== 'DUPLICATE_KEY');
  // What follows the first break is mostly its echo.
  if (broken) return { document, data: undefined, findings: [yamlFinding(broken)] };
  const findings = [...problems.map(yamlFinding), ...readNotation(document, yaml)];
  return { document, data: document.toJS(), findings };
}

function yamlFinding({ code, message, pos }: YAMLError): OffsetFinding {
  if (code === 'DUPLICATE_KEY') {
    return {
      code: 'duplicate-key',
      offset: pos[0],
      expected: 'every field once',
      fix: 'Remove one of the two.',
    };
  }
  return {
    code: 'invalid-yaml',
    offset: pos[0],
    found: message,
    expected: 'valid YAML',
    fix: 'Text with a colon, #, quotes or braces, or that starts with * or &, needs double quotes around it; lists and blocks need the same indentation.',
  };
}

/** The offset of a value; of the nearest parent where there is no such value. */
export function offsetOf(document: Document.Parsed, path: readonly PropertyKey[]): number {
  let node: unknown = document.contents;
  let offset = startOf(node) ?? 0;
  for (const key of path) {
    const child = isSeq(node) ? node.items[Number(key)] : pairOf(node, key)?.value;
    const place = startOf(child) ?? startOf(pairOf(node, key)?.key);
    if (place === undefined) return offset;
    offset = place;
    node = child;
  }
  return offset;
}

/** The offset of a field's own name. */
export function keyOffsetOf(document: Document.Parsed, path: readonly PropertyKey[]): number {
  const parent = path.slice(0, -1);
  const node = parent.length === 0 ? document.contents : document.getIn(parent, true);
  return startOf(pairOf(node, path.at(-1) ?? '')?.key) ?? offsetOf(document, parent);
}

function pairOf(node: unknown, key: PropertyKey): Pair | undefined {
  if (!isMap(node)) return undefined;
  return node.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === String(key));
}

function startOf(node: unknown): number | undefined {
  if (isScalar(node) || isMap(node) || isSeq(node)) return node.range?.[0];
  return undefined;
}

/** A finding that still knows only how far into the YAML text it stands. */
export type OffsetFinding = Omit<FileFinding, 'line' | 'column'> & { offset: number };

/** Texts that hold none of the notation below need not be walked. */
const mayHoldTimestamp = /[\s[{,]\d{4}-\d{1,2}-\d/;
const mayHoldReference = /[*&]/;
const timestamp = /^\d{4}-\d{1,2}-\d{1,2}(?:$|[Tt\s]+\d{1,2}:)/;

/** Finds what a writer meant as text and YAML takes for something else; such values become that text. */
export function readNotation(document: Document.Parsed, yaml: string): OffsetFinding[] {
  return [
    ...(mayHoldReference.test(yaml) ? readReferences(document, yaml) : []),
    ...(mayHoldTimestamp.test(yaml) ? timestampFindings(document) : []),
  ];
}

/**
 * `*x` stands for a value marked `&x` elsewhere: content has no use for it, one that leads nowhere cannot be
 * read, and few of them can be made to fill the memory.
 */
function readReferences(document: Document.Parsed, yaml: string): OffsetFinding[] {
  const findings: OffsetFinding[] = [];
  visit(document, {
    Alias(key, node, ancestors) {
      const [offset = 0] = node.range ?? [];
      const found = `*${node.source}`;
      const field = key === 'key' ? found : nameOf(node, ancestors);
      findings.push(reference(field, found, offset));
      const text = new Scalar(found);
      text.range = node.range ?? null;
      return text;
    },
    Value(_key, node, ancestors) {
      if (!node.anchor) return;
      const found = `&${node.anchor}`;
      const offset = yaml.lastIndexOf(found, node.range?.[0]);
      findings.push(reference(nameOf(node, ancestors), found, offset));
    },
  });
  return findings;
}

function reference(field: string, found: string, offset: number): OffsetFinding {
  return {
    code: 'invalid-yaml',
    offset,
    ...(field !== '' && { field }),
    found,
    expected: 'a text; one that starts with * or & needs quotes',
    fix: `Put the text in double quotes, such as ${show(found)}.`,
  };
}

/** Other parsers (and YAML 1.1) read these as dates; in quotes they are text for everybody. */
function timestampFindings(document: Document.Parsed): OffsetFinding[] {
  const findings: OffsetFinding[] = [];
  visit(document, {
    Scalar(key, node, ancestors) {
      if (key === 'key' || node.type !== 'PLAIN' || typeof node.value !== 'string') return;
      if (!timestamp.test(node.value)) return;
      findings.push({
        code: 'unquoted-timestamp',
        offset: node.range?.[0] ?? 0,
        field: nameOf(node, ancestors),
        found: node.value,
        expected: 'a date in quotes',
        nearest: show(node.value),
        fix: `Put it in quotes: "${node.value}"`,
      });
    },
  });
  return findings;
}

/** Returns every value with the name of its field, as text. */
export function textsIn(document: Document.Parsed) {
  const texts: { text: string; field: string; offset: number }[] = [];
  visit(document, {
    Scalar(key, node, ancestors) {
      if (key === 'key' || node.value === null) return;
      const offset = node.range?.[0] ?? 0;
      texts.push({ text: String(node.value), field: nameOf(node, ancestors), offset });
    },
  });
  return texts;
}

/** The field a node is the value of, found by the names and places of what it stands in. */
function nameOf(node: Node, ancestors: readonly unknown[]): string {
  const path = ancestors.flatMap((step, index): PropertyKey[] => {
    if (isPair(step)) return isScalar(step.key) ? [String(step.key.value)] : [];
    return isSeq(step) ? [step.items.indexOf(ancestors[index + 1] ?? node)] : [];
  });
  return fieldName(path);
}
