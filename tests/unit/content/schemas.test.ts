import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import * as writerComponents from '@/mdx/components';
import { type Collection, collections, type FieldsOf } from '@/schema';
import { contentlayerFields } from '@/schema/contentlayer-fields';
import { image } from '@/schema/shared/public-file';
import { label, text } from '@/schema/shared/text';
import { pickWords, wordsOf } from '@/schema/words';
import { findMarks } from '@/tools/content/schema-walk';

const all = Object.entries<Collection>(collections);

/** Every field of a JSON Schema, nested ones too, by path. */
function fieldsOf(schema: unknown, path = ''): [path: string, field: object][] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = Object.entries(Object(Reflect.get(schema, 'properties'))).map(
    ([name, field]): [string, object] => [`${path}.${name}`, Object(field)],
  );
  const children = [Reflect.get(schema, 'items'), ...(Reflect.get(schema, 'anyOf') ?? [])];
  return [
    ...own,
    ...own.flatMap(([name, field]) => fieldsOf(field, name)),
    ...children.flatMap((child) => fieldsOf(child, path)),
  ];
}

describe('schemas', () => {
  test.each(all)('%s: every field says what it is for', (_name, { schema }) => {
    const silent = fieldsOf(z.toJSONSchema(schema))
      .filter(([, field]) => !Reflect.get(field, 'description'))
      .map(([path]) => path);
    expect(silent).toEqual([]);
  });

  test.each(Object.entries(writerComponents))(
    '<%s>: every attribute says what it is for',
    (_, rule) => {
      for (const [, field] of fieldsOf(z.toJSONSchema(rule.props))) {
        expect(field).toHaveProperty('description');
      }
    },
  );

  test('every group of fields refuses unknown names', () => {
    const text = JSON.stringify(all.map(([, { schema }]) => z.toJSONSchema(schema)));
    const groups = text.match(/"type":"object"/g)?.length;
    expect(text.match(/"additionalProperties":false/g)).toHaveLength(groups ?? 0);
  });

  test('references and pictures are found by their marks', () => {
    const marked = findMarks(collections['case-studies'].schema)
      .filter(({ meta }) => !meta.distinct)
      .map(({ path, meta }) => [
        path.join('.'),
        meta.reference ?? (meta.image ? 'image' : 'other'),
      ]);
    expect(marked).toEqual([
      ['image.src', 'image'],
      ['teamShares.*.people.*', 'people'],
      ['technologies.*', 'technologies'],
      ['onlyTechnologies.*', 'technologies'],
      ['sliderImages.*.url', 'image'],
      ['contactPerson', 'people'],
    ]);
  });

  test('types follow from the schemas', () => {
    const tag: FieldsOf<'blog'>['tags'][number] = 'react';
    // @ts-expect-error a tag outside the list does not compile
    const wrong: FieldsOf<'blog'>['tags'][number] = 'reakt';
    expect([tag, wrong]).toHaveLength(2);
  });
});

describe('words', () => {
  const schema = z.strictObject({
    title: label().describe('A title.'),
    order: z.int(),
    image: image.optional(),
    parts: z.array(z.strictObject({ name: label(), size: z.int() })).length(2),
    tags: z.array(z.enum(['a'])),
    plan: z.union([text(), z.array(z.strictObject({ title: label(), kind: z.enum(['a']) }))]),
  });

  test('are the fields of a translation, with their sentences', () => {
    const { properties, required } = z.toJSONSchema(wordsOf(schema));
    expect(Object.keys(properties ?? {})).toEqual(['title', 'image', 'parts', 'plan']);
    expect(required).toEqual(['title', 'parts', 'plan']);
    expect(properties?.title).toMatchObject({ description: 'A title.' });
    const said = { title: 'T', image: { alt: 'A' }, parts: [{ name: 'N' }], plan: [] };
    expect(wordsOf(schema).safeParse(said).success).toBe(true);
    expect(wordsOf(schema).safeParse({ ...said, parts: [{ size: 1 }] }).success).toBe(false);
  });

  test('are picked from a document in their places', () => {
    const parts = [{ name: 'N', size: 1 }, { size: 2 }];
    const facts = { order: 1, tags: ['a'], plan: [{ title: 'P', kind: 'a' }] };
    expect(pickWords(schema, { title: 'T', parts, ...facts })).toEqual({
      title: 'T',
      parts: [{ name: 'N' }, undefined],
      plan: [{ title: 'P' }],
    });
    expect(pickWords(schema, facts.order)).toBeUndefined();
  });
});

describe('fields for Contentlayer', () => {
  const fields = (shape: z.ZodRawShape) => contentlayerFields(z.strictObject(shape));

  test.each([
    ['text', z.string(), { type: 'string', required: false }],
    ['a moment stays text', z.iso.datetime({ offset: true }), { type: 'string', required: false }],
    ['a whole number', z.int(), { type: 'number', required: false }],
    ['an optional flag', z.boolean().optional(), { type: 'boolean', required: false }],
    ['one of a list', z.enum(['a', 'b']), { type: 'enum', options: ['a', 'b'], required: false }],
    [
      'a list of words',
      z.array(z.string()),
      { type: 'list', of: { type: 'string' }, required: false },
    ],
    [
      'a list of choices',
      z.array(z.enum(['a'])),
      { type: 'list', of: { type: 'enum', options: ['a'] }, required: false },
    ],
    [
      'three numbers',
      z.tuple([z.int(), z.int(), z.int()]),
      { type: 'list', of: { type: 'number' }, required: false },
    ],
    [
      'several shapes',
      z.union([z.string(), z.array(z.string())]),
      { type: 'json', required: false },
    ],
  ])('%s', (_, schema, expected) => {
    expect(fields({ field: schema.describe('x') })).toEqual({ field: expected });
  });

  test('groups of fields, alone and in a list', () => {
    const group = z.strictObject({ name: z.string(), size: z.number().optional() });
    const inner = {
      name: { type: 'string', required: false },
      size: { type: 'number', required: false },
    };
    const { one, many } = Object(fields({ one: group, many: z.array(group).optional() }));
    expect(one).toMatchObject({ type: 'nested', required: false });
    expect(one.of.def()).toEqual({ fields: inner });
    expect(many).toMatchObject({ type: 'list', required: false, of: { type: 'nested' } });
    expect(many.of.def()).toEqual({ fields: inner });
  });

  test('a type of value it does not know fails instead of being dropped', () => {
    expect(() => fields({ field: z.date() })).toThrow('no field for a date');
  });

  test.each(all)('%s has one for each field of its schema', (_name, { schema }) => {
    expect(Object.keys(contentlayerFields(schema))).toEqual(Object.keys(schema.shape));
  });
});
