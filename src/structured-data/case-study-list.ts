import type { CollectionPage } from 'schema-dts';
import type { CaseStudySummary } from '@/collections/case-studies';
import { collectionPage } from './collection-page';

/** Describes a page of case studies, in the order it shows them. */
export function caseStudyList(
  studies: readonly CaseStudySummary[],
  page: Parameters<typeof collectionPage>[1],
): CollectionPage {
  const items = studies.map(({ name, slug }) => ({
    name,
    href: { page: '/case-study/[slug]', slug } as const,
  }));
  return collectionPage(items, page);
}
