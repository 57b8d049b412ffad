import { findDifference } from '../../src/verify/find-difference';
import { renderBody } from '../../src/verify/render-body';
import type { FileTree } from '../output/support/project';

/** What a body renders, by the names of `renderBody`. */
export type Parts = Readonly<Record<string, string>>;

export interface TreeComparison {
  /** Of each file that differs, its path and how. */
  readonly differences: readonly string[];
  /** How many bodies were rendered and are equal. */
  readonly bodies: number;
}

/**
 * Compares two outputs file by file; code of bodies by what it renders. `expected` says what a body has to render where
 * that is not what theirs does.
 */
export function compareTrees(
  ours: FileTree,
  theirs: FileTree,
  expected: (theirs: Parts) => Parts = (theirs) => theirs,
): TreeComparison {
  const differences: string[] = [];
  let bodies = 0;
  for (const path of new Set([...Object.keys(theirs), ...Object.keys(ours)])) {
    const [our, their] = [ours[path], theirs[path]];
    if (our === undefined) differences.push(`${path}: strata does not write it`);
    else if (their === undefined) differences.push(`${path}: contentlayer2 does not write it`);
    else if (our !== their && path !== packageFile) {
      const { found, equal } = path.endsWith('.json')
        ? compareJson(inOrder(JSON.parse(our)), inOrder(JSON.parse(their)), expected)
        : { found: describe(...([our, their].map(sortLines) as [string, string])), equal: 0 };
      differences.push(...found.map((one) => `${path}${one}`));
      if (!path.endsWith('_index.json')) bodies += equal;
    }
  }
  return { differences, bodies };
}

/** Its version is the key of the config, which each makes in its own way. */
const packageFile = '.contentlayer/package.json';

/**
 * Of two folders side by side, Contentlayer lists first the one that the disk answers first: documents are compared by
 * their ids, other lists by their values.
 */
function inOrder(value: unknown): unknown {
  const key = (item: unknown) =>
    isObject(item) && '_id' in item ? item._id : JSON.stringify(item);
  return Array.isArray(value)
    ? [...value].sort((one, other) => String(key(one)).localeCompare(String(key(other))))
    : value;
}

/** A module that imports documents names them in their order, in imports and in one line. */
const sortLines = (text: string) =>
  text
    .split(/\n|, /)
    .map((line) => line.replace(/[[\]]/g, ''))
    .sort()
    .join('\n');

/** Compares what two files hold, names in order; code by its page. */
function compareJson(our: unknown, their: unknown, expected: (theirs: Parts) => Parts) {
  let equal = 0;
  const found: string[] = [];
  const visit = (one: unknown, other: unknown, path: string) => {
    if (one === other) return;
    if (path.endsWith('.code') && typeof one === 'string' && typeof other === 'string') {
      const difference = findDifference(render(one), expected(render(other)));
      if (difference) found.push(`${path} ${JSON.stringify(difference)}`);
      else equal += 1;
    } else if (isObject(one) && isObject(other)) {
      const [keys, others] = [Object.keys(one), Object.keys(other)];
      if (keys.join() !== others.join())
        found.push(`${path}: the names are ${keys}, not ${others}`);
      for (const key of others) visit(one[key], other[key], `${path}.${key}`);
    } else found.push(...describe(String(one), String(other)).map((text) => `${path}${text}`));
  };
  visit(our, their, '');
  return { found, equal };
}

/** Of each body what it renders. Most come twice: in the document's own file, and in that of its type. */
const rendered = new Map<string, Parts>();

function render(code: string): Parts {
  const known = rendered.get(code) ?? ({ ...renderBody(code) } as Record<string, string>);
  rendered.set(code, known);
  return known;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function describe(our: string, their: string): string[] {
  const difference = findDifference({ text: our }, { text: their });
  return difference ? [` ${JSON.stringify(difference)}`] : [];
}
