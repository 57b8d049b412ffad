import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import rehypeKatex from 'rehype-katex';
import rehypePresetMinify from 'rehype-preset-minify';
import rehypeRaw from 'rehype-raw';
import remarkGfm from 'remark-gfm';
import { describe, expect, it } from 'vitest';
import { readPackages } from '../../src/compile/installed-packages';
import { definePipeline } from '../../src/compile/pipeline';
import { renderBody } from '../../src/verify/render-body';
import { verifyBodies } from '../../src/verify/verify-bodies';
import { inputOf, optionsOf } from './body-input';
import { cases, document, passThrough } from './plugin-cases';

describe.each(cases)('$name', ({ way, remark = [], rehype = [], makes, titles = false }) => {
  const options = optionsOf({ remarkPlugins: [remarkGfm, ...remark], rehypePlugins: rehype });
  const pipeline = definePipeline(options);
  const input = inputOf(titles ? document.replace('```js', '```js:title.js') : document);

  it(`takes the ${way} way and gives what the exact way gives`, async () => {
    const output = await pipeline.compile(input);
    expect(output).toMatchObject({ way, findings: [] });
    expect(renderBody(output.code)).toMatchObject({ html: expect.stringContaining(makes) });
    const { differences } = await verifyBodies([input], pipeline);
    expect(differences).toEqual([]);
  });
});

it('are all in the table of plugins, with their versions and ways', () => {
  const file = readFileSync(join(import.meta.dirname, '../../PLUGINS.md'), 'utf8');
  const table = file.replace(/ +/g, ' ');
  for (const { name, way } of cases) {
    const [installed] = readPackages([name], import.meta.dirname).filter((one) =>
      one.startsWith(`${name} `),
    );
    expect(table).toContain(`| ${installed?.replace(' ', ' | ')} | ${way} |`);
  }
});

it.each<[string, unknown[], string]>([
  ['rehype-raw without MDX to copy', [[rehypeRaw, { passThrough }]], '# Words\n\nand *more*\n'],
  ['rehype-katex without remark-math', [rehypeKatex], '```math\na = b\n```\n'],
  ['the plugins of rehype-preset-minify', [...(rehypePresetMinify.plugins ?? [])], document],
])('is bridged: %s', async (_what, rehypePlugins, text) => {
  const pipeline = definePipeline(optionsOf({ rehypePlugins }));
  expect(await pipeline.compile(inputOf(text))).toMatchObject({ way: 'bridged', findings: [] });
  expect((await verifyBodies([inputOf(text)], pipeline)).differences).toEqual([]);
});
