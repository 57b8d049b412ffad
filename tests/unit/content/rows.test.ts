import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { collections, rowOf } from '@/schema';
import { furtherPages, listRoutes, staticRoutes } from '@/site/routes';
import { checkRows } from '@/tools/content/rows';

const { blog } = collections;

/** A project with the route files of these pages, and of all that `routes.ts` names. */
function writeProject(...pages: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'rows-'));
  const hidden = ['/contact/sent', '/contact/failed', '/unknown-address'];
  for (const page of [...staticRoutes, ...listRoutes, ...furtherPages, ...hidden, ...pages]) {
    const file = join(folder, 'src/app/[locale]', page, 'page.tsx');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '');
  }
  mkdirSync(join(folder, 'src/schema'), { recursive: true });
  writeFileSync(join(folder, 'src/schema/notes.ts'), "\n  page: '/blog/[slug]',\n");
  return folder;
}

test('the rows of the site agree with its pages', () => {
  expect(checkRows(collections)).toEqual([]);
});

test('two rows with one page are named, with the place in the file', () => {
  const people = rowOf('people');
  const folder = writeProject('/blog/[slug]', '/team/[slug]');
  expect(checkRows({ people, blog, notes: { ...blog, typeName: 'Note' } }, folder)).toMatchObject([
    { code: 'double-row', file: 'src/schema/notes.ts', line: 2, column: 9, field: 'page' },
  ]);
});

test('a page without a route file is named, and so is a route file without a row', () => {
  const people = rowOf('people');
  const folder = writeProject('/team/[slug]', '/blog/drafts');
  expect(checkRows({ people, blog }, folder)).toMatchObject([
    { code: 'page-without-route', file: 'src/schema/blog.ts', found: '/blog/[slug]' },
    { code: 'route-without-row', file: 'src/app/[locale]/blog/drafts/page.tsx' },
  ]);
});

test('a reference to no collection is named, with the nearest', () => {
  const folder = writeProject('/blog/[slug]');
  const { people: _left, ...rows } = { people: rowOf('people'), blog, peoples: rowOf('faq') };
  expect(checkRows(rows, folder)).toMatchObject([
    { code: 'unknown-collection', field: 'author', found: 'people', nearest: 'peoples' },
  ]);
});
