import { rmdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { another, article, check, checkArticle, checkSite, writeSite } from './fixture';

const file = 'content/blog/first.mdx';

describe('the text of a file', () => {
  test('an empty file', async () => {
    expect(await check({ [file]: '\n' })).toMatchObject([
      { code: 'empty-file', file, line: 1, column: 1 },
    ]);
  });

  test('a file that cannot be read is named, and the others are checked all the same', async () => {
    const folder = writeSite({ [file]: article.replace('- react', '- reakt') });
    symlinkSync('nowhere', join(folder, 'content/blog/lost.mdx'));
    expect(await checkSite(folder)).toMatchObject([
      { code: 'not-in-list', file },
      { code: 'unreadable-file', file: 'content/blog/lost.mdx', line: 1, column: 1 },
    ]);
  });

  test('Windows line endings', async () => {
    expect(await check({ [file]: article.replaceAll('\n', '\r\n') })).toMatchObject([
      { code: 'windows-line-endings', line: 1, column: 4 },
    ]);
  });

  test('a byte order mark', async () => {
    expect(await check({ [file]: `\uFEFF${article}` })).toMatchObject([
      { code: 'byte-order-mark', line: 1, column: 1 },
    ]);
  });

  test('bytes that are not UTF-8', async () => {
    const latin = Buffer.from(article.replace('A title', 'Caf\xe9'), 'latin1');
    expect(await check({ [file]: latin })).toMatchObject([
      { code: 'not-utf8', line: 2, column: 12 },
    ]);
  });

  test('a first line that names a language, which would run as code', async () => {
    expect(await checkArticle('---\ntitle', '---js\ntitle')).toMatchObject([
      { code: 'bad-first-line', line: 1, column: 1, found: '---js' },
    ]);
  });

  test('a first line with a space after the hyphens', async () => {
    expect(await checkArticle('---\ntitle', '--- \ntitle')).toMatchObject([
      { code: 'bad-first-line' },
    ]);
  });

  test('fields that are not closed', async () => {
    expect(await checkArticle('---\n\nText.\n', 'Text.\n')).toMatchObject([
      { code: 'unclosed-frontmatter', line: 1 },
    ]);
    expect(await checkArticle('---\n\nText.\n', '----\n\nText.\n')).toMatchObject([
      { code: 'unclosed-frontmatter', line: 11, found: '----' },
    ]);
  });

  test('fields without a body', async () => {
    expect(await checkArticle('\nText.\n', '')).toMatchObject([{ code: 'empty-body', line: 11 }]);
  });
});

describe('names and places', () => {
  test('a folder that is no collection, with the nearest', async () => {
    expect(await check({ 'content/blogs/x.mdx': article })).toMatchObject([
      { code: 'unknown-folder', file: 'content/blogs', nearest: 'blog' },
    ]);
  });

  test('a collection without its folder has no documents', async () => {
    const folder = writeSite({ 'content/plan/big.yaml': 'name: "Big"\n' });
    rmdirSync(join(folder, 'content/plans'));
    expect(await checkSite(folder)).toMatchObject([
      { code: 'unknown-folder', file: 'content/plan', nearest: 'plans' },
    ]);
  });

  test('no content at all', async () => {
    const folder = writeSite();
    rmSync(join(folder, 'content'), { recursive: true });
    expect(await checkSite(folder)).toMatchObject([{ code: 'missing-folder', file: 'content' }]);
  });

  test('a folder inside a collection', async () => {
    expect(await check({ 'content/blog/drafts/x.mdx': article })).toMatchObject([
      { code: 'unknown-folder', file: 'content/blog/drafts' },
    ]);
  });

  test('a file outside the collections', async () => {
    expect(await check({ 'content/README.md': 'x' })).toMatchObject([
      { code: 'unknown-file', file: 'content/README.md' },
    ]);
  });

  test('a file of another form', async () => {
    expect(await check({ 'content/blog/second.md': article })).toMatchObject([
      { code: 'unknown-file', file: 'content/blog/second.md' },
    ]);
    expect(await check({ 'content/people/second.yml': 'x: 1' })).toMatchObject([
      { code: 'unknown-file', file: 'content/people/second.yml' },
    ]);
  });

  test('a name that is no address', async () => {
    expect(await check({ 'content/blog/my_article.mdx': another })).toMatchObject([
      { code: 'bad-file-name', file: 'content/blog/my_article.mdx', line: 1, column: 1 },
    ]);
  });

  test('a language the site does not have', async () => {
    const [found] = await check({ 'content/blog/first.xx.mdx': article });
    expect(found).toMatchObject({ code: 'bad-file-name', found: 'first.xx' });
    expect(found?.fix).toContain('"xx"');
  });

  test('two extensions for one slug', async () => {
    const found = await check({ 'content/blog/first.yaml': 'title: x\n' });
    expect(found.map(({ code, file: name }) => [code, name])).toEqual([
      ['duplicate-slug', 'content/blog/first.yaml'],
    ]);
  });

  test('two names that differ in capitals', async () => {
    const found = await check({ 'content/blog/First.mdx': another });
    expect(found.map(({ code, file: name }) => [code, name])).toEqual([
      ['bad-file-name', 'content/blog/First.mdx'],
      ['duplicate-slug', 'content/blog/first.mdx'],
    ]);
  });
});
