import { expect, test } from 'vitest';
import { requoteData } from '@/finish/hydration-data.mjs';

/** As Next writes it into the page. */
const write = (data: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(data).replaceAll('<', '\\u003c')}])</script>`;

/** What the page's script hands to React. */
function run(html: string): unknown {
  const pushed: unknown[] = [];
  const script = html.slice('<script>'.length, -'</script>'.length);
  new Function('self', script)({ __next_f: { push: (one: unknown) => pushed.push(one) } });
  return pushed;
}

test('the data for hydration has its own quotes without a backslash', () => {
  const html = write('1:["$","p",null,{"children":"It’s Ola\'s \\"yes\\""}]\n');
  const requoted = requoteData(html);
  expect(requoted).toContain(`'1:["$","p",null`);
  expect(run(requoted)).toEqual(run(html));
});

test('every text comes out as it went in', () => {
  const letters = ['"', "'", '\\', '\n', '<', 'ą', '\u2028', '])'];
  let texts = [''];
  for (let length = 1; length <= 4; length += 1)
    texts = [...texts, ...texts.flatMap((text) => letters.map((letter) => text + letter))];
  for (const text of new Set(texts)) expect(run(requoteData(write(text)))).toEqual([[1, text]]);
});

test('what is no such data stays as it is', () => {
  const html = '<script>self.__next_f.push([0])</script><script>push([1,"a"])</script>';
  expect(requoteData(html)).toBe(html);
});
