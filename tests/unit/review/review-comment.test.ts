import { expect, test } from 'vitest';
import { defuse } from '@/tools/review/defuse.mjs';
import { writeGallery } from '@/tools/review/gallery';
import type { PictureList } from '@/tools/review/read-results';
import { writeComment } from '@/tools/review/review-comment';

const place = { file: 'content/blog/a.mdx', line: 4, column: 9 };
const error = {
  ...place,
  code: 'dangling-reference',
  field: 'author',
  found: 'hana',
  nearest: 'hanna',
  fix: 'Write hanna.',
};
const warning = { ...place, level: 'warning' as const, code: 'foreign-dash', found: 'a `|` b' };
const pictures: PictureList = {
  version: 1,
  base: 'a'.repeat(40),
  head: 'b'.repeat(40),
  pages: [
    {
      address: '/pricing',
      widths: [
        { width: 390, state: 'changed', folder: '01-pricing/390' },
        { width: 1440, state: 'same' },
      ],
    },
    {
      address: '/blog/new',
      widths: [
        { width: 390, state: 'new', folder: '02-blog-new/390' },
        { width: 1440, state: 'failed', why: 'answers 500 <b>' },
      ],
    },
  ],
  left: ['/faq'],
};

const isTouched = (path: string) => path === place.file;

test('errors come first, then what changes for visitors, then warnings, then the pictures', () => {
  const text = writeComment({
    findings: [warning, error],
    diff: '### Pricing\n\n12 → 13',
    isTouched,
    pictures,
  });
  const order = [
    '## The site cannot be built: 1 error',
    'dangling-reference',
    '### Pricing',
    '## 1 warning',
    'foreign-dash',
    '## Pictures',
  ];
  const places = order.map((part) => text.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(text).toContain(
    '- `content/blog/a.mdx:4:9` dangling-reference `author`: found `hana`, nearest `hanna`. Write hanna.',
  );
  expect(text).toContain('| `/pricing` | changed | looks the same |');
  expect(text).toContain('Not taken: `/faq`.');
});

test('warnings of files that are not touched are counted, not told', () => {
  const other = { ...warning, file: 'content/blog/b.mdx' };
  const text = writeComment({ findings: [warning, other, other], diff: 'x', isTouched, pictures });
  expect(text).toContain('## 1 warning\n');
  expect(text).toContain('2 warnings in files that this change does not touch.');
  expect(text).not.toContain('content/blog/b.mdx');
  const clean = writeComment({ findings: [], diff: 'x', isTouched, pictures });
  expect(clean.startsWith('x\n\n## Pictures')).toBe(true);
});

test('where there are errors, no pictures are missed', () => {
  const text = writeComment({ findings: [error], diff: 'x', isTouched, pictures: undefined });
  expect(text).toContain('## No pictures\n\nThey are taken once the content has no error.');
  expect(text).not.toContain('has failed');
});

test('a build that fails is a sentence with the end of what it said', () => {
  const why = `npm run build --silent failed:\n${'line\n'.repeat(40)}\`price\` is wrong`;
  const broken = { ...pictures, pages: [], left: [], failure: { side: 'after' as const, why } };
  const text = writeComment({ findings: [], diff: 'x', isTouched, pictures: broken });
  expect(text).toContain('## No pictures\n\nThe site cannot be built with this change.');
  expect(text).toContain('’price’ is wrong\n```');
  expect(text.split('\n').length).toBeLessThan(35);
  expect(defuse(text)).toBe(text);
  expect(writeGallery(broken)).toContain('The site cannot be built with this change.');
});

test('what is to come is shown at its time, and the comment says when that is', () => {
  const later = { ...pictures, at: '2026-12-24T09:00:00+01:00' };
  const words = 'Both sides are shown as the site is on 24 December 2026, 09:00 (+01:00).';
  expect(writeComment({ findings: [], diff: 'x', isTouched, pictures: later })).toContain(words);
  expect(writeGallery(later)).toContain(words);
});

test('what is put in code stays in it', () => {
  const text = writeComment({ findings: [warning], diff: 'x', isTouched, pictures });
  expect(text).toContain('found ``a `|` b``');
  const lines = writeComment({
    findings: [{ ...error, found: 'a\n\n### b' }],
    diff: 'x',
    isTouched,
    pictures,
  });
  expect(lines).toContain('found `a ### b`');
});

test('a part that is missing is said, not left out', () => {
  const text = writeComment({
    findings: undefined,
    diff: undefined,
    isTouched: () => true,
    pictures: undefined,
  });
  for (const command of ['content:check', 'content:diff', 'review:pictures'])
    expect(text).toContain(`npm run ${command}`);
});

test('hundreds of findings are counted, not told', () => {
  const text = writeComment({
    findings: Array.from({ length: 400 }, () => error),
    diff: 'x',
    isTouched,
    pictures,
  });
  expect(text).toContain('400 errors');
  expect(text).toContain('and 350 more');
});

test('the comment is harmless as it is written: nothing of it is changed on its way', () => {
  const text = writeComment({
    findings: [warning, error],
    diff: '### Pricing',
    isTouched,
    pictures,
  });
  expect(defuse(text)).toBe(text);
});

test('the gallery shows each picture once and asks for nothing elsewhere', () => {
  const page = writeGallery(pictures);
  expect(page).toContain('src="01-pricing/390/marked.png"');
  expect(page).toContain('src="02-blog-new/390/after.png"');
  expect(page).not.toContain('02-blog-new/390/before.png');
  expect(page).toContain('answers 500 &lt;b&gt;');
  expect(page).toContain('<a href="#page-1">/blog/new</a>');
  const same = { address: '/blog', widths: [{ width: 390, state: 'same' as const }] };
  const more = writeGallery({ ...pictures, pages: [...pictures.pages, same] });
  expect(more).toContain('<p>These look the same: /blog</p>');
  expect(more).not.toContain('<h2>/blog</h2>');
  expect(page).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
});
