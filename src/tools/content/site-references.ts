import { readFileSync } from 'node:fs';
import { booking } from '@/features/booking/booking';
import { career } from '@/site/career';
import { featured } from '@/site/featured';
import type { Diagnostic } from './diagnostics';
import { nearest } from './nearest';
import { positionAt } from './position';
import type { SiteIndex } from './site-index';

/** A document that a file of the site's facts names. */
export interface SiteReference {
  readonly file: string;
  readonly collection: string;
  readonly slug: string;
  /** What the site leaves out where the document is missing; without it, no page could be built. */
  readonly leavesOut?: string;
}

/** Every document the site itself names. */
export const siteReferences: readonly SiteReference[] = [
  { file: 'src/site/career.ts', collection: 'people', slug: career.contactPerson },
  { file: 'src/features/booking/booking.ts', collection: 'people', slug: booking.host },
  {
    file: 'src/site/career.ts',
    collection: 'blog',
    slug: career.article,
    leavesOut: 'the link to it on /career',
  },
  {
    file: 'src/site/featured.ts',
    collection: 'people',
    slug: featured.developer,
    leavesOut: 'the quote on the home page',
  },
  ...featured.caseStudies.map((slug) => ({
    file: 'src/site/featured.ts',
    collection: 'case-studies',
    slug,
    leavesOut: 'its place on the home page',
  })),
];

/** Finds documents that the site names and that do not exist. */
export function findLostDocuments(
  references: readonly SiteReference[],
  index: SiteIndex,
): Diagnostic[] {
  return references.flatMap(({ file, collection, slug, leavesOut }) => {
    const slugs = index.slugs.get(collection) ?? new Set<string>();
    if (slugs.has(slug)) return [];
    const source = readFileSync(file, 'utf8');
    const near = nearest(slug, slugs);
    return [
      {
        ...(leavesOut && { level: 'warning' as const }),
        code: 'dangling-reference' as const,
        file,
        ...positionAt(source, source.indexOf(`'${slug}'`)),
        found: slug,
        expected: `the slug of a file in content/${collection}${leavesOut ? `; without it ${leavesOut} is missing` : ''}`,
        ...(near !== undefined && { nearest: near }),
        fix: near ? `Write ${near}.` : `Create it in content/${collection}, or name another.`,
      },
    ];
  });
}
