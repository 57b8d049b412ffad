import { existsSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { listComponents } from '@/mdx/component-facts';
import { proseExamples } from '@/mdx/examples';
import { locales } from '@/site/locales';
import { openTryOut } from '@/tools/dev/try-out';

// The compiler is loaded with the first text.
vi.setConfig({ testTimeout: 60_000 });

const { tryMdx, recall } = openTryOut(() => undefined);

const examples = [
  ...listComponents().map(({ name, example }) => [name, example] as const),
  ...Object.entries(proseExamples),
];

test.each(examples)(
  'the example of %s has nothing to mend, in any language',
  async (_, example) => {
    for (const locale of locales) {
      const { findings, code } = await tryMdx({ mdx: example[locale], locale });
      expect(findings).toEqual([]);
      expect(code).toContain('_jsx');
    }
  },
);

test('every attribute of a component says what it is', () => {
  for (const { props } of listComponents()) for (const { says } of props) expect(says).not.toBe('');
});

test('code to run is refused, named by its line, and not compiled', async () => {
  const mdx =
    'Words.\n\nimport "fs"\n\n{globalThis.wasRun = true}\n\n<Callout title={1}>\n\nx\n\n</Callout>';
  const tried = await tryMdx({ mdx, locale: 'en' });
  expect(tried.code).toBeUndefined();
  expect(recall(tried.name)).toEqual({});
  const places = tried.findings.map(({ code, line, file }) => [code, line, file]);
  expect(places).toContainEqual(['code-in-body', 5, 'your text']);
  expect(places).toContainEqual(['code-in-body', 7, 'your text']);
  expect(globalThis).not.toHaveProperty('wasRun');
});

test('what cannot be parsed, an unknown component and a picture that is not there are findings', async () => {
  const codesOf = async (mdx: string) =>
    (await tryMdx({ mdx, locale: 'en' })).findings.map(({ code }) => code);
  expect(await codesOf('<Callout>')).toContain('invalid-mdx');
  expect(await codesOf('<Calout>x</Calout>')).toContain('unknown-component');
  expect(await codesOf('![a](/images/none.webp)')).toEqual(['missing-image']);
  expect(await codesOf('')).toEqual(['empty-body']);
  expect(await codesOf('---\ntitle: x\n---\n')).not.toContain('unknown-key');
});

test('a text is set as its language has it, and known by its name a moment later', async () => {
  const tried = await tryMdx({ mdx: 'Dom w lesie', locale: 'pl' });
  expect(tried.code).toMatch(/Dom w(?:\\xA0|\u00a0)lesie/);
  expect(recall(tried.name)).toEqual({ code: tried.code });
  expect(existsSync('content/blog/try-out.mdx')).toBe(false);
});
