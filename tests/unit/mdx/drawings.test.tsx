import { evaluate } from '@mdx-js/mdx';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import remarkGfm from 'remark-gfm';
import { expect, test } from 'vitest';
import * as writerComponents from '@/mdx/components';
import { drawingExamples } from '@/mdx/drawings/examples';
import { drawAll } from '@/mdx/writer-component';

async function render(source: string, way: 'page' | 'feed' = 'page'): Promise<string> {
  const { default: Document } = await evaluate(source, { ...runtime, remarkPlugins: [remarkGfm] });
  const words = (key: string) => `[${key}]`;
  const components = drawAll(writerComponents, way, () => ({
    Picture: () => null,
    words: words as never,
  }));
  return renderToStaticMarkup(<Document components={components} />);
}

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

test.each(Object.entries(drawingExamples))(
  '%s shows all that its table says as text, and in a feed the table',
  async (_, { en }) => {
    const rows = en
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .slice(2);
    const page = textOf(await render(en));
    for (const cell of rows.flatMap((row) => row.replaceAll('~~', '').slice(1, -1).split('|')))
      expect(page).toContain(cell.trim());
    const feed = await render(en, 'feed');
    expect(feed).toContain('<table>');
    expect(feed).not.toContain('class=');
  },
);

test('bars are as long as their numbers, on one scale or each on its own', async () => {
  const table =
    '\n\n| What | A | B |\n| - | - | - |\n| One | 50 | 1,000 |\n| Two | 100 | 500 |\n\n';
  const sharesOf = async (attributes: string) =>
    (await render(`<Bars ${attributes}>${table}</Bars>`)).match(/(?<=--share:)[\d.]+/g);
  expect(await sharesOf('title="T"')).toEqual(['0.05', '1', '0.1', '0.5']);
  expect(await sharesOf('title="T" scale="own"')).toEqual(['0.5', '1', '1', '0.5']);
});

test('a number of a bar is read with the name of its column', async () => {
  const html = await render(
    '<Bars title="T">\n\n| What | Before | After |\n| - | - | - |\n| HTML | 4 KB | 2 KB |\n| Data | 3 KB | 1 KB |\n\n</Bars>',
  );
  expect(textOf(html)).toContain('HTML Before: 4 KB After: 2 KB');
});

test('dots fill whole rows and a part of the next', async () => {
  const html = await render(
    '<Bars title="T" dots="10">\n\n| What | Rows |\n| - | - |\n| All | 1,000 |\n| Some | 250 |\n\n</Bars>',
  );
  expect(html).toContain('--columns:20;--rows:5;--full:5;--rest:0');
  expect(html).toContain('--full:1;--rest:5');
});

test('a message that is lost is drawn and said as such', async () => {
  const html = await render(drawingExamples.Sequence.en);
  expect(html.match(/data-lost/g)).toHaveLength(1);
  expect(textOf(html)).toContain('Server → Phone: It is yours [drawing.lost]');
  expect(html.match(/data-way="(on|back)"/g)).toHaveLength(3);
});

test('numbered periods begin at their own start, amounts at themselves', async () => {
  const table = '\n\n| What | Weeks |\n| - | - |\n| One | 1 |\n| Two | 4–10 |\n\n';
  const fromOf = async (kind: string) =>
    (await render(`<Spans title="T" kind="${kind}">${table}</Spans>`)).match(/(?<=--from:)[\d.]+/g);
  expect(await fromOf('periods')).toEqual(['0', '0.3']);
  expect(await fromOf('amounts')).toEqual(['0.1', '0.4']);
});

test('points stand at their numbers, or evenly where there are none', async () => {
  const placesOf = async (names: string[]) =>
    (
      await render(
        `<Plot title="T" kind="line">\n\n| X | Y |\n| - | - |\n${names.map((name) => `| ${name} | 5 |`).join('\n')}\n\n</Plot>`,
      )
    ).match(/(?<=--x:)[\d.]+/g);
  expect(await placesOf(['0', '10', '40'])).toEqual(['0', '0.25', '1']);
  expect(await placesOf(['before', 'after'])).toEqual(['0.25', '0.75']);
});

test('rows that lead on alike share their cells, from where they do', async () => {
  const html = await render(
    '<Flow title="T">\n\n| A | B | C |\n| - | - | - |\n| one | x | y |\n| two | x | y |\n| three | x | z |\n\n</Flow>',
  );
  expect(html.match(/rowSpan="2"/gi)).toHaveLength(2);
  expect(textOf(html).trim()).toBe('T A B C one x y two three x z');
});

test('a number on a slope stands on the side the line does not come from', async () => {
  const leansOf = async (numbers: number[]) =>
    (
      await render(
        `<Plot title="T" kind="line">\n\n| X | Y |\n| - | - |\n${numbers.map((y, x) => `| ${x} | ${y} |`).join('\n')}\n\n</Plot>`,
      )
    ).match(/(?<=data-lean=")\w+/g);
  expect(await leansOf([9, 5, 1])).toEqual(['right']);
  expect(await leansOf([1, 5, 9])).toEqual(['left']);
  expect(await leansOf([1, 9, 1])).toBeNull();
});
