import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { order } from '@/schema/shared/numbers';
import { label } from '@/schema/shared/text';
import { type Fields, joinVersions, type SourceFile } from '@/tools/compile/versions';

const schema = z.strictObject({
  title: label(),
  order: order(),
  key: z.string(),
  parts: z.array(z.strictObject({ name: label(), size: z.int() })),
});

const original: Fields = {
  title: 'Home',
  order: 1,
  key: 'a b c',
  parts: [
    { name: 'One', size: 1 },
    { name: 'Two', size: 2 },
  ],
};

const file = (locale: 'en' | 'pl', fields: Fields): SourceFile => ({
  slug: 'x',
  locale,
  fields,
  outline: { headings: [{ depth: 2, text: 'i tak', id: 'i-tak' }], words: 2 },
});
const join = (...files: SourceFile[]) => joinVersions(schema, files);

describe('a document in its languages', () => {
  test('a translation is its original with its own words, set as its language asks', () => {
    const words = { title: 'W domu', parts: [{ name: 'Raz' }, { name: 'Dwa' }] };
    const document = join(file('en', original), file('pl', words));
    expect(document?.en).toMatchObject({ ...original, lang: 'en', languages: ['en', 'pl'] });
    expect(document?.pl).toEqual({
      title: 'W\u00a0domu',
      order: 1,
      key: 'a b c',
      parts: [
        { name: 'Raz', size: 1 },
        { name: 'Dwa', size: 2 },
      ],
      headings: [{ depth: 2, text: 'i\u00a0tak', id: 'i-tak' }],
      words: 2,
      slug: 'x',
      locale: 'pl',
      lang: 'pl',
      languages: ['en', 'pl'],
    });
  });

  test('a document written in Polish has one version, and only its words are set', () => {
    const document = join(file('en', { ...original, title: 'W domu', lang: 'pl' }));
    expect(Object.keys(document ?? {})).toEqual(['en']);
    expect(document?.en).toMatchObject({ title: 'W\u00a0domu', key: 'a b c', languages: ['pl'] });
  });

  test('between two saves the original counts where the two differ', () => {
    const words = { title: ['?'], parts: [{ name: 'Raz' }] };
    const document = join(file('en', original), file('pl', words));
    expect(document?.pl).toMatchObject({
      title: 'Home',
      parts: [
        { name: 'Raz', size: 1 },
        { name: 'Two', size: 2 },
      ],
    });
    expect(join(file('pl', words))).toBeUndefined();
  });
});
