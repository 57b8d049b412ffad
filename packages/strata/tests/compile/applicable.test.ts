import { expect, test } from 'vitest';
import { definePipeline } from '../../src/compile/pipeline';
import { verifyBodies } from '../../src/verify/verify-bodies';
import { inputOf, optionsOf } from './body-input';

/** A rehype plugin for texts in Polish that says so. */
function polishOnly() {
  return (tree: { children: unknown[] }) => {
    tree.children.push({ type: 'text', value: 'koniec' });
  };
}
polishOnly.appliesTo = ({ frontmatter }: { frontmatter: Readonly<Record<string, unknown>> }) =>
  frontmatter.lang === 'pl';

const english = '---\nlang: en\n---\n\nText.\n';
const polish = '---\nlang: pl\n---\n\nTekst.\n';

test('a plugin that does not apply to a document costs it nothing', async () => {
  const pipeline = definePipeline(optionsOf({ rehypePlugins: [[polishOnly, {}]] }));
  const [one, other] = [
    await pipeline.compile(inputOf(english)),
    await pipeline.compile(inputOf(polish)),
  ];
  expect([one.way, other.way]).toEqual(['native', 'bridged']);
  expect(one.code).not.toContain('koniec');
  expect(other.code).toContain('koniec');
});

test('verify finds a plugin that changes what it says it does not', async () => {
  const liar = Object.assign(() => polishOnly(), { appliesTo: () => false });
  const pipeline = definePipeline(optionsOf({ rehypePlugins: [liar] }));
  const { differences } = await verifyBodies([inputOf(english)], pipeline);
  expect(differences).toHaveLength(1);
});
