import { cpSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { bundleMDX } from 'mdx-bundler';
import remarkGfm from 'remark-gfm';
import { describe, expect, it } from 'vitest';
import { runStrata } from '../build/support/site';
import { makeFolder, writeFiles } from '../output/support/folder';
import { repository } from '../output/support/project';
import { compareSite } from './compare-site';

const packages = join(repository, 'node_modules');

/** The documentation that the package `next` ships: hundreds of documents that others wrote, Markdown with JSX. */
const documentation = join(packages, 'next/dist/docs');

const configOf = (imports: string, rehypePlugins: string) => `
import { defineDocumentType, makeSource } from 'contentlayer2/source-files';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
${imports}

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
  mdx: { remarkPlugins: [remarkGfm], rehypePlugins: [${rehypePlugins}] },
});
`;

/** A project of the documents, and of one that is plain Markdown and no MDX. */
function makeProject(config: string): string {
  const folder = makeFolder('next-docs');
  symlinkSync(packages, join(folder, 'node_modules'));
  const content = join(folder, 'content');
  cpSync(documentation, content, { recursive: true });
  for (const file of readdirSync(content, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.md')) renameSync(join(content, file), join(content, `${file}x`));
  }
  writeFiles(folder, {
    'package.json': '{"type":"module"}',
    'contentlayer.config.ts': config,
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

/** Returns how many bodies strata says it compiled in this way. */
const countBodies = (said: string, way: 'native' | 'bridged') =>
  Number(new RegExp(`(\\d+) ${way}`).exec(said)?.[1]);

describe('the documentation of Next', { timeout: 180_000 }, () => {
  it('is the site contentlayer2 builds, natively', async () => {
    const folder = makeProject(configOf('', 'rehypeSlug'));
    expect(await removeRefused(folder)).toContain('content/plain.mdx');
    const { differences, said } = await compareSite(folder, packages, { isVerified: false });
    expect(differences, said).toEqual([]);
    expect(countBodies(said, 'native')).toBeGreaterThanOrEqual(300);
  });

  it('renders over the bridge as mdx-bundler renders it', async () => {
    const imports = "import rehypeAutolinkHeadings from 'rehype-autolink-headings';";
    const folder = makeProject(configOf(imports, 'rehypeSlug, rehypeAutolinkHeadings'));
    expect(await removeRefused(folder)).toContain('content/plain.mdx');
    const { said } = await runStrata(folder, 'verify');
    expect(said).toContain(' 0 differ.');
    expect(countBodies(said, 'bridged')).toBeGreaterThanOrEqual(300);
  });
});
