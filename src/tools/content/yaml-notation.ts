import { type Document, isPair, isScalar, isSeq, type Node, Scalar, visit } from 'yaml';
import { type Finding, fieldName, show } from './diagnostics';

/** A finding that still knows only how far into the YAML text it stands. */
export type OffsetFinding = Omit<Finding, 'line' | 'column'> & { offset: number };

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
