import type { DocumentPage } from '@/schema';
import { siteTime } from '@/site/clock.mjs';
import { prerenderLimits } from '@/site/limits';
import { defaultLocale, locales } from '@/site/locales';
import { type DocumentAddress, listDocumentPages } from './pages';

/**
 * Returns the slugs of a collection whose pages the build renders, for `generateStaticParams`: all that are public,
 * while the site is small; else those lists begin with, and the newest. Any other page is rendered at its first visit.
 */
export function listHead(page: DocumentPage): { slug: string }[] {
  const all = listDocumentPages({ locale: defaultLocale, now: new Date(siteTime()) });
  const own = all.filter((document) => document.page === page);
  const isSmall = all.length * locales.length <= prerenderLimits.pages;
  return (isSmall ? own : pickHead(own)).map(({ slug }) => ({ slug }));
}

/** Returns the documents that lists begin with, and the newest, of documents in the order of their list. */
export function pickHead(documents: readonly DocumentAddress[]): DocumentAddress[] {
  const newest = documents.toSorted((a, b) => timeOf(b) - timeOf(a));
  const { perCollection } = prerenderLimits;
  return [...new Set([...documents.slice(0, perCollection), ...newest.slice(0, perCollection)])];
}

function timeOf({ changedAt }: DocumentAddress): number {
  return changedAt === undefined ? 0 : Date.parse(changedAt);
}
