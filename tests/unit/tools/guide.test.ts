import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { type Collection, collections } from '@/schema';
import { reference } from '@/schema/shared/slug';
import { label } from '@/schema/shared/text';
import { drawGuide } from '@/tools/guide/draw';
import { listFields } from '@/tools/guide/fields';

const guide = readFileSync('docs/writing.md', 'utf8');

test('docs/writing.md is fresh (npm run guide -- --write)', () => {
  expect(drawGuide(guide)).toBe(guide);
});

test('every link inside the guide leads to a heading', () => {
  const ids = [...guide.matchAll(/^#{2,3} (.+)$/gm)].map(([, text = '']) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
  for (const [, target] of guide.matchAll(/\]\(#([^)]+)\)/g)) expect(ids).toContain(target);
});

test.each(Object.entries<Collection>(collections))(
  'every field of %s says what it is',
  (_, row) => {
    for (const { says, name } of listFields(row.schema)) expect(says, name).not.toBe('');
  },
);

test('a field says what to write, whether it is needed and whether it is translated', () => {
  const schema = z.strictObject({
    name: label(60).describe('Its name.'),
    kind: z.enum(['a', 'b']).optional().describe('Its kind.'),
    people: z.array(reference('people')).min(1).max(3).describe('Who.'),
    parts: z.array(z.strictObject({ size: z.int().min(1).max(9).describe('How large.') })),
  });
  expect(
    listFields(schema).map(({ name, isRequired, isWords, form }) => [
      name,
      isRequired,
      isWords,
      form,
    ]),
  ).toEqual([
    ['name', true, true, 'text, at most 60 characters'],
    ['kind', false, false, '`a`, `b`'],
    ['people', true, false, 'list of 1 to 3 names of files in `content/people`'],
    ['parts', true, false, 'list of groups'],
    ['parts[].size', true, false, 'whole number, 1 to 9'],
  ]);
});
