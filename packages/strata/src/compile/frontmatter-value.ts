import { parse } from 'yaml';
import type { BodyInput } from './types';

/**
 * The JavaScript of a document's `frontmatter`, as remark-mdx-frontmatter would have it: `undefined` without a block.
 * Nothing comes back for values that JSON cannot hold.
 */
export function writeFrontmatter(
  yaml: string | undefined,
  { frontmatter }: BodyInput,
): string | undefined {
  if (yaml === undefined) return 'undefined';
  if (yaml.trim() === '') return 'null';
  const value: unknown = Object.keys(frontmatter).length > 0 ? frontmatter : parse(yaml);
  return isPlain(value) ? JSON.stringify(value) : undefined;
}

function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return true;
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value !== 'object' || value === undefined) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  return Object.entries(value).every(([key, inner]) => key !== '__proto__' && isPlain(inner));
}
