import { type Engine, importPlugins, plugins } from './engine';

export const velite: Engine = {
  name: 'velite',
  packages: { velite: '0.4.0', ...plugins },
  files: {
    'velite.config.ts': `import { defineConfig, s } from 'velite';
${importPlugins}
export default defineConfig({
  root: 'content',
  mdx: { remarkPlugins: [remarkGfm], rehypePlugins: [rehypeSlug], copyLinkedFiles: false },
  collections: {
    articles: {
      name: 'Article',
      pattern: 'blog/*.mdx',
      schema: s.object({
        title: s.string(),
        description: s.string(),
        author: s.string(),
        image: s.object({ src: s.string(), alt: s.string() }),
        publishedAt: s.isodate(),
        tags: s.array(s.string()),
        views: s.number(),
        slug: s.path(),
        raw: s.raw(),
        body: s.mdx(),
      }),
    },
  },
});
`,
  },
  build: 'node_modules/.bin/velite build --strict',
  dev: 'node_modules/.bin/velite dev',
  shows: '.velite/articles.json',
  note: 'minifies the code, as is its default; keeps nothing between builds',
};
