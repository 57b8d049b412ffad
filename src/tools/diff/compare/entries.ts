import { fieldName } from '@amberline/strata/finding';
import type { Json } from '../../compile/versions';
import { changeOf, compareFields, type FieldChange, type Path } from './fields';
import { isGroup, plain } from './values';
import { compareLists, likenessOf } from './words';

/** Names by which an entry of a list is known, the first that it has. */
const titles = 'id key slug name title header question role text label src url'.split(' ');

/** An entry of a list, and its place there. */
type Entry = { value: Json; place: number };

/** Compares two lists. An entry is the same one where it has the same name, or else mostly the same words. */
export function compareEntries(
  before: readonly Json[],
  after: readonly Json[],
  path: Path,
): FieldChange[] {
  const [old, now] = [nameAll(before), nameAll(after)];
  const gone = [...old].flatMap(([name, entry]) => (now.has(name) ? [] : [entry]));
  const added = [...now].flatMap(([name, entry]) => (old.has(name) ? [] : [entry]));
  const pairs = pairEntries(gone, added);
  const changed = new Set(pairs.flat());
  const kept = [...now].flatMap(([name, { value, place }]) => {
    const earlier = old.get(name);
    return earlier ? compareFields(earlier.value, value, [...path, place]) : [];
  });
  return [
    ...pairs.flatMap(([one, other]) =>
      compareFields(one.value, other.value, [...path, other.place]),
    ),
    ...gone
      .filter((entry) => !changed.has(entry))
      .map(({ value, place }) => changeOf([...path, place], value, undefined)),
    ...added
      .filter((entry) => !changed.has(entry))
      .map(({ value, place }) => changeOf([...path, place], undefined, value)),
    ...kept,
    ...findMoved(old, now, path),
  ];
}

/** One that stands where another stood, in a list as long, is that one with another value; so is one that is alike. */
function pairEntries(gone: readonly Entry[], added: readonly Entry[]): [Entry, Entry][] {
  const isReplaced =
    gone.length === added.length && gone.every(({ place }, index) => added[index]?.place === place);
  if (isReplaced) return gone.flatMap((entry, index) => pairOf(entry, added[index]));
  const left = [...added];
  return gone.flatMap((entry) => {
    const place = left.findIndex(
      ({ value }) => likenessOf(wordsIn(entry.value), wordsIn(value)) >= 0.5,
    );
    return place === -1 ? [] : pairOf(entry, left.splice(place, 1)[0]);
  });
}

const pairOf = (one: Entry, other: Entry | undefined): [Entry, Entry][] =>
  other ? [[one, other]] : [];

function wordsIn(value: Json): string {
  if (typeof value === 'object' && value !== null)
    return Object.values(value).map(wordsIn).join(' ');
  return String(value ?? '');
}

type Named = Map<string, Entry>;

function nameAll(list: readonly Json[]): Named {
  const named: Named = new Map();
  list.forEach((value, place) => {
    let name = plain(nameOf(value));
    while (named.has(name)) name += '+';
    named.set(name, { value, place });
  });
  return named;
}

/** A text is known by itself, so that it is the same one when it becomes a group. */
function nameOf(value: Json): string {
  const title = isGroup(value) ? titles.find((name) => typeof value[name] === 'string') : undefined;
  if (isGroup(value) && title) return String(value[title]);
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
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
