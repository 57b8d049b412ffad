import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
import { type Collection, collections } from '@/schema';
import { findMarks, markedValues } from '../content/schema-walk';
import { splitFrontmatter } from '../content/source-text';
import type { Named } from './pointers';
import type { SourceDocument } from './project';

type Path = readonly PropertyKey[];

/**
 * Returns the text of a document without the entries that name another, as far as its schema allows: an entry of a list
 * that may be shorter, a field that is optional. Nothing else in the text changes; what cannot go stays.
 */
export function dropReferences({ file, text }: SourceDocument, named: Named): string {
  const { schema, form }: Collection = collections[file.collection];
  const split = form === 'mdx' ? splitFrontmatter(text) : { yaml: text, start: 0 };
  if (split.yaml === undefined) return text;
  const { start } = split;
  let yaml = split.yaml;
  for (let next: string | undefined = yaml; next !== undefined; ) {
    yaml = next;
    next = dropOne(yaml, schema, named);
  }
  return text.slice(0, start) + yaml + text.slice(start + split.yaml.length);
}

function dropOne(yaml: string, schema: Collection['schema'], named: Named): string | undefined {
  const data: unknown = parseDocument(yaml).toJS();
  const found = markedValues(findMarks(schema), data).filter(
    ({ value, meta }) => meta.reference === named.collection && value === named.slug,
  );
  for (const { path } of found) {
    for (const way of waysOut(data, path)) {
      const due = without(data, way);
      const text = schema.safeParse(due).success ? cut(yaml, way) : undefined;
      // Only what YAML reads as meant: its notations are many.
      if (text !== undefined && isSame(parseDocument(text).toJS(), due)) return text;
    }
  }
  return undefined;
}

/** A list that would be empty goes as a whole, where it may. */
function waysOut(data: unknown, path: Path): Path[] {
  const list: unknown = path.slice(0, -1).reduce((value, key) => Object(value)[key], data);
  if (!Array.isArray(list)) return [path];
  return list.length === 1 ? [path.slice(0, -1), path] : [path];
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function without(data: unknown, path: Path): unknown {
  const copy: unknown = structuredClone(data);
  const parent = Object(path.slice(0, -1).reduce((value, key) => Object(value)[key], copy));
  const last = path.at(-1) ?? '';
  if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else Reflect.deleteProperty(parent, last);
  return copy;
}

/** Cuts an item of a list, or a field, out of YAML; undefined where it does not stand alone. */
function cut(yaml: string, path: Path): string | undefined {
  const parent = parseDocument(yaml).getIn(path.slice(0, -1), true) ?? parseDocument(yaml).contents;
  if (isSeq(parent)) return cutItem(yaml, parent, Number(path.at(-1)));
  if (!isMap(parent)) return undefined;
  const pair = parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1));
  const [from] = startAndEnd(pair?.key);
  const [, to] = startAndEnd(pair?.value);
  return from === undefined || to === undefined ? undefined : cutLines(yaml, from, to);
}

function cutItem(yaml: string, list: { items: unknown[]; flow?: boolean }, index: number) {
  const [from, to] = startAndEnd(list.items[index]);
  if (from === undefined || to === undefined) return undefined;
  if (list.items.length === 1 && !list.flow) {
    const before = yaml.slice(0, yaml.lastIndexOf('-', from - 1)).trimEnd();
    return `${before} []\n${yaml.slice(to).replace(/^[^\n]*\n?/, '')}`;
  }
  if (!list.flow) return cutLines(yaml, from, to);
  const after = /^\s*,\s*/.exec(yaml.slice(to))?.[0];
  if (after !== undefined) return yaml.slice(0, from) + yaml.slice(to + after.length);
  return yaml.slice(0, from).replace(/\s*,\s*$/, '') + yaml.slice(to);
}

/** Cuts whole lines, from that of the first character to that of the last. */
function cutLines(yaml: string, from: number, to: number): string {
  const start = yaml.lastIndexOf('\n', from - 1) + 1;
  const end = yaml.indexOf('\n', Math.max(from, to - 1));
  return yaml.slice(0, start) + (end === -1 ? '' : yaml.slice(end + 1));
}

function startAndEnd(node: unknown): [start?: number, end?: number] {
  const { range } = Object(node) as { range?: [number, number, number] | null };
  return range ? [range[0], range[1]] : [];
}
