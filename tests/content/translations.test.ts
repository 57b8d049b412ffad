import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

type Source = { name: string; fields: Record<string, unknown>; body: string };

/** Fields whose strings are no words: they point to a file or a document, or choose from a fixed list. */
const pointers = new Set([
  'src',
  'tutor',
  'group',
  'relatedArticles',
  'relatedCaseStudies',
  'currency',
  'checkoutUrl',
]);

const sources = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(mdx|yaml)$/.test(name))
  .map(readSource);
const polish = sources.filter(({ name, fields }) => isTranslation(name) || fields.lang === 'pl');

/** What has to exist in both languages. */
const originals = sources.filter(
  ({ name }) => !isTranslation(name) && /^(services|workshops|faq|plans|add-ons)\//.test(name),
);

function isTranslation(name: string): boolean {
  return /\.pl\.\w+$/.test(name);
}

function readSource(name: string): Source {
  const text = readFileSync(`content/${name}`, 'utf8');
  const [, header = text, body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  return { name, fields: parse(header), body };
}

/** A document's fields with every text replaced by whether there is one. */
function shapeOf(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) return value.map((entry) => shapeOf(entry, field));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, of]) => [key, shapeOf(of, key)]));
  return typeof value === 'string' && !pointers.has(field) ? value !== '' : value;
}

/** Every text among the fields that readers see. */
function textsOf(value: unknown, field = ''): string[] {
  if (typeof value === 'string') return pointers.has(field) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, of]) =>
    textsOf(of, Array.isArray(value) ? field : key),
  );
}

const blocksOf = (body: string) => body.match(/^(#+|- \[.\]|-|\d+\.|\||<\w+)(?=\s)/gm);
const linksOf = (body: string) => body.match(/(?<=\]\()[^)]+/g)?.toSorted();
const sentencesOf = ({ fields, body }: Source) =>
  [...textsOf(fields), ...body.split('\n')].filter((text) => text.trim().split(/\s+/).length > 2);

/** Every number in figures, whatever separates its digits: 2,000 and 2000, 0.6 and 0,6. */
const numbersOf = ({ fields, body }: Source) =>
  [...textsOf(fields), body]
    .join('\n')
    .replace(/(?<=\d)[ ,.](?=\d)/g, '')
    .match(/\d+/g)
    ?.toSorted();

describe.each(originals.map((source) => [source.name, source] as const))('%s', (name, original) => {
  const translation = polish.find((source) => source.name === name.replace(/(\.\w+)$/, '.pl$1'));

  test('is told in Polish with the same parts, order and references', () => {
    const { lang: _, ...fields } = translation?.fields ?? {};
    expect(shapeOf(fields)).toEqual(shapeOf(original.fields));
    expect(blocksOf(translation?.body ?? '')).toEqual(blocksOf(original.body));
    expect(linksOf(translation?.body ?? '')).toEqual(linksOf(original.body));
  });

  test('says the same numbers', () => {
    expect(translation && numbersOf(translation)).toEqual(numbersOf(original));
  });

  test('has no sentence left in English', () => {
    const english = new Set(sentencesOf(original));
    const rows = /^\|[-:|]+\|$/;
    expect(
      sentencesOf(translation ?? original).filter((text) => english.has(text) && !rows.test(text)),
    ).toEqual([]);
  });
});

describe.each(polish.map((source) => [source.name, source] as const))('%s', (_, source) => {
  const words = [...textsOf(source.fields), wordsOf(source.body)].join('\n');

  test('sets quotations in „ ”, and in no other quotes', () => {
    expect(words.match(/.{0,20}["'“‘«»].{0,20}/g)).toBeNull();
    expect(words.match(/„/g)?.length).toBe(words.match(/”/g)?.length);
  });

  test('sets dashes between spaces as –', () => {
    expect(words.match(/.{0,20}(—|\S -\s).{0,20}/g)).toBeNull();
  });
});

/** A body without code and without the quotes around a component's values. */
function wordsOf(body: string): string {
  return body
    .replace(/^```.*?^```/gms, '')
    .replace(/`[^`]*`/g, '')
    .replace(/="([^"]*)"/g, ' $1');
}
