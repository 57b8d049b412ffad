import { type Engine, importPlugins } from './engine';

const config = `import { defineDocumentType, defineNestedType, makeSource } from 'contentlayer2/source-files';
${importPlugins}
const Image = defineNestedType(() => ({
  name: 'Image',
  fields: { src: { type: 'string', required: true }, alt: { type: 'string', required: true } },
}));
const Article = defineDocumentType(() => ({
  name: 'Article',
  filePathPattern: 'blog/*.mdx',
  contentType: 'mdx',
  fields: {
    title: { type: 'string', required: true },
    description: { type: 'string', required: true },
    author: { type: 'string', required: true },
    image: { type: 'nested', of: Image, required: true },
    publishedAt: { type: 'date', required: true },
    tags: { type: 'list', of: { type: 'string' }, required: true },
    views: { type: 'number', required: true },
  },
  computedFields: {
    slug: { type: 'string', resolve: (article) => article._raw.flattenedPath.replace('blog/', '') },
  },
}));
export default makeSource({
  contentDirPath: 'content',
  contentDirInclude: ['blog'],
  documentTypes: [Article],
  mdx: { remarkPlugins: [remarkGfm], rehypePlugins: [rehypeSlug] },
  disableImportAliasWarning: true,
});
`;

const project = {
  packages: {},
  files: { 'contentlayer.config.ts': config },
  shows: '.contentlayer/generated/Article/blog__article-0.mdx.json',
};

export const contentlayer: Engine = {
  ...project,
  name: 'contentlayer2',
  build: 'node_modules/.bin/contentlayer2 build',
  dev: 'node_modules/.bin/contentlayer2 dev',
  note: 'the same config as strata; its cache goes by times',
};

export const strata: Engine = {
  ...project,
  name: 'strata',
  build: 'node_modules/.bin/strata build',
  dev: 'node_modules/.bin/strata dev',
  note: 'writes what contentlayer2 writes',
};
