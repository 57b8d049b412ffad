import { fieldName } from '@amberline/strata/finding';
import {
  type Document,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';
import type { FileFinding } from './findings';
import { readNotation } from './notation';
import { explainYaml } from './yaml-break';

/** Parsed fields with the places of all of them. */
export interface YamlFields {
  readonly document: Document.Parsed;
  readonly data: unknown;
  readonly findings: OffsetFinding[];
}

/** Reads YAML, parsed already or not; `data` is undefined where the text is not YAML. */
export function parseFields(
  yaml: string,
  document: Document.Parsed = parseDocument(yaml, { prettyErrors: false }),
): YamlFields {
  const problems = [...document.errors, ...document.warnings];
  const broken = problems.find(({ code }) => code !== 'DUPLICATE_KEY');
  // What follows the first break is mostly its echo.
  if (broken) return { document, data: undefined, findings: [yamlFinding(broken, yaml)] };
  const findings = [
    ...problems.map((problem) => yamlFinding(problem, yaml)),
    ...readNotation(document, yaml),
  ];
  return { document, data: document.toJS(), findings };
}

function yamlFinding(error: YAMLError, yaml: string): OffsetFinding {
  const { code, pos } = error;
  if (code === 'DUPLICATE_KEY') {
    return {
      code: 'duplicate-key',
      offset: pos[0],
      expected: 'every field once',
      fix: 'Remove one of the two.',
    };
  }
  return { code: 'invalid-yaml', offset: pos[0], ...explainYaml(error, yaml) };
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

/** Returns the places (offsets) of all values and their groups, by the names of their fields. */
export function placesIn(document: Document.Parsed): Record<string, number> {
  const places: Record<string, number> = { '': startOf(document.contents) ?? 0 };
  const walk = (node: unknown, path: readonly PropertyKey[]) => {
    const entries = isMap(node)
      ? node.items.map(
          (pair) => [String(isScalar(pair.key) ? pair.key.value : pair.key), pair] as const,
        )
      : isSeq(node)
        ? node.items.map((item, index) => [index, { key: undefined, value: item }] as const)
        : [];
    for (const [key, { key: name, value }] of entries) {
      const place = startOf(value) ?? startOf(name);
      if (place !== undefined) places[fieldName([...path, key])] = place;
      walk(value, [...path, key]);
    }
  };
  walk(document.contents, []);
  return places;
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
export function nameOf(node: Node, ancestors: readonly unknown[]): string {
  const path = ancestors.flatMap((step, index): PropertyKey[] => {
    if (isPair(step)) return isScalar(step.key) ? [String(step.key.value)] : [];
    return isSeq(step) ? [step.items.indexOf(ancestors[index + 1] ?? node)] : [];
  });
  return fieldName(path);
}
