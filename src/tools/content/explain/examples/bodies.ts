import { inBody } from '../example';

/** Of the text below the fields. */
export const bodies = {
  'invalid-mdx': inBody({
    why: 'A component that is not closed, or a < or { that is no code: from there on nothing can be read.',
    wrong: 'For teams of <10 people.',
    right: 'For teams of \\<10 people.',
  }),
  'unknown-component': inBody({
    why: 'Besides Markdown there are the components for writers, and no HTML.',
    wrong: '<Calout>\n\nTry it.\n\n</Calout>',
    right: '<Callout>\n\nTry it.\n\n</Callout>',
  }),
  'unknown-prop': inBody({
    why: 'An attribute with a slip in its name is not shown.',
    wrong: '<Callout tittle="Try it">\n\nToday.\n\n</Callout>',
    right: '<Callout title="Try it">\n\nToday.\n\n</Callout>',
  }),
  'missing-prop': inBody({
    why: 'The component cannot be drawn without it.',
    wrong: '<Figure src="/images/cover.webp" />',
    right: '<Figure src="/images/cover.webp" alt="A cover" />',
  }),
  'bad-prop': inBody({
    why: 'The component has a look for each value it takes, and for no other.',
    wrong: '<Callout kind="warnning">\n\nMind the step.\n\n</Callout>',
    right: '<Callout kind="warning">\n\nMind the step.\n\n</Callout>',
  }),
  'bad-drawing': inBody({
    why: 'A drawing is made of the table between its tags: it needs as many columns as it can draw, and numbers to draw.',
    wrong:
      '<Bars title="The page loads sooner">\n\n| Page | Seconds |\n| --- | --- |\n| Before | four |\n| After | 1.2 |\n\n</Bars>',
    right:
      '<Bars title="The page loads sooner">\n\n| Page | Seconds |\n| --- | --- |\n| Before | 4 |\n| After | 1.2 |\n\n</Bars>',
  }),
  'component-in-line': inBody({
    why: 'A component is a block of its own. Inside a sentence, the browser would take the sentence apart.',
    wrong: 'See <Callout>Try it.</Callout> today.',
    right: 'See today.\n\n<Callout>\n\nTry it.\n\n</Callout>',
  }),
  'unexpected-children': inBody({
    why: 'What stands inside this component is not shown.',
    wrong: '<Figure src="/images/cover.webp" alt="A cover">A caption</Figure>',
    right: '<Figure src="/images/cover.webp" alt="A cover" caption="A caption" />',
  }),
  'code-in-body': inBody({
    why: 'Documents hold words. Code in braces would run on the server. A comment may stand there: {/* so */}.',
    wrong: 'It costs {price} dollars.',
    right: 'It costs 9000 dollars.\n\n{/* The price of March. */}',
  }),
  'h1-in-body': inBody({
    why: 'The title is the only heading of the first level; screen readers and search engines go by it.',
    wrong: '# What it costs\n\nNothing.',
    right: '## What it costs\n\nNothing.',
  }),
  'heading-jump': inBody({
    why: 'Screen readers read headings as a table of contents. A level that is skipped is a chapter that is missing.',
    wrong: '## Costs\n\nA word.\n\n#### In winter\n\nNothing.',
    right: '## Costs\n\nA word.\n\n### In winter\n\nNothing.',
  }),
  'missing-alt': inBody({
    why: 'It is what is read to people who do not see the picture.',
    wrong: '![](/images/cover.webp)',
    right: '![Two boats in a harbour](/images/cover.webp)',
  }),
  'still-to-write': inBody({
    why: 'A new document says where someone has to write. What is no draft is public by itself when its time comes.',
    wrong: 'To be written: what there is to say about “A quiet launch”.',
    right: 'We told no one, and waited.',
  }),
  'unclosed-fence': inBody({
    why: 'Without the second line of backquotes, the rest of the article is shown as code.',
    wrong: '```ts\nconst one = 1;\n\nAnd so on.',
    right: '```ts\nconst one = 1;\n```\n\nAnd so on.',
  }),
  'unknown-code-language': inBody({
    why: 'Code in a language the site does not know is shown in one colour.',
    wrong: '```typscript\nconst one = 1;\n```',
    right: '```ts\nconst one = 1;\n```',
  }),
  'ragged-table': inBody({
    why: 'A cell too many is not shown; one too few leaves a hole.',
    wrong: '| Plan | Price |\n| --- | --- |\n| Small | 9 | 12 |',
    right: '| Plan | Price | Yearly |\n| --- | --- | --- |\n| Small | 9 | 12 |',
  }),
  'table-without-separator': inBody({
    why: 'Without the line of hyphens the lines are shown as text with bars.',
    wrong: '| Plan | Price |\n| Small | 9 |',
    right: '| Plan | Price |\n| --- | --- |\n| Small | 9 |',
  }),
  'undefined-footnote': inBody({
    why: 'The page would show the brackets: its text is missing at the end of the document.',
    wrong: 'It was measured.[^1]',
    right: 'It was measured.[^1]\n\n[^1]: In March.',
  }),
  'undefined-reference': inBody({
    why: 'The page would show the brackets: nothing says where this name leads.',
    wrong: 'See [our articles][list].',
    right: 'See [our articles][list].\n\n[list]: /blog',
  }),
  'unclosed-bold': inBody({
    why: 'The page would show the asterisks.',
    wrong: 'This is **important.',
    right: 'This is **important**.',
  }),
};
