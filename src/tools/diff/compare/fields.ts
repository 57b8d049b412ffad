import { fieldName } from '@amberline/strata/finding';
import type { Json } from '../../compile/versions';
import { compareLists } from './words';

type Path = readonly PropertyKey[];

/** One difference of two values; `before` or `after` is absent where there was or is none. */
export type FieldChange = {
  /** As a writer would name it, such as hero.headline or team[2]. */
  field: string;
  before?: Json;
  after?: Json;
} & ({ kind: 'value' } | { kind: 'moved'; from: number; to: number });

/** Names by which an entry of a list is known, the first that it has. */
const titles = ['id', 'key', 'slug', 'name', 'title', 'header', 'question', 'role', 'src', 'url'];

/** Compares the fields of a document before and after. Spaces that a line must not break at count as plain ones. */
export function compareFields(before: Json, after: Json, path: Path = []): FieldChange[] {
  if (isSame(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return compareEntries(before, after, path);
  if (isGroup(before) && isGroup(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) => compareFields(before[name], after[name], [...path, name]));
  }
  return [changeOf(path, before, after)];
}

function changeOf(path: Path, before: Json, after: Json): FieldChange {
  return {
    kind: 'value',
    field: fieldName(path),
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
  };
}

/** An entry is the same one where it has the same name; entries without names are told apart by their whole value. */
function compareEntries(
  before: readonly Json[],
  after: readonly Json[],
  path: Path,
): FieldChange[] {
  const [old, now] = [nameAll(before), nameAll(after)];
  const gone = [...old].filter(([name]) => !now.has(name));
  const added = [...now].filter(([name]) => !old.has(name));
  // One that stands where another stood, in a list as long, is that one with another value.
  const replaced =
    gone.length === added.length && gone.every(([, { place }], i) => added[i]?.[1].place === place);
  const changes = replaced
    ? gone.flatMap(([, { value, place }], index) =>
        compareFields(value, added[index]?.[1].value, [...path, place]),
      )
    : [
        ...gone.map(([, { value, place }]) => changeOf([...path, place], value, undefined)),
        ...added.map(([, { value, place }]) => changeOf([...path, place], undefined, value)),
      ];
  const kept = [...now].flatMap(([name, { value, place }]) => {
    const earlier = old.get(name);
    return earlier ? compareFields(earlier.value, value, [...path, place]) : [];
  });
  return [...changes, ...kept, ...findMoved(old, now, path)];
}

type Named = Map<string, { value: Json; place: number }>;

function nameAll(list: readonly Json[]): Named {
  const named: Named = new Map();
  list.forEach((value, place) => {
    const title = isGroup(value)
      ? titles.find((name) => typeof value[name] === 'string')
      : undefined;
    const own = isGroup(value) && title ? `${title} ${value[title]}` : JSON.stringify(value);
    let name = plain(own ?? '');
    while (named.has(name)) name += '+';
    named.set(name, { value, place });
  });
  return named;
}

/** The entries that have another place among those that were there before. */
function findMoved(old: Named, now: Named, path: Path): FieldChange[] {
  const before = [...old.keys()].filter((name) => now.has(name));
  const after = [...now.keys()].filter((name) => old.has(name));
  return compareLists(before, after)
    .flatMap(({ kind, words }) => (kind === 'new' ? words : []))
    .map((name) => ({
      kind: 'moved',
      field: fieldName(path),
      after: now.get(name)?.value,
      from: (old.get(name)?.place ?? 0) + 1,
      to: (now.get(name)?.place ?? 0) + 1,
    }));
}

function isGroup(value: Json): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSame(one: Json, other: Json): boolean {
  return one === other || plain(JSON.stringify(one) ?? '') === plain(JSON.stringify(other) ?? '');
}

/** A text with plain spaces only. */
export const plain = (text: string) => text.replaceAll(/[\u00A0\u202F\u2060]/g, ' ');
