import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findDifference } from '../../src/verify/find-difference';
import { renderBody } from '../../src/verify/render-body';
import { linkRepository, readTree, runContentlayer } from '../output/support/project';
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

test('the site of this repository is the one contentlayer2 builds', {
  timeout: 120_000,
}, async () => {
  const folder = linkRepository();
  const { code, said } = await runStrata(folder, 'build');
  expect(code, said).toBe(0);
  const ours = readTree(join(folder, '.contentlayer/generated'));
  const twin = linkRepository();
  runContentlayer(twin);
  const theirs = readTree(join(twin, '.contentlayer/generated'));
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
      const difference = findDifference(
        { ...renderBody(one.codes[index] ?? '') } as Record<string, string>,
        { ...renderBody(compiled) } as Record<string, string>,
      );
      expect(difference, path).toBeUndefined();
      expect(renderBody(compiled), path).toHaveProperty('html');
      bodies += 1;
    }
  }
  expect(bodies).toBeGreaterThan(0);
});
