import { evaluate } from '@mdx-js/mdx';
// The provider needs React context, which server components lack; in a test there is one.
import { MDXProvider, useMDXComponents } from '@mdx-js/react';
import { NextIntlClientProvider } from 'next-intl';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import { describe, expect, test } from 'vitest';
import { bodyElementsWith } from '@/mdx/body-elements';
import type { FormerIds } from '@/rules/former-ids';
import site from '../../../messages/en/site.json';

async function render(source: string, formerIds?: FormerIds): Promise<string> {
  const { default: Document } = await evaluate(source, {
    ...runtime,
    useMDXComponents,
    remarkPlugins: [remarkGfm],
    rehypePlugins: [rehypeSlug],
  });
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ site }}>
      <MDXProvider components={bodyElementsWith(formerIds)}>
        <Document />
      </MDXProvider>
    </NextIntlClientProvider>,
  );
}

test('a heading also bears the ids it had before, for links that others have made', async () => {
  const formerIds = new Map([['now', ['then', 'before']]]);
  expect(await render('## Now\n\n## Later', formerIds)).toBe(
    '<h2 id="now"><span id="then"></span><span id="before"></span><a href="#now">Now</a></h2>\n<h2 id="later"><a href="#later">Later</a></h2>',
  );
});

test('a callout has its own title, or that of its kind', async () => {
  expect(await render('<Callout kind="warning">\n\nMind the gap.\n\n</Callout>')).toMatch(
    new RegExp(`role="note".*${site.callout.warning}.*Mind the gap`),
  );
  expect(await render('<Callout title="Read this">\n\nText\n\n</Callout>')).toContain('Read this');
});

test('a figure has its size, its alternative text and its caption', async () => {
  const html = await render(
    '<Figure src="/videos/hero-poster.webp" alt="A tree" caption="Seen from the side" />',
  );
  expect(html).toMatch(/<img[^>]+alt="A tree"/);
  expect(html).toMatch(/width="1280" height="720"/);
  expect(html).toContain('<figcaption');
  expect(html).toContain('Seen from the side');
});

describe('a Markdown picture', () => {
  const picture = '![A tree](/videos/hero-poster.webp)';

  test('alone is a figure and no paragraph, and one among words stays in its line', async () => {
    expect(await render(picture)).toMatch(/^<figure><picture.*<\/picture><\/figure>$/);
    expect(await render(`See ${picture} here.`)).toMatch(
      /^<p>See <picture.*<\/picture> here\.<\/p>$/,
    );
  });

  test('has its title as the caption', async () => {
    expect(await render('![A tree](/videos/hero-poster.webp "Seen from the side")')).toMatch(
      /^<figure><picture.*<\/picture><figcaption[^>]*>Seen from the side<\/figcaption><\/figure>$/,
    );
  });

  test('in a link is a figure, and several one under the other are a figure each', async () => {
    const linked = `[${picture.replace(')', ' "The way in")')}](/blog)`;
    expect(await render(linked)).toMatch(
      /^<figure><a [^>]*href="\/blog".*<\/a><figcaption[^>]*>The way in</,
    );
    const html = await render(`${picture}\n${picture}`);
    expect(html).not.toContain('<p>');
    expect(html.match(/<figure>/g)).toHaveLength(2);
  });
});

test('a quote names its author', async () => {
  expect(await render('<Quote author="Ola">\n\nShip it.\n\n</Quote>')).toMatch(
    /<blockquote.*Ship it\..*<figcaption[^>]*>Ola/,
  );
});

test('a table scrolls by keyboard, and a cell without words is no header', async () => {
  const html = await render('| | Low |\n|---|--:|\n| Sign-in | 6 |');
  expect(html).toMatch(/role="group"[^>]*tabindex="0"/);
  expect(html).toContain('<th scope="col"');
  expect(html.match(/<th /g)).toHaveLength(1);
});

test('a task says in words whether it is done', async () => {
  const html = await render('- [x] Measured\n- [ ] Fixed');
  expect(html).toContain(site.tasks.done);
  expect(html).toContain(site.tasks.open);
  expect(html).not.toContain('<input');
});

test('a heading links to itself', async () => {
  expect(await render('## Three things')).toMatch(
    /<h2[^>]*><a href="#[^"]*">Three things<\/a><\/h2>/,
  );
});
