import { existsSync } from 'node:fs';
import { join } from 'node:path';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import { describe, expect, it } from 'vitest';
import { type BodyOutput, definePipeline, type Pipeline } from '../../src/compile/pipeline';
import { verifyBodies } from '../../src/verify/verify-bodies';
import { contentFolder, inputOf, optionsOf, readInputs } from '../compile/body-input';
import { hashParts, listFiles, readFiles } from '../oracle/ground';
import { keepAnswer } from '../oracle/kept-answers';

/** The content of the repository around strata, where there is one. */
const siteContent = join(contentFolder, '../../../content');
const corpus = readInputs(join(contentFolder, 'corpus'));

/** An unknown plugin that changes nothing: with it a pipeline bridges. */
const remarkNothing = () => () => undefined;

/** All of strata: the exact way is its own. */
const sources = [join(contentFolder, '../src'), contentFolder].flatMap((folder) => [
  ...readFiles(listFiles(folder)),
]);
const strata = hashParts(sources);

const exactBodies = new Map<string, Promise<BodyOutput>>();

/** The exact way gives both fast ways the same answer: with plugins of one name, it runs once per text. */
function rememberExact(pipeline: Pipeline, plugins: string): Pipeline {
  return {
    ...pipeline,
    compileExactly: (input) => {
      const key = `${plugins} ${input.text}`;
      const question = { kind: 'exact', parts: [strata, plugins, input.name, input.text] };
      const known =
        exactBodies.get(key) ?? keepAnswer(question, () => pipeline.compileExactly(input));
      exactBodies.set(key, known);
      return known;
    },
  };
}

const gfm = { remarkPlugins: [remarkGfm], rehypePlugins: [rehypeSlug] };
const native = rememberExact(definePipeline(optionsOf(gfm)), 'gfm');
const bridged = rememberExact(
  definePipeline(optionsOf({ ...gfm, remarkPlugins: [remarkGfm, remarkNothing] })),
  'gfm',
);
const plain = rememberExact(definePipeline(optionsOf()), 'none');

describe('the corpus of hard cases', { timeout: 120_000 }, () => {
  it('has at least 150 of them', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(150);
  });

  it('renders natively as exactly', async () => {
    const { differences, ways } = await verifyBodies(corpus, native);
    expect(differences).toEqual([]);
    expect(ways.native).toBeGreaterThan(150);
  });

  it('renders over the bridge as exactly', async () => {
    const { differences, ways } = await verifyBodies(corpus, bridged);
    expect(differences).toEqual([]);
    expect(ways.bridged).toBeGreaterThan(150);
  });

  it('renders without plugins as exactly', async () => {
    const { differences } = await verifyBodies(corpus, plain);
    expect(differences).toEqual([]);
  });

  it('takes the exact way for the documents that are named after it, and for no others', async () => {
    const taken = await Promise.all(
      corpus.map(async (input) => ({ name: input.name, way: (await native.compile(input)).way })),
    );
    const exact = taken.filter(({ way }) => way === 'exact').map(({ name }) => name);
    const expected = corpus.map(({ name }) => name).filter((name) => name.includes('/exact-'));
    expect(exact).toEqual(expected);
  });
});

describe.runIf(existsSync(siteContent))('the content of the site', { timeout: 120_000 }, () => {
  const inputs = existsSync(siteContent) ? readInputs(siteContent) : [];

  it('renders natively as exactly', async () => {
    const { differences, ways } = await verifyBodies(inputs, native);
    expect(differences).toEqual([]);
    expect(ways).toEqual({ native: inputs.length, bridged: 0, exact: 0 });
  });

  it('renders over the bridge as exactly', async () => {
    const { differences } = await verifyBodies(inputs, bridged);
    expect(differences).toEqual([]);
  });
});

it('reports the first differing place', async () => {
  const wrong: Pipeline = {
    ...native,
    compile: () => native.compile(inputOf('One two three.\n')),
    compileExactly: (input) => native.compile(input),
  };
  const { differences } = await verifyBodies([inputOf('One two four.\n', 'corpus/a.mdx')], wrong);
  expect(differences).toEqual([
    {
      name: 'corpus/a.mdx',
      way: 'native',
      because: expect.any(String),
      part: 'HTML',
      chosen: '<p>One two three.</p>',
      exact: '<p>One two four.</p>',
    },
  ]);
});
