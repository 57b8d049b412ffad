import { describe, expect, test } from 'vitest';
import { article, caseStudy, check, replaceOnce } from './fixture';

const file = 'content/blog/first.pl.mdx';

/** The article of the valid site in Polish. */
const polish = `---
title: "Tytuł"
description: "Opis, który jest dość długi, żeby stanąć pod tytułem."
image:
  alt: "Okładka"
---

Tekst.
`;

const checkPolish = (from: string | RegExp, to: string) =>
  check({ [file]: replaceOnce(polish, from, to) });

/** The case study, and its words in Polish, with one change in each. */
function checkStudy(words: (text: string) => string, original = (text: string) => text) {
  const step = '  - { header: "H", description: "D", content: { header: "H", body: "B" } }\n';
  return check({
    'content/case-studies/product.mdx': original(caseStudy),
    'content/case-studies/product.pl.mdx': words(`---
description: "O produkcie, w zdaniu dość długim, aby coś powiedzieć."
image: { alt: "Okładka" }
teamShares:
  - { name: "Programista" }
  - { name: "Tester" }
processSteps:
${step.repeat(5)}reasons: ["Jeden"]
strategy: "Plan."
crucialAreas:
  - { header: "H", body: "B" }
gains: [{ text: "Jeden" }]
testimonial: { author: "Ktoś", text: "Dobrze." }
---

Historia.
`),
  });
}

describe('a translation', () => {
  test('holds the words of its original and nothing else', async () => {
    expect(await check({ [file]: polish })).toEqual([]);
    expect(await checkStudy((text) => text)).toEqual([]);
  });

  test('does not repeat a fact, alone or in a group', async () => {
    expect(await checkPolish('image:\n', 'author: lucja-wojcik\nimage:\n')).toEqual([
      {
        code: 'repeated-fact',
        file,
        line: 4,
        column: 1,
        field: 'author',
        expected: 'words only: everything else stands in the original',
        fix: 'Delete this line: it is said in content/blog/first.mdx.',
      },
    ]);
    expect(await checkPolish('  alt', '  src: /images/cover.webp\n  alt')).toMatchObject([
      { code: 'repeated-fact', line: 5, column: 3, field: 'image.src' },
    ]);
    expect(
      await checkStudy((text) => text.replace('"Tester" }', '"Tester", hours: 40 }')),
    ).toMatchObject([{ code: 'repeated-fact', field: 'teamShares[1].hours' }]);
  });

  test('leaves its language to the name of the file', async () => {
    for (const lang of ['pl', 'en']) {
      expect(await checkPolish('image:', `lang: ${lang}\nimage:`)).toMatchObject([
        {
          code: 'repeated-fact',
          line: 4,
          column: 1,
          field: 'lang',
          fix: 'Delete this line: the file name says the language.',
        },
      ]);
    }
  });

  test('a field no one knows is still unknown, with the nearest', async () => {
    expect(await checkPolish('title:', 'titel:')).toMatchObject([
      { code: 'unknown-key', line: 2, column: 1, field: 'titel', nearest: 'title' },
      { code: 'untranslated', line: 2, field: 'title' },
    ]);
  });

  test('says every word of the original, also where the field is optional', async () => {
    expect(await checkPolish(/title:.*\n/, '')).toMatchObject([
      { code: 'untranslated', file, field: 'title', expected: 'the words for "A title"' },
    ]);
    expect(await checkPolish(/image:\n.*\n/, '')).toMatchObject([
      { code: 'untranslated', file, field: 'image' },
    ]);
    const plan = `name: "Big"\nprice: 1\ncurrency: USD\nvat: net\nconcurrentRequests: 1\nteam: ["Designer"]\nfeatures: ["One"]\nslots: 1\ncheckoutUrl: https://example.com/x\norder: 1\n`;
    const files = { 'content/plans/big.yaml': plan };
    expect(
      await check({ ...files, 'content/plans/big.pl.yaml': 'team: ["Projektant"]\n' }),
    ).toMatchObject([{ code: 'untranslated', file: 'content/plans/big.pl.yaml', line: 1 }]);
  });

  test('says nothing the original does not say', async () => {
    const person = 'content/people/lucja-wojcik.pl.yaml';
    const post = (year: number) => `  - { role: "R", period: "${year}", description: "D" }\n`;
    const words = `position: "P"
description: "D"
portrait: { alt: "A" }
skills: [React]
speaks: [polski]
location: "L"
experience:
${post(2019)}${post(2018)}${post(2017)}`;
    expect(await check({ [person]: words })).toEqual([]);
    expect(await check({ [person]: `${words}quote: "Q"\n` })).toMatchObject([
      { code: 'not-in-original', file: person, line: 11, field: 'quote' },
    ]);
    expect(
      await checkStudy((text) => text.replace('strategy: "Plan."', 'strategy: []')),
    ).toMatchObject([
      { code: 'wrong-type', field: 'strategy', expected: 'a text, as in the original' },
    ]);
  });

  test('has as many entries in a list as the original', async () => {
    expect(await checkStudy((text) => text.replace('  - { name: "Tester" }\n', ''))).toMatchObject([
      {
        code: 'other-length',
        field: 'teamShares',
        found: '1 entry',
        expected: '2 entries, in the order of the original',
      },
    ]);
    expect(
      await checkStudy((text) =>
        text.replace('{ text: "Jeden" }', '{ text: "Jeden" }, { text: "Dwa" }'),
      ),
    ).toMatchObject([{ code: 'other-length', field: 'gains', found: '2 entries' }]);
  });

  test('its words keep the limits of their field', async () => {
    expect(await checkPolish(/"Tytuł"/, `"${'x'.repeat(91)}"`)).toMatchObject([
      { code: 'out-of-range', file, line: 2, column: 8, field: 'title' },
    ]);
    expect(await checkPolish(/"Tytuł"/, '')).toMatchObject([{ code: 'null-value', line: 2 }]);
    expect(await checkPolish('Tekst.\n', '')).toMatchObject([{ code: 'empty-body', file }]);
  });

  test('of nothing is named with the nearest, and may be a document under a wrong name', async () => {
    expect(await check({ 'content/blog/frist.pl.mdx': article })).toMatchObject([
      { code: 'translation-without-original', file: 'content/blog/frist.pl.mdx', nearest: 'first' },
    ]);
  });
});
