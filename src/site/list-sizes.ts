import type { PagedRoute } from './routes';

/** How many documents a page of each list shows; further ones are on further pages. */
export const pageSizes = {
  '/blog': 24,
  '/blog/tags/[slug]': 24,
  // Five times the five cards of the grid's rhythm, so that its last row is full.
  '/case-study': 25,
  '/case-study/kind/[slug]': 25,
  '/videos': 24,
  '/search': 150,
} as const satisfies Record<PagedRoute, number>;

/** How many further pages of a list the build draws; the others are drawn when they are first asked for. */
export const mostPagesBuilt = 9;

/** How many pages of one kind `/llms.txt` names; of a larger kind the first few, and files with all of them. */
export const llmsSizes = { kind: 150, first: 20, file: 500 } as const;

/** How many lines of one kind the page with the figures of all case studies shows: the largest changes. */
export const mostFigures = 60;

/** How many addresses a file of the sitemap has at most; search engines take 50,000, and 50 MB. */
export const sitemapSize = 5000;
