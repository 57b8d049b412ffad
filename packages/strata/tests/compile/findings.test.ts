import { describe, expect, it } from 'vitest';
import { definePipeline } from '../../src/compile/pipeline';
import { inputOf, optionsOf } from './body-input';

const front = '---\ntitle: A\n---\n\n';

async function findingsOf(text: string, given = {}) {
  const { findings, code } = await definePipeline(optionsOf(given)).compile(inputOf(text));
  return { findings, code };
}

describe('what is wrong in a document', () => {
  it.each([
    ['a tag that is never closed', `${front}Hi <Foo>\n\nx\n`, 5, 4, /closing tag for `<Foo>`/],
    ['a lone <', `${front}a\n\ncost <5 dollars\n`, 7, 7, /Unexpected character `5`/],
    ['an expression', `${front}{ 1 + }\n`, 5, 7, /Could not parse expression/],
    ['a lone brace', `${front}a { b\n`, 5, 6, /Unexpected end of file in expression/],
    ['tags that cross', '<A>\ntext\n</B>\n', 3, 1, /Unexpected closing tag `<\/B>`/],
    ['an HTML comment', `${front}<!-- a -->\n`, 5, 2, /Unexpected character `!`/],
    [
      'an import that does not exist',
      `${front}import A from "./nowhere"\n\n<A />\n`,
      5,
      16,
      /Could not resolve/,
    ],
    ['an export', `${front}export const a = ;\n`, 5, 18, /Could not parse import\/exports/],
    [
      'an assignment to frontmatter',
      `${front}{frontmatter = 1}\n`,
      5,
      2,
      /Cannot assign to "frontmatter"/,
    ],
    ['emoji before it', '👨‍👩‍👧 żółć <5\n', 1, 16, /Unexpected character `5`/],
  ])('is found at its place: %s', async (_what, text, line, column, found) => {
    const { findings, code } = await findingsOf(text);
    expect(code).toBe('');
    expect(findings).toHaveLength(1);
    expect(findings[0]).toEqual({
      line,
      column,
      code: 'invalid-mdx',
      found: expect.stringMatching(found),
      expected: expect.any(String),
      fix: expect.any(String),
    });
  });

  it('is found over the bridge too', async () => {
    const remarkPlugins = [() => () => undefined];
    const { findings } = await findingsOf(`${front}Hi <Foo>\n`, { remarkPlugins });
    expect(findings).toMatchObject([{ line: 5, column: 4, code: 'invalid-mdx' }]);
  });

  it('is found in frontmatter', async () => {
    const input = { ...inputOf('words'), text: '---\na: [1\n---\n\nimport a from "b"\n' };
    const { findings } = await definePipeline(optionsOf()).compile(input);
    expect(findings).toMatchObject([{ line: 3, code: 'invalid-frontmatter' }]);
  });
});

describe('a plugin that fails', () => {
  function remarkFails() {
    return () => {
      throw new Error('no luck\nand more');
    };
  }
  const remarkRejects = () => async () => Promise.reject(new Error('no luck later'));
  const remarkCallsBack = () => (_tree: unknown, _file: unknown, next: (error: Error) => void) =>
    next(new Error('no luck in the callback'));
  const remarkPoints =
    () => (_tree: unknown, file: { fail(reason: string, place: unknown): void }) =>
      file.fail('not here', { line: 6, column: 2 });
  function remarkRefuses() {
    throw new Error('wrong options');
  }

  const remarkReturns = () => () => new Error('no luck to return');

  it.each([
    [remarkReturns, 'remarkReturns: no luck to return', 5, 1],
    [remarkFails, 'remarkFails: no luck', 5, 1],
    [remarkRejects, 'remarkRejects: no luck later', 5, 1],
    [remarkCallsBack, 'remarkCallsBack: no luck in the callback', 5, 1],
    [remarkPoints, 'remarkPoints: not here', 6, 2],
    [remarkRefuses, 'remarkRefuses: wrong options', 5, 1],
  ])('is reported with its name and the document: %o', async (plugin, found, line, column) => {
    const { findings, code } = await findingsOf(`${front}one\ntwo\n`, { remarkPlugins: [plugin] });
    expect(code).toBe('');
    expect(findings).toEqual([
      {
        line,
        column,
        code: 'plugin-failed',
        found,
        expected: `${plugin.name} to run over corpus/document.mdx`,
        fix: expect.stringContaining(plugin.name),
      },
    ]);
  });

  it('is reported among rehype plugins', async () => {
    const { findings } = await findingsOf('a\n', { rehypePlugins: [remarkFails] });
    expect(findings).toMatchObject([{ code: 'plugin-failed', found: 'remarkFails: no luck' }]);
  });

  it('may only warn', async () => {
    const remarkWarns =
      () => (_tree: unknown, file: { message(reason: string, place: unknown): unknown }) => {
        file.message('a pity', { line: 5, column: 3 });
      };
    for (const extra of [{}, { other: { globals: {} } }]) {
      const { findings, code } = await findingsOf(`${front}words\n`, {
        remarkPlugins: [remarkWarns],
        ...extra,
      });
      expect(code).not.toBe('');
      expect(findings).toMatchObject([
        { line: 5, column: 3, code: 'plugin-message', found: 'a pity', level: 'warning' },
      ]);
    }
  });

  it('may be no plugin at all', async () => {
    const { findings } = await findingsOf('a\n', { remarkPlugins: ['remark-gfm'] });
    expect(findings).toMatchObject([
      { code: 'plugin-failed', found: expect.stringContaining('remark-gfm') },
    ]);
  });

  it('may have been made for an older parser', async () => {
    function remarkOld(this: { data(): { fromMarkdownExtensions?: unknown[] } }) {
      const enter = { strong: () => Object({}).getData('inTable') };
      this.data().fromMarkdownExtensions?.push({ enter });
    }
    const { findings } = await findingsOf(`${front}**a**\n`, { remarkPlugins: [remarkOld] });
    expect(findings).toMatchObject([
      {
        line: 5,
        code: 'plugin-failed',
        found: expect.stringContaining('getData is not a function'),
        fix: expect.stringContaining('updated'),
      },
    ]);
  });
});
