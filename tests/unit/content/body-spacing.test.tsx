import { evaluate } from '@mdx-js/mdx';
import type { ComponentProps } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import rehypeSlug from 'rehype-slug';
import { expect, test } from 'vitest';
import { rehypeSpacing } from '@/tools/content/body-spacing';

function Callout({ title, kind, children }: ComponentProps<'aside'> & { kind?: string }) {
  return (
    <aside title={title} data-kind={kind}>
      {children}
    </aside>
  );
}

const file =
  (path: string) =>
  () =>
  (_: unknown, { data }: { data: object }) => {
    Object.assign(data, { rawDocumentData: { sourceFilePath: path } });
  };

/** Renders a body as the build compiles it. */
async function render(source: string, path = 'services/x.pl.mdx'): Promise<string> {
  const { default: Document } = await evaluate(source, {
    ...runtime,
    remarkPlugins: [file(path)],
    rehypePlugins: [rehypeSlug, rehypeSpacing],
  });
  return renderToStaticMarkup(<Document components={{ Callout }} />);
}

test('binds words in paragraphs, at the start of a line and before a link', async () => {
  expect(await render('Kawa i ciasto.\nW domu i [z bliska](/x) – *w pół* dnia.')).toBe(
    '<p>Kawa i\u00a0ciasto.\nW\u00a0domu i\u00a0<a href="/x">z\u00a0bliska</a>\u00a0– <em>w\u00a0pół</em> dnia.</p>',
  );
});

test('binds headings, whose ids stay, lists and the title of a callout', async () => {
  expect(await render('## Dzień w porcie')).toBe(
    '<h2 id="dzień-w-porcie">Dzień w\u00a0porcie</h2>',
  );
  expect(await render('- Kawa i ciasto')).toContain('i\u00a0ciasto');
  expect(await render('<Callout title="Co w cenie" kind="i o">\n\nRaz\n\n</Callout>')).toBe(
    '<aside title="Co w\u00a0cenie" data-kind="i o"><p>Raz</p></aside>',
  );
});

test('leaves code as it was written', async () => {
  expect(await render('`a = i o u`')).toContain('a = i o u');
  expect(await render('```js\nfor (a of i o) z = 2 px\n```')).toContain('for (a of i o) z = 2 px');
});

test('only in Polish, whether the name of the file says so or the document itself', async () => {
  expect(await render('Kawa i ciasto.', 'services/x.mdx')).toContain('i ciasto');
  const said = '---\nlang: pl\n---\n\nKawa i ciasto.';
  expect(await render(said, 'services/x.mdx')).toContain('i\u00a0ciasto');
});
