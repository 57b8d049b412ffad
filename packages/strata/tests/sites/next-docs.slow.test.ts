import { cpSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { bundleMDX } from 'mdx-bundler';
import remarkGfm from 'remark-gfm';
import { describe, expect, it } from 'vitest';
import { runStrata } from '../build/support/site';
import { askContentlayer } from '../oracle/contentlayer';
import { makeFolder, writeFiles } from '../output/support/folder';
import { type FileTree, pickFolder, readSite, repository } from '../output/support/project';
import { compareTrees, type Parts } from './compare-trees';

const packages = join(repository, 'node_modules');

/** The documentation that the package `next` ships: hundreds of documents that others wrote, Markdown with JSX. */
const documentation = join(packages, 'next/dist/docs');

type Way = 'native' | 'bridged';

/** rehype-autolink-headings puts a link into every heading with an id, and needs the bridge. */
const rehypePlugins = {
  native: 'rehypeSlug',
  bridged: 'rehypeSlug, rehypeAutolinkHeadings',
} satisfies Record<Way, string>;

const configOf = (way: Way) => `
import { defineDocumentType, makeSource } from 'contentlayer2/source-files';
import rehypeAutolinkHeadings from 'rehype-autolink-headings';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';

const Page = defineDocumentType(() => ({
  name: 'Page',
  filePathPattern: '**/*.mdx',
  contentType: 'mdx',
  fields: {
    title: { type: 'string', required: true },
    description: { type: 'string', required: true },
    nav_title: { type: 'string' },
    source: { type: 'string' },
    version: { type: 'string' },
  },
}));
export default makeSource({
  contentDirPath: 'content',
  documentTypes: [Page],
  onExtraFieldData: 'ignore',
  disableImportAliasWarning: true,
  mdx: { remarkPlugins: [remarkGfm], rehypePlugins: [${rehypePlugins[way]}] },
});
`;

/** A project of the documents, and of one that is plain Markdown and no MDX. */
function makeProject(way: Way): string {
  const folder = makeFolder('next-docs');
  symlinkSync(packages, join(folder, 'node_modules'));
  const content = join(folder, 'content');
  cpSync(documentation, content, { recursive: true });
  for (const file of readdirSync(content, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.md')) renameSync(join(content, file), join(content, `${file}x`));
  }
  writeFiles(folder, {
    'package.json': '{"type":"module"}',
    'contentlayer.config.ts': configOf(way),
    'content/plain.mdx': '---\ntitle: Plain\ndescription: Markdown\n---\n\nLess than <5.\n',
  });
  return folder;
}

/** Removes what strata refuses as MDX, which mdx-bundler has to refuse at the same line; returns the names. */
async function removeRefused(folder: string): Promise<string[]> {
  const { said } = await runStrata(folder, 'build');
  const refused = [...said.matchAll(/^(\S+\.mdx):(\d+):\d+ error invalid-mdx/gm)];
  for (const [, file = '', line] of refused) {
    const path = join(folder, file);
    expect(await lineOfBundler(readFileSync(path, 'utf8')), file).toBe(Number(line));
    rmSync(path);
  }
  return refused.map(([, file = '']) => file);
}

/** The line mdx-bundler names where it refuses a document; nothing where it takes it. */
async function lineOfBundler(source: string): Promise<number | undefined> {
  const gfm = { remarkPlugins: [remarkGfm] };
  try {
    await bundleMDX({
      source,
      mdxOptions: (options) => ({ ...options, ...gfm }),
      esbuildOptions: (options) => ({ ...options, logLevel: 'silent' }),
    });
    return undefined;
  } catch (error) {
    return Object(error).errors?.[0]?.location?.line;
  }
}

/** Builds the documents one way, and compares the output with what contentlayer2 makes of them with both plugins. */
async function compareProject(way: Way, expected?: (theirs: Parts) => Parts) {
  const folder = makeProject(way);
  const refused = await removeRefused(folder);
  const { said } = await runStrata(folder, 'build');
  const ours = readSite(folder);
  writeFiles(folder, { 'contentlayer.config.ts': configOf('bridged') });
  const theirs = await askContentlayer(folder);
  const { differences } = compareTrees(pickOutput(ours), pickOutput(theirs), expected);
  return { differences, said, refused, ours };
}

const pickOutput = (tree: FileTree) => pickFolder(tree, '.contentlayer/generated');

/** Returns how many bodies strata says it compiled in this way. */
const countBodies = (said: string, way: Way) => Number(new RegExp(`(\\d+) ${way}`).exec(said)?.[1]);

/** The links of rehype-autolink-headings, and those that stand for them where components replace elements. */
const headingLinks = [
  /<a aria-hidden="true" tabindex="-1" href="#[^"]*"><span class="icon icon-link"><\/span><\/a>/g,
  /<stub-component name="replaced-a" attributes="[^"]*aria-hidden[^"]*"><span class="icon icon-link"><\/span><\/stub-component>/g,
];

/** What a body renders without rehype-autolink-headings. */
const withoutLinks = (parts: Parts): Parts =>
  Object.fromEntries(
    Object.entries(parts).map(([name, text]) => [
      name,
      headingLinks.reduce((left, link) => left.replace(link, ''), text),
    ]),
  );

describe('the documentation of Next', { timeout: 180_000 }, () => {
  it('is the site contentlayer2 builds, natively', async () => {
    const { differences, said, refused, ours } = await compareProject('native', withoutLinks);
    expect(refused).toContain('content/plain.mdx');
    expect(differences, said).toEqual([]);
    expect(countBodies(said, 'native')).toBeGreaterThanOrEqual(300);
    // No link was taken out of one page that is in the other.
    for (const [path, text] of Object.entries(ours)) expect(text, path).not.toContain('icon-link');
  });

  it('is the site contentlayer2 builds, over the bridge', async () => {
    const { differences, said, refused } = await compareProject('bridged');
    expect(refused).toContain('content/plain.mdx');
    expect(differences, said).toEqual([]);
    expect(countBodies(said, 'bridged')).toBeGreaterThanOrEqual(300);
  });
});
