import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import rehypeToc from '@jsdevtools/rehype-toc';
import { rehypeAccessibleEmojis } from 'rehype-accessible-emojis';
import rehypeAutolinkHeadings from 'rehype-autolink-headings';
import rehypeCodeTitles from 'rehype-code-titles';
import rehypeExternalLinks from 'rehype-external-links';
import rehypeHighlight from 'rehype-highlight';
import rehypeImgSize from 'rehype-img-size';
import rehypeKatex from 'rehype-katex';
import rehypePresetMinify from 'rehype-preset-minify';
import rehypePrettyCode from 'rehype-pretty-code';
import rehypePrismPlus from 'rehype-prism-plus';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import rehypeUnwrapImages from 'rehype-unwrap-images';
import remarkBreaks from 'remark-breaks';
import remarkDirective from 'remark-directive';
import remarkEmoji from 'remark-emoji';
import remarkFlexibleCodeTitles from 'remark-flexible-code-titles';
import remarkFrontmatter from 'remark-frontmatter';
import { remarkAlert } from 'remark-github-blockquote-alert';
import remarkMath from 'remark-math';
import remarkSmartypants from 'remark-smartypants';
import remarkSqueezeParagraphs from 'remark-squeeze-paragraphs';
import remarkToc from 'remark-toc';
import remarkUnwrapImages from 'remark-unwrap-images';
import type { Way } from '../../src/compile/pipeline';

/** A plugin, and the way documents take with it. */
export interface PluginCase {
  readonly name: string;
  readonly way: Way;
  readonly remark?: unknown[];
  readonly rehype?: unknown[];
  /** The document's first block of code has its title as these plugins want it. */
  readonly titles?: true;
  /** What the plugin makes of the document: it did run. */
  readonly makes: string;
}

/** A document with something for every plugin. */
export const document = readFileSync(join(import.meta.dirname, 'plugins.mdx'), 'utf8');

/** The nodes that rehype-raw needs named to run over MDX at all. */
export const passThrough = [
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxFlowExpression',
  'mdxTextExpression',
  'mdxjsEsm',
];

/** Each alone with remark-gfm, and with the plugins it needs. */
export const cases: readonly PluginCase[] = [
  { name: 'remark-gfm', way: 'native', makes: '<table>' },
  { name: 'remark-frontmatter', way: 'native', remark: [remarkFrontmatter], makes: 'Documents' },
  { name: 'rehype-slug', way: 'native', rehype: [rehypeSlug], makes: 'id="zażółć-code"' },
  { name: 'remark-math', way: 'exact', remark: [remarkMath], makes: 'math-inline' },
  {
    name: 'rehype-katex',
    way: 'exact',
    remark: [remarkMath],
    rehype: [rehypeKatex],
    makes: 'katex',
  },
  { name: 'remark-directive', way: 'exact', remark: [remarkDirective], makes: '<div>' },
  { name: 'remark-breaks', way: 'bridged', remark: [remarkBreaks], makes: 'one<br/>' },
  {
    name: 'remark-emoji',
    way: 'bridged',
    remark: [[remarkEmoji, { accessible: true }]],
    makes: 'and... 🚀 🚀',
  },
  { name: 'remark-smartypants', way: 'bridged', remark: [remarkSmartypants], makes: '“quoted”' },
  {
    name: 'remark-toc',
    way: 'bridged',
    remark: [remarkToc],
    rehype: [rehypeSlug],
    makes: 'href="#za%C5%BC%C3%B3%C5%82%C4%87-code"',
  },
  {
    name: 'remark-unwrap-images',
    way: 'bridged',
    remark: [remarkUnwrapImages],
    makes: '\n<img src="/image.png"',
  },
  {
    name: 'remark-flexible-code-titles',
    way: 'bridged',
    remark: [remarkFlexibleCodeTitles],
    makes: 'remark-code-title',
    titles: true,
  },
  {
    name: 'remark-github-blockquote-alert',
    way: 'bridged',
    remark: [remarkAlert],
    makes: 'markdown-alert-note',
  },
  {
    name: 'remark-squeeze-paragraphs',
    way: 'bridged',
    remark: [remarkSqueezeParagraphs],
    makes: 'Documents',
  },
  {
    name: 'rehype-autolink-headings',
    way: 'bridged',
    rehype: [rehypeSlug, [rehypeAutolinkHeadings, { behavior: 'append' }]],
    makes: 'icon-link',
  },
  {
    name: 'rehype-pretty-code',
    way: 'bridged',
    rehype: [[rehypePrettyCode, { theme: { dark: 'github-dark', light: 'github-light' } }]],
    makes: 'data-rehype-pretty-code-figure',
  },
  {
    name: 'rehype-prism-plus',
    way: 'bridged',
    rehype: [[rehypePrismPlus, { showLineNumbers: true }]],
    makes: 'token keyword',
  },
  { name: 'rehype-highlight', way: 'bridged', rehype: [rehypeHighlight], makes: 'hljs-keyword' },
  {
    name: 'rehype-external-links',
    way: 'bridged',
    rehype: [[rehypeExternalLinks, { target: '_blank' }]],
    makes: 'rel="nofollow"',
  },
  {
    name: 'rehype-img-size',
    way: 'bridged',
    rehype: [[rehypeImgSize, { dir: import.meta.dirname }]],
    makes: 'width="1" height="1"',
  },
  {
    name: 'rehype-unwrap-images',
    way: 'bridged',
    rehype: [rehypeUnwrapImages],
    makes: '\n<img src="/image.png"',
  },
  {
    name: 'rehype-accessible-emojis',
    way: 'bridged',
    rehype: [rehypeAccessibleEmojis],
    makes: 'role="img"',
  },
  {
    name: 'rehype-code-titles',
    way: 'bridged',
    rehype: [rehypeCodeTitles],
    makes: 'rehype-code-title',
    titles: true,
  },
  {
    name: 'rehype-raw',
    way: 'exact',
    rehype: [
      [
        rehypeRaw,
        {
          passThrough,
        },
      ],
    ],
    makes: 'Documents',
  },
  { name: 'rehype-sanitize', way: 'bridged', rehype: [rehypeSanitize], makes: '<h1></h1>' },
  { name: 'rehype-preset-minify', way: 'exact', rehype: [rehypePresetMinify], makes: 'Documents' },
  {
    name: '@jsdevtools/rehype-toc',
    way: 'bridged',
    rehype: [rehypeSlug, rehypeToc],
    makes: '<nav class="toc">',
  },
];
