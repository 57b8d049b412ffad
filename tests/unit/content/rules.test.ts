import { describe, expect, test } from 'vitest';
import { article, caseStudy, check, checkArticle, replaceOnce, service } from './fixture';

const file = 'content/blog/first.mdx';
const cases = 'content/case-studies/product.mdx';

describe('dates', () => {
  const date = '"2026-03-02T09:00:00+01:00"';

  test('a day that does not exist', async () => {
    expect(await checkArticle(date, '"2024-02-31T09:00:00+01:00"')).toMatchObject([
      {
        code: 'bad-date',
        line: 8,
        column: 14,
        field: 'publishedAt',
        expected: 'a date and time that exists in the calendar',
      },
    ]);
  });

  test('a moment without an offset', async () => {
    const [found] = await checkArticle(date, '"2026-03-02T09:00:00"');
    expect(found).toMatchObject({ code: 'bad-date', line: 8, column: 14 });
    expect(found?.expected).toContain('+01:00');
  });

  test('a date without quotes', async () => {
    expect(await checkArticle(date, '2026-03-02T09:00:00+01:00')).toMatchObject([
      {
        code: 'unquoted-timestamp',
        line: 8,
        column: 14,
        field: 'publishedAt',
        nearest: '"2026-03-02T09:00:00+01:00"',
      },
    ]);
  });

  test.each(['2026-03-02', '2026-03-02T09:00:00'])(
    '%s, without quotes and offset',
    async (text) => {
      const [found, ...others] = await checkArticle(date, text);
      expect(others).toEqual([]);
      expect(found).toMatchObject({ code: 'unquoted-timestamp', line: 8, column: 14, found: text });
      expect(found?.expected).toMatch(/\+01:00.*; in quotes$/);
      expect(found).not.toHaveProperty('nearest');
    },
  );

  test('an update before the publication, beside another mistake', async () => {
    const text = article
      .replace('tags:', 'updatedAt: "2026-03-01T09:00:00+01:00"\ntags:')
      .replace('- react', '- reakt');
    expect(await check({ [file]: text })).toMatchObject([
      { code: 'updated-before-published', line: 9, column: 12, field: 'updatedAt' },
      { code: 'not-in-list', line: 11 },
    ]);
  });
});

describe('rules over several fields', () => {
  test('hours that do not add up to 100', async () => {
    const text = replaceOnce(caseStudy, 'hours: 40', 'hours: 30');
    expect(await check({ [cases]: text })).toMatchObject([
      {
        code: 'hours-total',
        line: 8,
        column: 3,
        field: 'teamShares',
        expected: 'this must have hours that add up to 100, not 90: 10 missing',
      },
    ]);
  });

  test('a fifth question of a service', async () => {
    const text = replaceOnce(
      service,
      '---\n\nText',
      '  - { question: "Q5", answer: "A" }\n---\n\nText',
    );
    expect(await check({ 'content/services/web.mdx': text })).toMatchObject([
      {
        code: 'out-of-range',
        line: 9,
        column: 3,
        field: 'faq',
        found: '5 entries',
        expected: 'this must have at most four entries: the page has four places',
        fix: 'Remove what is too much.',
      },
    ]);
  });

  test('a person without a post', async () => {
    const found = await check({
      'content/people/jan.yaml': `name: "Jan"
position: "Dev"
description: "D."
portrait: { src: /images/lucja.webp, alt: "A" }
email: jan@amberline.example
skills: [React]
speaks: [Polish]
location: "Gdynia"
experience: []
`,
    });
    expect(found).toMatchObject([
      {
        code: 'out-of-range',
        file: 'content/people/jan.yaml',
        line: 9,
        column: 13,
        field: 'experience',
      },
    ]);
  });

  test('steps in another order', async () => {
    const text = replaceOnce(caseStudy, 'id: sprint-backlog', 'id: weekly-sprint');
    expect(await check({ [cases]: text })).toMatchObject([
      { code: 'step-out-of-order', line: 14, column: 11, field: 'processSteps[1].id' },
    ]);
  });

  test('a tag twice', async () => {
    expect(await checkArticle('  - react', '  - react\n  - react')).toMatchObject([
      { code: 'repeated-item', line: 11, column: 5, field: 'tags[1]' },
    ]);
  });
});
