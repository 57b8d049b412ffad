import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findDifference } from '../../src/verify/find-difference';
import { renderBody } from '../../src/verify/render-body';
import { askContentlayer } from '../oracle/contentlayer';
import { buildFolder } from '../output/support/build';
import { compileAs, readDocuments } from '../output/support/compiled';
import { copyRepository, pickFolder, readTree } from '../output/support/project';
import { runStrata } from './support/site';

/** Takes the code out of a document, or of all that a file holds. */
function splitCode(text: string): { rest: string; codes: string[] } {
  const codes: string[] = [];
  const rest = JSON.stringify(
    JSON.parse(text),
    (key, value: unknown) => {
      if (key !== 'code' || typeof value !== 'string') return value;
      codes.push(value);
      return '';
    },
    2,
  );
  return { rest, codes };
}

const render = (code: string) => ({ ...renderBody(code) }) as Record<string, string>;

const askOutput = async (folder: string) =>
  pickFolder(await askContentlayer(folder), '.contentlayer/generated');

test('the site of this repository is the one contentlayer2 builds', {
  timeout: 120_000,
}, async () => {
  const folder = copyRepository();
  const theirs = await askOutput(folder);
  const { code, said } = await runStrata(folder, 'build');
  expect(code, said).toBe(0);
  const ours = readTree(join(folder, '.contentlayer/generated'));
  expect(Object.keys(ours)).toEqual(Object.keys(theirs));
  let bodies = 0;
  for (const [path, text] of Object.entries(theirs)) {
    const our = ours[path] ?? '';
    if (!path.endsWith('.json')) {
      expect(our, path).toBe(text);
      continue;
    }
    const [one, other] = [splitCode(our), splitCode(text)];
    expect(one.rest, path).toBe(other.rest);
    expect(one.codes.length).toBe(other.codes.length);
    if (path.endsWith('_index.json')) continue;
    for (const [index, compiled] of other.codes.entries()) {
      const [our, their] = [render(one.codes[index] ?? ''), render(compiled)];
      expect(findDifference(our, their), path).toBeUndefined();
      expect(their, path).toHaveProperty('html');
      bodies += 1;
    }
  }
  expect(bodies).toBeGreaterThan(0);
});

test('with the bodies contentlayer2 compiles, what reads and writes gives its output byte by byte', {
  timeout: 120_000,
}, async () => {
  const folder = copyRepository();
  const theirs = await askOutput(folder);
  expect(await buildFolder(folder, compileAs(readDocuments(theirs)))).toEqual([]);
  const ours = readTree(join(folder, '.strata/generated'));
  // Whatever a project's own `onSuccess` adds is none of ours.
  const isOwn = (path: string) => !/\/(?:metadata\.json|texts\.json|bodies\/)/.test(path);
  const wanted = Object.entries(theirs).filter(([path]) => isOwn(path));
  expect(Object.keys(ours)).toEqual(wanted.map(([path]) => path));
  for (const [path, text] of wanted) expect(ours[path], path).toBe(text);
});
