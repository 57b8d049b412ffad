import {
  type Document,
  isAlias,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Pair,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';
import { type Finding, fieldName, show } from './diagnostics';

/** A finding that still knows only how far into the YAML text it stands. */
export type OffsetFinding = Omit<Finding, 'line' | 'column'> & { offset: number };

/** Parsed fields with the places of all of them. */
export interface YamlFields {
  readonly document: Document.Parsed;
  readonly data: unknown;
  readonly findings: OffsetFinding[];
}

/** A text that no unquoted date stands in need not be walked. */
const mayHoldTimestamp = /[\s[{,]\d{4}-\d{1,2}-\d/;
const timestamp = /^\d{4}-\d{1,2}-\d{1,2}(?:$|[Tt\s]+\d{1,2}:)/;

/** Parses YAML; `data` is undefined where the text is not YAML. */
export function parseFields(yaml: string): YamlFields {
  const document = parseDocument(yaml, { prettyErrors: false });
  const problems = [...document.errors, ...document.warnings];
  const broken = problems.find(({ code }) => code !== 'DUPLICATE_KEY');
  // What follows the first break is mostly its echo.
  if (broken) return { document, data: undefined, findings: [yamlFinding(broken)] };
  const findings = problems.map(yamlFinding);
  const data: unknown = document.toJS();
  if (mayHoldTimestamp.test(yaml)) findings.push(...timestampFindings(document));
  return { document, data, findings };
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
    fix: 'Text with a colon, #, quotes or braces needs double quotes around it; lists and blocks need the same indentation.',
  };
}

/** Other parsers (and YAML 1.1) read these as dates; in quotes they are text for everybody. */
function timestampFindings(document: Document.Parsed): OffsetFinding[] {
  const findings: OffsetFinding[] = [];
  visit(document, {
    Scalar(key, node, ancestors) {
      if (key === 'key' || node.type !== 'PLAIN' || typeof node.value !== 'string') return;
      if (!timestamp.test(node.value)) return;
      const path = ancestors.flatMap((ancestor) =>
        isPair(ancestor) && isScalar(ancestor.key) ? [String(ancestor.key.value)] : [],
      );
      findings.push({
        code: 'unquoted-timestamp',
        offset: node.range?.[0] ?? 0,
        field: fieldName(path),
        found: node.value,
        expected: 'a date in quotes',
        nearest: show(node.value),
        fix: `Put it in quotes: "${node.value}"`,
      });
    },
  });
  return findings;
}

/** The offset of a value; of the nearest parent where there is no such value. */
export function offsetOf(document: Document.Parsed, path: readonly PropertyKey[]): number {
  let node: unknown = document.contents;
  let offset = startOf(node) ?? 0;
  for (const key of path) {
    if (isAlias(node)) node = node.resolve(document);
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
  if (isScalar(node) || isMap(node) || isSeq(node) || isAlias(node)) return node.range?.[0];
  return undefined;
}
