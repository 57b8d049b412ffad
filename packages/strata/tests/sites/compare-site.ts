import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { findDifference } from '../../src/verify/find-difference';
import { renderBody } from '../../src/verify/render-body';
import { runStrata } from '../build/support/site';
import { readTree, runContentlayer } from '../output/support/project';

/** What strata and contentlayer2 make otherwise of one site. */
export interface Comparison {
  /** Of each file that differs, its path and how. */
  readonly differences: readonly string[];
  /** How many bodies were rendered and are equal. */
  readonly bodies: number;
  /** What strata said while it built. */
  readonly said: string;
  /** What `strata verify` said, if it was asked: it compares each body with mdx-bundler's once more. */
  readonly verified: string | undefined;
}

/**
 * Builds two copies of a site's folder, one with contentlayer2 and one with strata, and compares their outputs file by
 * file; code of bodies by what it renders. With `isVerified`, `strata verify` compares the bodies, too.
 */
export async function compareSite(
  site: string,
  packages: string,
  { isVerified = true } = {},
): Promise<Comparison> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'strata-compare-')));
  try {
    const [theirs, ours] = ['theirs', 'ours'].map((name) => join(folder, name)) as [string, string];
    for (const copy of [theirs, ours]) copySite(site, packages, copy);
    runContentlayer(theirs);
    const { said } = await runStrata(ours, 'build');
    const verified = isVerified ? (await runStrata(ours, 'verify')).said : undefined;
    return { ...compareTrees(treeOf(ours), treeOf(theirs)), said, verified };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const left = ['node_modules', '.contentlayer', '.next', '.git'];

function copySite(site: string, packages: string, copy: string): void {
  const filter = (path: string) => !left.includes(basename(path));
  // Times tell one thing of a document in both copies.
  cpSync(site, copy, { recursive: true, filter, preserveTimestamps: true });
  symlinkSync(packages, join(copy, 'node_modules'));
}

/** The output, and the site's other files: its own `onSuccess` may write some. */
function treeOf(folder: string): Record<string, string> {
  const names = readdirSync(folder).filter((name) => !left.includes(name));
  const own = names.flatMap((name) =>
    statSync(join(folder, name)).isDirectory()
      ? Object.entries(readTree(join(folder, name))).map(([path, text]) => [join(name, path), text])
      : [[name, readFileSync(join(folder, name), 'utf8')]],
  );
  const generated = join(folder, '.contentlayer/generated');
  return { ...Object.fromEntries(own), ...readTree(generated) };
}

function compareTrees(ours: Record<string, string>, theirs: Record<string, string>) {
  const differences: string[] = [];
  let bodies = 0;
  for (const path of new Set([...Object.keys(theirs), ...Object.keys(ours)])) {
    const [our, their] = [ours[path], theirs[path]];
    if (our === undefined) differences.push(`${path}: strata does not write it`);
    else if (their === undefined) differences.push(`${path}: contentlayer2 does not write it`);
    else if (our !== their) {
      const { found, equal } = path.endsWith('.json')
        ? compareJson(inOrder(JSON.parse(our)), inOrder(JSON.parse(their)))
        : { found: describe(...([our, their].map(sortLines) as [string, string])), equal: 0 };
      differences.push(...found.map((one) => `${path}${one}`));
      if (!path.endsWith('_index.json')) bodies += equal;
    }
  }
  return { differences, bodies };
}

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
function compareJson(our: unknown, their: unknown): { found: string[]; equal: number } {
  let equal = 0;
  const found: string[] = [];
  const visit = (one: unknown, other: unknown, path: string) => {
    if (one === other) return;
    if (path.endsWith('.code') && typeof one === 'string' && typeof other === 'string') {
      const difference = findDifference(parts(one), parts(other));
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
const rendered = new Map<string, Record<string, string>>();

function parts(code: string): Record<string, string> {
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
