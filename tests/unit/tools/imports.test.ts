import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkImports, findIdleExceptions, readFiles } from '@/tools/imports/check';
import { drawMap } from '@/tools/imports/map';
import { readSources } from '@/tools/imports/read-imports';

const check = (files: Record<string, string>) => checkImports(readFiles(Object.entries(files)));

test('the site and its tests keep to the table, and it excepts nothing in vain', () => {
  const files = readFiles(readSources());
  expect([...checkImports(files), ...findIdleExceptions(files)]).toEqual([]);
  // It parses the whole tree: half a second of a processor, much more beside other work.
}, 60_000);

test('the map in CONTRIBUTING.md is the table', () => {
  const guide = readFileSync('CONTRIBUTING.md', 'utf8');
  expect(drawMap(guide)).toBe(guide);
});

describe('an import no row allows is named with its place and what to do instead', () => {
  test.each([
    ['by alias', "import { a } from '@/app/a';", 19],
    ['by a relative path', "import { a } from '../app/a';", 19],
    ['for what it does', "import '../app/a';", 8],
    ['as a re-export', "export { a } from '../app/a';", 19],
    ['as a re-export of everything', "export * from '../app/a';", 15],
    ['as a type', "import type { A } from '../app/a';", 24],
    ['as a type re-exported', "export type { A } from '../app/a';", 24],
    ['as a type in place', "let a: import('../app/a').A;", 15],
    ['later', "const a = () => import('../app/a');", 17],
    ['put together at run time', `const a = (b) => import(\`../app/\${b}.json\`);`, 18],
    ['by require', "const a = require('../app/a');", 11],
  ])('%s', (_, line, column) => {
    expect(check({ 'src/rules/x.ts': `\n${line}` })).toEqual([
      expect.stringMatching(
        new RegExp(`^src/rules/x.ts:2:${column} may not import .*app/.*Nobody imports app/: move`),
      ),
    ]);
  });

  test.each([
    ['src/features/contact/x.ts', '@/features/booking/booking'],
    ['src/features/contact/x.ts', './server/message'],
    ['src/features/contact/server/x.ts', '@/features/booking/server/notification'],
    ['src/sections/shell/x.ts', '../blog/article-header'],
    ['src/app/api/x/route.ts', '@/collections/articles'],
    ['src/mdx/x.ts', '../../.contentlayer/generated/Article/metadata.json'],
    ['src/site/x.ts', '../../messages/en/site.json'],
    ['src/ui/x.ts', '../../art/render'],
    ['src/site/x.ts', '../nowhere/x'],
    ['next.config.mjs', './src/server/env'],
    ['contentlayer.config.ts', './src/collections/articles'],
    ['tests/e2e/x.spec.ts', '@/server/env'],
  ])('%s importing %s', (path, from) => {
    expect(check({ [path]: `import '${from}';` })).toEqual([
      expect.stringContaining(`${path}:1:8 may not import ${from}. `),
    ]);
  });
});

test('an arrow, the own room and the own feature are allowed', () => {
  const files = {
    'src/app/[locale]/page.tsx': "import { a } from '@/sections/home/a';",
    'src/sections/home/a.tsx': "import '../blog/b';\nimport '@/features/contact/c';",
    'src/features/contact/server/s.ts': "import '../c';\nimport './t';",
    'src/collections/a.ts': `import(\`../../.contentlayer/generated/\${a}/b.json\`);`,
  };
  expect(check(files)).toEqual([]);
});

describe('where types only are allowed', () => {
  test.each([
    "import type { A } from '@/collections/a';",
    "import { type A, type B } from '@/collections/a';",
    "export { type A } from '@/collections/a';",
    "type A = import('@/collections/a').A;",
  ])('%s passes', (line) => {
    expect(check({ 'src/sections/home/x.ts': line })).toEqual([]);
  });

  test.each([
    "import { type A, a } from '@/collections/a';",
    "import {} from '@/collections/a';",
    "export * from '@/collections/a';",
  ])('%s does not', (line) => {
    expect(check({ 'src/sections/home/x.ts': line })).toEqual([
      expect.stringContaining("Only its types, with 'import type'."),
    ]);
  });
});

describe('what a client file imports, however far, reaches the browser', () => {
  const client = { 'src/ui/client.tsx': "/** Why. */\n'use client';\nimport './far';" };

  test('so it is neither of the server nor of the content', () => {
    const files = {
      'src/sections/blog/a.tsx': client['src/ui/client.tsx'],
      'src/sections/blog/far.tsx': "import '@/mdx/body';",
    };
    expect(check(files)).toEqual([
      expect.stringContaining('blog/far.tsx:1:8 may not import @/mdx/body. It would reach'),
    ]);
    expect(check({ ...files, 'src/sections/blog/a.tsx': "import './far';" })).toEqual([]);
  });

  test('so it takes only the packages listed for the browser', () => {
    const text =
      "import 'react/jsx-runtime';\nimport { z } from 'zod';\nimport type { A } from 'yaml';";
    expect(check({ ...client, 'src/ui/far.ts': text })).toEqual([
      expect.stringContaining('src/ui/far.ts:2:19 may not import zod. It would reach'),
    ]);
    expect(check({ 'src/ui/far.ts': text })).toEqual([]);
  });
});

test('some packages belong to one room', () => {
  const text =
    "import Link from 'next/link';\nimport { useFormatter, useLocale } from 'next-intl';";
  expect(check({ 'src/sections/home/x.tsx': text })).toEqual([
    expect.stringContaining('x.tsx:1:18 may not import next/link. Link with @/i18n/link'),
    expect.stringContaining('x.tsx:2:41 may not import next-intl. Take formatters from'),
  ]);
  expect(check({ 'src/i18n/x.tsx': text })).toEqual([]);
  expect(check({ 'src/sections/home/x.tsx': "import { useLocale } from 'next-intl';" })).toEqual(
    [],
  );
});

test('a file that cannot be parsed is named', () => {
  expect(() => check({ 'src/ui/x.ts': 'import {' })).toThrow('src/ui/x.ts cannot be parsed');
});
