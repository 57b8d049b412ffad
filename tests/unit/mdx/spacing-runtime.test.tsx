import { evaluate } from '@mdx-js/mdx';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { spacingRuntime } from '@/mdx/spacing-runtime';
import { bindPolish } from '@/rules/polish-spacing';

function Callout({ title, children }: ComponentProps<'aside'>) {
  return <aside title={title}>{children}</aside>;
}

async function render(source: string): Promise<string> {
  const { default: Document } = await evaluate(source, spacingRuntime(bindPolish));
  return renderToStaticMarkup(<Document components={{ Callout }} />);
}

test('binds words in paragraphs, at the start of a line and before a link', async () => {
  expect(await render('Kawa i ciasto.\nW domu i [z bliska](/x) – *w pół* dnia.')).toBe(
    '<p>Kawa i\u00a0ciasto.\nW\u00a0domu i\u00a0<a href="/x">z\u00a0bliska</a>\u00a0– <em>w\u00a0pół</em> dnia.</p>',
  );
});

test('binds headings, lists and the title of a callout', async () => {
  expect(await render('## Dzień w porcie')).toContain('w\u00a0porcie');
  expect(await render('- Kawa i ciasto')).toContain('i\u00a0ciasto');
  expect(await render('<Callout title="Co w cenie">\n\nRaz\n\n</Callout>')).toContain(
    'Co w\u00a0cenie',
  );
});

test('leaves code as it was written', async () => {
  expect(await render('`a = i o u`')).toContain('a = i o u');
  expect(await render('```js\nfor (a of i o) z = 2 px\n```')).toContain('for (a of i o) z = 2 px');
});
