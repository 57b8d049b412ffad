import { expect, test } from 'vitest';
import { renderBody } from '../../src/verify/render-body';
import { makeSite, outputOf, startStrata } from './support/site';

/** Documents that take long enough for one process to want help. */
const count = 180;
const posts = Object.fromEntries(
  Array.from({ length: count }, (_, index) => [
    `content/posts/p${index}.mdx`,
    `---\ntitle: Post ${index}\n---\n\nNumber ${index}\n`,
  ]),
);

const config = (before: string) => `
  import { defineDocumentType, makeSource } from 'contentlayer2/source-files';
  ${before}
  const Post = defineDocumentType(() => ({
    name: 'Post',
    filePathPattern: 'posts/*.mdx',
    contentType: 'mdx',
    fields: { title: { type: 'string', required: true } },
  }));
  const pause = new Int32Array(new SharedArrayBuffer(4));
  const noteProcess = () => (tree, file) => {
    Atomics.wait(pause, 0, 0, 30);
    file.data.rawDocumentData.process = process.send ? 'helper' : 'main';
  };
  export default makeSource({
    contentDirPath: 'content',
    contentDirInclude: ['posts'],
    documentTypes: [Post],
    mdx: { remarkPlugins: [noteProcess] },
    disableImportAliasWarning: true,
  });
`;

async function buildWith({ workers = 1, before = '' }) {
  const folder = makeSite(0, { ...posts, 'contentlayer.config.ts': config(before) });
  const environment = `export STRATA_WORKERS=${workers};`;
  const { code, said } = await startStrata(folder, ['build'], environment).ended;
  expect(code, said).toBe(0);
  const documents = Array.from({ length: count }, (_, index) =>
    JSON.parse(outputOf(folder)[`Post/posts__p${index}.mdx.json`] ?? '{}'),
  );
  for (const [index, { body }] of documents.entries())
    expect(renderBody(body.code)).toMatchObject({ html: `<p>Number ${index}</p>` });
  return new Set(documents.map(({ _raw }) => _raw.process));
}

test('many documents are compiled by other processes too, with the same results', async () => {
  expect(await buildWith({ workers: 2 })).toEqual(new Set(['main', 'helper']));
}, 60_000);

test('what a helper cannot load, the main process compiles', async () => {
  const before = 'if (process.send) throw new Error("not in a helper");';
  expect(await buildWith({ before })).toEqual(new Set(['main']));
}, 60_000);
