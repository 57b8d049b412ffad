import { describe, expect, test } from 'vitest';
import { checkBody } from './fixture';

describe('MDX', () => {
  test('a component that is not closed', async () => {
    expect(await checkBody('<Callout kind="note">\n\nText.\n')).toMatchObject([
      { code: 'invalid-mdx', line: 13, column: 1 },
    ]);
  });

  test('a brace that is not closed, on the right line', async () => {
    expect(await checkBody('Text.\n\nŻółć { text\n')).toMatchObject([
      { code: 'invalid-mdx', line: 15 },
    ]);
  });

  test('an import, an export and an expression', async () => {
    const found = await checkBody(
      "import x from 'y'\n\nexport const a = 1\n\nSum {1 + 1}\n\n{2}\n",
    );
    expect(found).toMatchObject([
      { code: 'code-in-body', line: 13, column: 1 },
      { code: 'code-in-body', line: 15, column: 1 },
      { code: 'code-in-body', line: 17, column: 5, found: '1 + 1' },
      { code: 'code-in-body', line: 19, column: 1 },
    ]);
  });

  test('a heading of the first level', async () => {
    expect(await checkBody('Text.\n\n# Title\n')).toMatchObject([
      { code: 'h1-in-body', line: 15, column: 1, nearest: '##' },
    ]);
  });

  test('a picture without a text alternative', async () => {
    expect(await checkBody('See ![](/images/cover.webp)\n')).toMatchObject([
      { code: 'missing-alt', line: 13, column: 5 },
    ]);
  });

  test('columns count as editors do, also after an emoji', async () => {
    expect(await checkBody('Ż 😀 ![](/images/cover.webp)\n')).toMatchObject([
      { line: 13, column: 6 },
    ]);
  });
});

describe('components', () => {
  test('all of them, well used', async () => {
    const body = `<Callout kind="tip" title="Łatwo">

Text.

</Callout>

<Figure src="/images/cover.webp" alt="A cover" caption="Cover" />

<Quote author="Somebody">Text.</Quote>
`;
    expect(await checkBody(body)).toEqual([]);
  });

  test('an unknown component, with the nearest', async () => {
    expect(await checkBody('<Callot kind="note">Text.</Callot>\n')).toMatchObject([
      { code: 'unknown-component', line: 13, column: 1, nearest: 'Callout' },
    ]);
  });

  test('an HTML tag', async () => {
    expect(await checkBody('One<br/>two\n')).toMatchObject([
      { code: 'unknown-component', line: 13, column: 4, found: '<br>' },
    ]);
  });

  test('an unknown attribute, with the nearest', async () => {
    const body = '<Callout kind="note"\n  tittle="T">Text.</Callout>\n';
    expect(await checkBody(body)).toMatchObject([
      { code: 'unknown-prop', line: 14, column: 3, nearest: 'title' },
    ]);
  });

  test('a missing attribute', async () => {
    expect(await checkBody('<Figure src="/images/cover.webp" />\n')).toMatchObject([
      { code: 'missing-prop', line: 13, column: 1, fix: 'Add alt="…" to <Figure>.' },
    ]);
  });

  test('an attribute outside its list, with the nearest', async () => {
    expect(await checkBody('<Callout kind="warnning">Text.</Callout>\n')).toMatchObject([
      { code: 'bad-prop', line: 13, column: 10, nearest: 'warning' },
    ]);
  });

  test('an attribute without a value', async () => {
    expect(await checkBody('<Quote author>Text.</Quote>\n')).toMatchObject([
      { code: 'bad-prop', line: 13, column: 8 },
    ]);
  });

  test('an expression as attribute', async () => {
    expect(await checkBody('<Callout kind={"note"}>Text.</Callout>\n')).toMatchObject([
      { code: 'code-in-body', line: 13, column: 10 },
    ]);
    expect(await checkBody('<Quote {...props}>Text.</Quote>\n')).toMatchObject([
      { code: 'code-in-body', line: 13, column: 1 },
      { code: 'missing-prop' },
    ]);
  });

  test('a component in the middle of a line', async () => {
    const callout = '<Callout kind="tip">Text.</Callout>';
    const found = [{ code: 'component-in-line' }];
    expect(await checkBody(`See ${callout} here.\n`)).toMatchObject([
      { code: 'component-in-line', line: 13, column: 5 },
    ]);
    expect(await checkBody(`## Title ${callout}\n`)).toMatchObject(found);
    expect(await checkBody(`- **${callout}**\n`)).toMatchObject(found);
    expect(await checkBody(`| A |\n|---|\n| ${callout} |\n`)).toMatchObject(found);
    expect(await checkBody(`${callout}\n${callout}\n\n- ${callout}\n`)).toEqual([]);
  });

  test('text inside a component that shows none', async () => {
    const body = '<Figure src="/images/cover.webp" alt="A cover">Text.</Figure>\n';
    expect(await checkBody(body)).toMatchObject([
      { code: 'unexpected-children', line: 13, column: 1 },
    ]);
  });
});
