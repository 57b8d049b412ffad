import { expect, test } from 'vitest';
import { checkBody } from './fixture';

const table = '| Page | Seconds |\n| --- | --- |\n| Before | 4.1 |\n| After | 1.2 |';
const drawn = (inside: string, name = 'Bars', attributes = 'title="It is faster"') =>
  `<${name} ${attributes}>\n\n${inside}\n\n</${name}>\n`;

test('a table with numbers can be drawn', async () => {
  expect(await checkBody(drawn(table))).toEqual([]);
  expect(await checkBody(drawn(table, 'Plot', 'title="It is faster" kind="steps"'))).toEqual([]);
});

test('a drawing without a table, or with words beside it', async () => {
  expect(await checkBody(drawn('Four seconds.'))).toMatchObject([
    { code: 'bad-drawing', line: 15, found: 'Four seconds.' },
  ]);
  expect(await checkBody(drawn(`${table}\n\nAnd faster still.`))).toMatchObject([
    { code: 'bad-drawing', line: 20, found: 'And faster still.' },
  ]);
  expect(await checkBody('<Bars title="It is faster" />\n')).toMatchObject([
    { code: 'bad-drawing', line: 13, found: '<Bars> without a table' },
  ]);
});

test('a cell without a number, by its own place', async () => {
  expect(await checkBody(drawn(table.replace('1.2', 'fast')))).toMatchObject([
    { code: 'bad-drawing', line: 18, column: 9, found: 'fast' },
  ]);
});

test('too few rows or too many columns to draw', async () => {
  const [head, line, row] = table.split('\n');
  expect(await checkBody(drawn([head, line, row].join('\n')))).toMatchObject([
    { code: 'bad-drawing', found: '1 row below the head', expected: '2 to 14 in <Bars>' },
  ]);
  const wide = table
    .replaceAll(/ \|$/gm, ' | 1 | 1 | 1 |')
    .replace('--- | 1 | 1 | 1 |', '--- | --- | --- | --- |');
  expect(await checkBody(drawn(wide))).toMatchObject([
    { code: 'bad-drawing', found: '5 columns', expected: '2 to 4 in <Bars>' },
  ]);
});

test('words are enough where words are drawn', async () => {
  const words =
    '| From | To | What |\n| --- | --- | --- |\n| Phone | Server | a |\n| Server | Phone | b |';
  expect(await checkBody(drawn(words, 'Sequence'))).toEqual([]);
});
