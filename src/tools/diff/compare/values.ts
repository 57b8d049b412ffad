import type { Json } from '../../compile/versions';

/** Says whether a value is a group of fields. */
export function isGroup(value: Json): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Says whether two values are the same to a reader. */
export function isSame(one: Json, other: Json): boolean {
  return one === other || plain(JSON.stringify(one) ?? '') === plain(JSON.stringify(other) ?? '');
}

/** A text with plain spaces only. */
export const plain = (text: string) => text.replaceAll(/[\u00A0\u202F\u2060]/g, ' ');
