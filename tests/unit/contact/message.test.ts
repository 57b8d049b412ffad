import { expect, test } from 'vitest';
import { formState, readFieldProblems } from '@/features/contact/message';

test('reads the fields an answer names', () => {
  const answer = { ok: false, error: 'invalid', fields: { email: 'format', message: 'required' } };
  expect(readFieldProblems(answer)).toEqual({ email: 'format', message: 'required' });
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['text', 'Bad gateway'],
  ['no fields', { ok: false }],
  ['fields of another kind', { fields: 'email' }],
  [
    'unknown fields and problems',
    { fields: { name: 'required', email: 'ugly', __proto__: 'required' } },
  ],
])('names no field for %s', (_, answer) => {
  expect(readFieldProblems(answer)).toEqual({});
});

test('the last submission decides whether the form says sent or failed', () => {
  expect([formState(true), formState(false)]).toEqual(['sent', 'failed']);
});
