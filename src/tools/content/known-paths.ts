import { staticRoutes } from '@/site/routes';

/**
 * Addresses a link may lead to besides those of documents: the pages of `src/site/routes.ts` that need
 * no slug, and the files the site writes for machines.
 */
export const knownPaths: readonly string[] = [
  ...staticRoutes,
  '/feed.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
];
