import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeIfChanged, writePartsIfChanged } from '../../src/output/write';
import { makeFolder } from './support/folder';

test('writes a text when it differs, and leaves nothing beside it', () => {
  const folder = makeFolder('write');
  const path = join(folder, 'deep/er/file.json');
  expect(writeIfChanged(path, 'ż')).toBe(true);
  const before = statSync(path).ino;
  expect(writeIfChanged(path, 'ż')).toBe(false);
  expect(statSync(path).ino).toBe(before);
  expect(writeIfChanged(path, 'other')).toBe(true);
  expect(readFileSync(path, 'utf8')).toBe('other');
  expect(readdirSync(join(folder, 'deep/er'))).toEqual(['file.json']);
});

describe('writes a text in parts', () => {
  const parts = ['[\n', 'żółć'.repeat(300_000), ',', 'Ω'.repeat(1_200_000), '\n]'];
  const whole = parts.join('');
  const others: [name: string, text: string | undefined][] = [
    ['where there is no file', undefined],
    ['over an empty file', ''],
    ['over the start of it', whole.slice(0, -1)],
    ['over a longer file', `${whole} `],
    ['over a file with another last sign', `${whole.slice(0, -1)})`],
    ['over a file with another sign in the middle', whole.replace(',', ';')],
  ];

  test.each(others)('%s', (_, text) => {
    const path = join(makeFolder('write'), 'index.json');
    if (text !== undefined) writeFileSync(path, text);
    expect(writePartsIfChanged(path, () => parts)).toBe(true);
    expect(readFileSync(path, 'utf8') === whole).toBe(true);
    expect(writePartsIfChanged(path, () => parts)).toBe(false);
  });

  test('and keeps the old file where a part cannot be made', () => {
    const folder = makeFolder('write');
    const path = join(folder, 'index.json');
    writeFileSync(path, 'old');
    const broken = function* () {
      yield 'new';
      throw new Error('No more.');
    };
    expect(() => writePartsIfChanged(path, broken)).toThrow('No more.');
    expect(readFileSync(path, 'utf8')).toBe('old');
    expect(readdirSync(folder)).toEqual(['index.json']);
  });
});
