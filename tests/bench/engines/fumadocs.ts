import { type Engine, importPlugins, plugins } from './engine';

export const fumadocs: Engine = {
  name: 'fumadocs-mdx',
  packages: {
    'fumadocs-core': '16.15.13',
    'fumadocs-mdx': '15.4.3',
    react: '19.3.1',
    'react-dom': '19.3.1',
    vite: '8.3.8',
    ...plugins,
  },
  files: {
    'source.config.ts': `import { defineCollections, defineConfig } from 'fumadocs-mdx/config';
import { z } from 'zod';
${importPlugins}
export const articles = defineCollections({
  type: 'doc',
  dir: 'content/blog',
  mdxOptions: { preset: 'minimal', remarkPlugins: [remarkGfm], rehypePlugins: [rehypeSlug] },
  schema: z.object({
    title: z.string(),
    description: z.string(),
    author: z.string(),
    image: z.object({ src: z.string(), alt: z.string() }),
    publishedAt: z.iso.datetime({ offset: true }),
    tags: z.array(z.string()),
    views: z.number(),
  }),
});
export default defineConfig({ experimentalBuildCache: '.cache' });
`,
    'main.ts': `export { articles } from './.source/server';\n`,
    'vite.config.mjs': `import { fumadocsMdx } from 'fumadocs-mdx/vite';

export default { plugins: [fumadocsMdx()], build: { ssr: 'main.ts' }, logLevel: 'warn' };
`,
  },
  build: 'node_modules/.bin/fumadocs-mdx && node_modules/.bin/vite build',
  shows: 'dist/main.js',
  note: 'compiles inside of a bundler, here Vite for a server, with its experimental cache; a preview compiles what is asked for',
};
