import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { collections } from '@/schema';
import { pickWords } from '@/schema/words';

type Source = { name: string; fields: Record<string, unknown>; texts: string[]; body: string };

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
  const fields = parse(header);
  const { schema } = Object(collections)[name.slice(0, name.indexOf('/'))];
  return { name, fields, texts: textsOf(pickWords(schema, fields)), body };
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Object.values(Object(value)).flatMap(textsOf);
}

const blocksOf = (body: string) => body.match(/^(#+|- \[.\]|-|\d+\.|\||<\w+)(?=\s)/gm);
const linksOf = (body: string) => body.match(/(?<=\]\()[^)]+/g)?.toSorted();
const sentencesOf = ({ texts, body }: Source) =>
  [...texts, ...body.split('\n')].filter((text) => text.trim().split(/\s+/).length > 2);

/** Every number in figures, whatever separates its digits: 2,000 and 2000, 0.6 and 0,6. */
const numbersOf = ({ texts, body }: Source) =>
  [...texts, body]
    .join('\n')
    .replace(/(?<=\d)[ ,.](?=\d)/g, '')
    .match(/\d+/g)
    ?.toSorted();

describe.each(originals.map((source) => [source.name, source] as const))('%s', (name, original) => {
  const translation = polish.find((source) => source.name === name.replace(/(\.\w+)$/, '.pl$1'));

  test('is told in Polish with the same parts and links', () => {
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
  const words = [...source.texts, wordsOf(source.body)].join('\n');

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
