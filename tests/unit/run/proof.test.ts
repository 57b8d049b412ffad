import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { putIn } from '../../proof/fault';
import { faults } from '../../proof/faults';

test('there are fifty faults to try, each with a name of its own', () => {
  expect(faults).toHaveLength(50);
  expect(new Set(faults.map(({ name }) => name)).size).toBe(50);
});

test.each(faults)('$name: its text is in $file once, and changes it', (fault) => {
  const text = readFileSync(fault.file, 'utf8');
  expect(putIn(text, fault)).not.toBe(text);
});

test('a fault whose text is not there, or twice, is not put in', () => {
  const fault = { name: 'a fault', file: 'a.ts', from: 'b', to: 'c' };
  expect(putIn('abd', fault)).toBe('acd');
  for (const text of ['ad', 'bab']) expect(() => putIn(text, fault)).toThrow('a fault');
});
