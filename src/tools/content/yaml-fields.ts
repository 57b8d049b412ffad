import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Pair,
  parseDocument,
  type YAMLError,
} from 'yaml';
import { type OffsetFinding, readNotation } from './yaml-notation';

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
