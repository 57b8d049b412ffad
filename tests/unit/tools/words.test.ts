import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkMessages } from '@/tools/words/check';
import { compareMessages } from '@/tools/words/compare';
import { readMessages } from '@/tools/words/message-file';

const reference = { path: 'en.json', text: '{\n  "a": "One",\n  "b": { "c": "Hello {name}" }\n}' };
const compare = (text: string) =>
  compareMessages(readMessages(reference), readMessages({ path: 'pl.json', text }));
const findingsOf = (text: string) => readMessages({ path: 'pl.json', text }).findings;

test('accepts a translation with the same keys and placeholders', () => {
  expect(compare('{ "a": "Jeden", "b": { "c": "Cześć, {name}" } }')).toEqual([]);
});

test('names a missing key and where the English one stands', () => {
  expect(compare('{ "a": "Jeden" }')).toEqual(['pl.json:1:1 lacks "b.c" (en.json:3:10)']);
});

test('names an extra key at its line and column', () => {
  const [finding] = compare('{ "a": "Jeden",\n  "b": { "c": "{name}",\n    "d": "x" } }');
  expect(finding).toBe('pl.json:3:5 "b.d" is not in en.json: remove it, or add it there');
});

test('names a placeholder that got lost', () => {
  const [finding] = compare('{ "a": "Jeden", "b": { "c": "Cześć" } }');
  expect(finding).toBe('pl.json:1:24 "b.c" uses no placeholder, but en.json uses name');
});

test('names an empty text', () => {
  expect(compare('{ "a": " ", "b": { "c": "{name}" } }')).toEqual(['pl.json:1:3 "a" is empty']);
});

test('names a text that is still in the other language, but no name', () => {
  const file = (path: string, a: string) => readMessages({ path, text: JSON.stringify({ a }) });
  const compareText = (one: string) => compareMessages(file('en.json', one), file('pl.json', one));
  expect(compareText('Please fill this in.')).toEqual([
    'pl.json:1:2 "a" is that of en.json: translate it',
  ]);
  expect(compareText('React Native')).toEqual([]);
  expect(compareText('{price} {currency} <b>net</b>')).toEqual([]);
});

test('names a key that is written twice', () => {
  expect(findingsOf('{ "a": "x",\n  "b": { "c": "x", "c": "y" } }')).toEqual([
    'pl.json:2:20 "c" is written twice: remove one of the two',
  ]);
});

test.each([
  ['a comma at the end', '{\n  "a": "x",\n}', 'pl.json:3:1 is no JSON'],
  ['a quote that is not closed', '{\n  "a": "x,\n  "b": "y"\n}', 'pl.json:2:11 is no JSON'],
  ['a text without quotes', '{ "a": x }', 'pl.json:1:1 is no JSON'],
])('names %s and compares no further', (_, text, start) => {
  expect(findingsOf(text)).toEqual([expect.stringContaining(start)]);
  expect(compare(text)).toEqual([]);
});

test.each(['Page {number of {count}', 'See <b>this', '{count, plural, one {# hour}}'])(
  'names the file that says "%s"',
  (message) => {
    const text = JSON.stringify({ a: message, b: { c: '{name}' } });
    expect(findingsOf(text)).toEqual([
      'pl.json:1:2 "a" cannot be read: each { needs a name and a }, each <tag> a </tag>',
    ]);
    expect(compare(text)).toEqual([]);
  },
);

test('takes only values and tags for placeholders, not the words of a plural', () => {
  const file = (path: string, a: string) => readMessages({ path, text: JSON.stringify({ a }) });
  const english = file('en.json', '{n, plural, one {day} other {<b>{n} days</b>}}');
  const polish = file(
    'pl.json',
    '{n, plural, one {dzień} few {<b>{n} dni</b>} other {<b>dni</b>}}',
  );
  expect(compareMessages(english, polish)).toEqual([]);
  expect(compareMessages(english, file('pl.json', '{n, plural, other {{n} dni}}'))).toEqual([
    'pl.json:1:2 "a" uses n, but en.json uses <b>, n',
  ]);
});

test('names the nearest key for one that is misspelt', () => {
  expect(compare('{ "a": "Jeden",\n  "b": { "cc": "{name}" } }')).toEqual([
    'pl.json:1:1 lacks "b.c" (en.json:3:10); is "b.cc" meant?',
    'pl.json:2:10 "b.cc" is not in en.json: write "b.c"',
  ]);
});

test('names a language without a folder, a missing file and a stray one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  const write = (path: string) => writeFileSync(join(folder, path), '{ "a": "x" }');
  for (const locale of ['en', 'pl']) mkdirSync(join(folder, locale));
  for (const path of ['en/one.json', 'en/two.json', 'pl/one.json', 'pl/three.json']) write(path);
  expect(checkMessages(folder, ['en', 'pl', 'de'])).toEqual([
    `${folder}/pl/two.json:1:1 is missing; copy ${folder}/en/two.json and translate it`,
    `${folder}/pl/three.json:1:1 has no counterpart in ${folder}/en/`,
    `${folder}/de/one.json:1:1 is missing; copy ${folder}/en/one.json and translate it`,
    `${folder}/de/two.json:1:1 is missing; copy ${folder}/en/two.json and translate it`,
  ]);
});
