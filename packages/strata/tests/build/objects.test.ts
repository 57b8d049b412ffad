import { expect, test } from 'vitest';
import { type StoredDocument, storeObject } from '../../src/build/objects';
import { makeFolder } from '../output/support/folder';

function documentOf(title: string, code: string): StoredDocument {
  const nothing = { findings: [], references: [], files: [], ways: [] };
  return { typeName: 'Post', values: { title, body: { code } }, ...nothing };
}

test('a document whose file another process has replaced still has a body', () => {
  const cache = makeFolder('objects');
  const ours = storeObject(cache, 'ab12', documentOf('ours', 'one'), 'body');
  storeObject(cache, 'ab12', documentOf('a longer one, by another process', 'two'), 'body');
  expect(ours.values?.title).toBe('ours');
  expect(ours.values?.body).toEqual({ code: 'two' });
});
