import { fieldName } from '@amberline/strata/finding';
import type { Json } from '../../compile/versions';
import { compareEntries } from './entries';
import { isGroup, isSame } from './values';
import { likenessOf } from './words';

export type Path = readonly PropertyKey[];

/**
 * One difference of two values; `before` or `after` is absent where there was or is none. What is `reshaped` says the same
 * in another field, as its schema asks for another form now.
 */
export type FieldChange = {
  /** As a writer would name it, such as hero.headline or team[2]. */
  field: string;
  before?: Json;
  after?: Json;
} & (
  | { kind: 'value' }
  | { kind: 'moved'; from: number; to: number }
  | { kind: 'reshaped'; now: string }
);

/** Compares the fields of a document before and after. Spaces that a line must not break at count as plain ones. */
export function compareFields(before: Json, after: Json, path: Path = []): FieldChange[] {
  if (isSame(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return compareEntries(before, after, path);
  if (isGroup(before) && isGroup(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) => compareFields(before[name], after[name], [...path, name]));
  }
  return compareForms(before, after, path) ?? [changeOf(path, before, after)];
}

/** One difference, as it is told. */
export function changeOf(path: Path, before: Json, after: Json): FieldChange {
  return {
    kind: 'value',
    field: fieldName(path),
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
  };
}

/** A value that has become a group with that value in it, or the other way round; undefined for all others. */
function compareForms(before: Json, after: Json, path: Path): FieldChange[] | undefined {
  const [group, value] = isGroup(after) ? [after, before] : [before, after];
  if (!isGroup(group) || typeof value !== 'string') return undefined;
  const alike = Object.entries(group).find(
    ([, one]) => isSame(one, value) || (typeof one === 'string' && likenessOf(one, value) >= 0.5),
  );
  if (!alike) return undefined;
  const [name, own] = alike;
  const place = [...path, name];
  const rest = Object.entries(group).flatMap(([key, one]) => {
    if (key === name) return [];
    return [
      group === after
        ? changeOf([...path, key], undefined, one)
        : changeOf([...path, key], one, undefined),
    ];
  });
  const [from, to] = group === after ? [path, place] : [place, path];
  const main: FieldChange = isSame(own, value)
    ? { kind: 'reshaped', field: fieldName(from), now: fieldName(to), before: value, after: value }
    : changeOf(to, group === after ? value : own, group === after ? own : value);
  return [main, ...rest];
}
