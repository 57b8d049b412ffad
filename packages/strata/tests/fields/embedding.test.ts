import { expect, test } from 'vitest';
import { findCircles } from '../../src/fields/embedding';
import type { ReferenceUse } from '../../src/fields/references';

const use = (id: string, isEmbedded = true): ReferenceUse => ({
  id,
  isEmbedded,
  path: ['friend'],
  place: { line: 2, column: 9 },
  typeNames: ['Person'],
  isChecked: true,
});

test('finds documents that would hold themselves', () => {
  const circles = findCircles(
    new Map([
      ['alone', [use('alone')]],
      ['one', [use('two')]],
      ['two', [use('three'), use('end')]],
      ['three', [use('one')]],
      ['before', [use('one')]],
      ['there', [use('back', false)]],
      ['back', [use('there')]],
      ['end', []],
    ]),
  );
  expect([...circles.keys()]).toEqual(['alone', 'one', 'two', 'three']);
  expect(circles.get('two')).toMatchObject([
    { code: 'endless-reference', line: 2, column: 9, field: 'friend', found: 'three' },
  ]);
});
