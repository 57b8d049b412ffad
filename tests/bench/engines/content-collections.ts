import { type Engine, importPlugins, plugins } from './engine';

export const contentCollections: Engine = {
  name: 'content-collections',
  packages: {
    '@content-collections/cli': '0.1.9',
    '@content-collections/core': '0.15.3',
    '@content-collections/mdx': '0.2.2',
    typescript: '5.9.3',
    zod: '4.6.7',
    ...plugins,
  },
  files: {
    'content-collections.ts': `import { defineCollection, defineConfig } from '@content-collections/core';
import { compileMDX } from '@content-collections/mdx';
import { z } from 'zod';
${importPlugins}
const articles = defineCollection({
  name: 'articles',
  directory: 'content/blog',
  include: '*.mdx',
  schema: z.object({
    title: z.string(),
    description: z.string(),
    author: z.string(),
    image: z.object({ src: z.string(), alt: z.string() }),
    publishedAt: z.iso.datetime({ offset: true }),
    tags: z.array(z.string()),
    views: z.number(),
    content: z.string(),
  }),
  transform: async (document, context) => ({
    ...document,
    slug: document._meta.path,
    body: await compileMDX(context, document, {
      remarkPlugins: [remarkGfm],
      rehypePlugins: [rehypeSlug],
    }),
  }),
});
export default defineConfig({ content: [articles] });
`,
  },
  build: 'node_modules/.bin/content-collections build',
  dev: 'node_modules/.bin/content-collections watch',
  shows: '.content-collections/generated/allArticles.js',
  note: 'compiles with mdx-bundler too; its cache goes by the content',
};
