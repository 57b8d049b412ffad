import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { DocumentType, Model } from '../../src/config/model';
import {
  documentPath,
  writeCollection,
  writeDocument,
  writeDocumentText,
  writeModules,
} from '../../src/output/tree';
import { makeFolder } from './support/folder';

const type = (name: string, isSingleton: boolean): DocumentType => ({
  name,
  isSingleton,
  description: undefined,
  filePathPattern: undefined,
  hasExtensions: false,
  contentType: 'data',
  fields: [],
  computedFields: [],
  place: { file: 'contentlayer.config.ts', line: 1, column: 1 },
});

const post = type('Post', false);
const settings = type('Settings', true);
const model: Model = {
  documentTypes: new Map([post, settings].map((each) => [each.name, each])),
  nestedTypes: new Map(),
  bodyFieldName: 'body',
  typeFieldName: 'type',
  contentDir: '/content',
  include: [],
  exclude: [],
  flags: {
    onUnknownDocuments: 'fail',
    onExtraFieldData: 'fail',
    onMissingOrIncompatibleData: 'fail',
  },
};
const makeTree = () => ({ directory: makeFolder('tree'), model });

test('in development the documents come from one file each', () => {
  const tree = makeTree();
  expect(writeModules(tree, { key: 'k', isDev: true })).toHaveLength(4);
  const index = readFileSync(join(tree.directory, 'generated/index.mjs'), 'utf8');
  expect(index).toContain("import { allPosts } from './Post/_index.mjs'\n");
  expect(index).toContain("import { setting } from './Settings/_index.mjs'\n");
  expect(index).toContain('export const allDocuments = [...allPosts, setting]\n');
});

test('a change of one document writes its file and its list, and nothing else', () => {
  const tree = makeTree();
  const documents = ['a.md', 'b.md'].map((id) => ({
    id,
    values: { title: 'One\ntwo', _id: id } as Record<string, unknown>,
  }));
  const write = () => {
    const written = documents.map(({ id, values }) => ({
      id,
      text: () => writeDocumentText(values),
    }));
    return [
      ...writeModules(tree, { key: 'k', isDev: false }),
      ...written
        .filter((document) => writeDocument(tree, 'Post', document))
        .map(({ id }) => documentPath(tree, 'Post', id)),
      ...writeCollection(tree, post, written),
    ].map((path) => path.slice(tree.directory.length));
  };
  expect(write()).toHaveLength(8);
  expect(write()).toEqual([]);
  if (documents[1]) documents[1].values.title = 'Three';
  expect(write()).toEqual(['/generated/Post/b.md.json', '/generated/Post/_index.json']);
  const list = readFileSync(join(tree.directory, 'generated/Post/_index.json'), 'utf8');
  expect(list).toBe(
    JSON.stringify(
      documents.map(({ values }) => values),
      null,
      2,
    ),
  );
});
