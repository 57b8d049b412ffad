import { expect, test } from 'vitest';
import { nextContactFormState } from '@/features/contact/contact-form-state';

test.each([
  ['initial', 'delivered', 'sent'],
  ['initial', 'refused', 'failed'],
  ['failed', 'delivered', 'sent'],
  ['failed', 'refused', 'failed'],
  ['sent', 'refused', 'failed'],
  ['sent', 'delivered', 'sent'],
] as const)('%s, then %s: %s', (state, outcome, expected) => {
  expect(nextContactFormState(state, outcome)).toBe(expected);
});
