import { expect, test } from 'vitest';
import { renderBody } from '../../src/verify/render-body';
import { makeSite, outputOf, startStrata } from './support/site';

/** More bodies that need mdx-bundler than one thread takes alone. */
const count = 60;
const posts = Object.fromEntries(
  Array.from({ length: count }, (_, index) => [
    `content/posts/p${index}.mdx`,
    `---\ntitle: Post ${index}\n---\n\nexport const number = ${index};\n\nNumber {number}\n`,
  ]),
);

const config = (before: string) => `
  import { isMainThread } from 'node:worker_threads';
  import { defineDocumentType, makeSource } from 'contentlayer2/source-files';
  ${before}
  const Post = defineDocumentType(() => ({
    name: 'Post',
    filePathPattern: 'posts/*.mdx',
    contentType: 'mdx',
    fields: { title: { type: 'string', required: true } },
  }));
  const noteThread = () => (tree, file) => {
    file.data.rawDocumentData.thread = isMainThread ? 'main' : 'worker';
  };
  export default makeSource({
    contentDirPath: 'content',
    contentDirInclude: ['posts'],
    documentTypes: [Post],
    mdx: { remarkPlugins: [noteThread] },
    disableImportAliasWarning: true,
  });
`;

async function buildWith(before: string) {
  const folder = makeSite(0, { ...posts, 'contentlayer.config.ts': config(before) });
  const { code, said } = await startStrata(folder, ['build'], 'export STRATA_WORKERS=2;').ended;
  expect(code, said).toBe(0);
  return Array.from({ length: count }, (_, index) =>
    JSON.parse(outputOf(folder)[`Post/posts__p${index}.mdx.json`] ?? '{}'),
  );
}

test('many exact bodies are compiled in threads too, with the same results', async () => {
  const documents = await buildWith('');
  const threads = documents.map(({ _raw }) => _raw.thread);
  expect(new Set(threads)).toEqual(new Set(['main', 'worker']));
  for (const [index, { body }] of documents.entries()) {
    expect(renderBody(body.code)).toMatchObject({ html: `<p>Number ${index}</p>` });
  }
}, 60_000);

test('a config that no thread can load compiles in the main one', async () => {
  const documents = await buildWith('process.chdir(process.cwd());');
  expect(new Set(documents.map(({ _raw }) => _raw.thread))).toEqual(new Set(['main']));
}, 60_000);
