import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build } from '../../src/build/build';
import { writeFiles } from '../output/support/folder';
import { makeSite, outputOf, postText } from './support/site';

const word = (text: string) => `export const word = '${text}';\n`;
const body = `import { Word } from './parts/word';\n\n<Word />`;

function makeImportingSite() {
  return makeSite(2, {
    'content/posts/parts/word.jsx': `import { word } from './text';\nexport const Word = () => <b>{word}</b>;\n`,
    'content/posts/parts/text.js': word('first'),
    'content/posts/p0.mdx': postText('Imports', 'ann', body),
  });
}

test('a body that imports files is kept as long as they stay the same', async () => {
  const folder = makeImportingSite();
  const first = await build({ cwd: folder });
  expect(first).toMatchObject({ isOk: true, findings: [], cached: 0, ways: { exact: 1 } });
  expect(await build({ cwd: folder })).toMatchObject({ cached: 5, written: [] });
});

test('a change of a file that is imported by an import compiles the body again', async () => {
  const folder = makeImportingSite();
  await build({ cwd: folder });
  writeFiles(folder, { 'content/posts/parts/text.js': word('second') });
  const { cached, written } = await build({ cwd: folder });
  expect(cached).toBe(4);
  expect(written).toContain('generated/Post/posts__p0.mdx.json');
  expect(written).not.toContain('generated/Post/posts__p1.mdx.json');
  expect(outputOf(folder)['Post/posts__p0.mdx.json']).toContain('second');
});

test('a file that is imported and gone is reported, and found again when it is back', async () => {
  const folder = makeImportingSite();
  await build({ cwd: folder });
  rmSync(join(folder, 'content/posts/parts/text.js'));
  const { isOk, findings } = await build({ cwd: folder });
  expect(isOk).toBe(false);
  expect(findings).toMatchObject([{ file: 'content/posts/p0.mdx', code: 'invalid-mdx' }]);
  writeFiles(folder, { 'content/posts/parts/text.js': word('first') });
  expect(await build({ cwd: folder })).toMatchObject({ isOk: true, written: [] });
});
