import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { renderBody } from '../../src/verify/render-body';
import { makeSite, outputOf, startStrata } from './support/site';

const count = 40;
const posts = Object.fromEntries(
  Array.from({ length: count }, (_, index) => [
    `content/posts/p${index}.mdx`,
    `---\ntitle: Post ${index}\n---\n\nNumber ${index}\n`,
  ]),
);

/**
 * Each document takes the main process a sixth of a second, so that it wants help after two seconds, until a helper has
 * written `helped`. The 25th waits for that: by then help has been called.
 */
const config = (inHelper: string) => `
  import { existsSync, writeFileSync } from 'node:fs';
  import { defineDocumentType, makeSource } from 'contentlayer2/source-files';
  const isHelper = process.send !== undefined;
  const noteHelp = () => writeFileSync('helped', '');
  if (isHelper) { ${inHelper} }
  const Post = defineDocumentType(() => ({
    name: 'Post',
    filePathPattern: 'posts/*.mdx',
    contentType: 'mdx',
    fields: { title: { type: 'string', required: true } },
  }));
  const pause = new Int32Array(new SharedArrayBuffer(4));
  const wait = (milliseconds) => Atomics.wait(pause, 0, 0, milliseconds);
  let compiled = 0;
  const noteProcess = () => (tree, file) => {
    compiled += 1;
    // The first document of a helper is in the store once it compiles its second.
    if (isHelper && compiled === 2) noteHelp();
    const pauses = isHelper ? 0 : compiled === 25 ? 200 : 1;
    for (let done = 0; done < pauses && !existsSync('helped'); done += 1) wait(160);
    file.data.rawDocumentData.process = isHelper ? 'helper' : 'main';
  };
  export default makeSource({
    contentDirPath: 'content',
    contentDirInclude: ['posts'],
    documentTypes: [Post],
    mdx: { remarkPlugins: [noteProcess] },
    disableImportAliasWarning: true,
  });
`;

async function buildWith({ workers = 1, inHelper = '' }) {
  const folder = makeSite(0, { ...posts, 'contentlayer.config.ts': config(inHelper) });
  const environment = `export STRATA_WORKERS=${workers};`;
  const { code, said } = await startStrata(folder, ['build'], environment).ended;
  expect(code, said).toBe(0);
  expect(existsSync(join(folder, 'helped'))).toBe(true);
  const output = outputOf(folder);
  const documents = Array.from({ length: count }, (_, index) =>
    JSON.parse(output[`Post/posts__p${index}.mdx.json`] ?? '{}'),
  );
  for (const [index, { body }] of documents.entries())
    expect(renderBody(body.code)).toMatchObject({ html: `<p>Number ${index}</p>` });
  return new Set(documents.map(({ _raw }) => _raw.process));
}

test('many documents are compiled by other processes too, with the same results', async () => {
  expect(await buildWith({ workers: 2 })).toEqual(new Set(['main', 'helper']));
}, 60_000);

test('what a helper cannot load, the main process compiles', async () => {
  const inHelper = 'noteHelp(); throw new Error("not in a helper");';
  expect(await buildWith({ inHelper })).toEqual(new Set(['main']));
}, 60_000);
