import { getTranslations } from 'next-intl/server';
import type { Entry, SiteContent } from '@/collections/pages';
import type { EntryKind } from '@/features/search/search-entry';
import { directory } from '@/site/nav';
import type { Href } from '@/site/routes';

/** A page of the site with its words in one language. */
export type SitePage = Omit<Entry, 'tags' | 'kind' | 'href'> & { kind: EntryKind; href: Href };

/** The pages without a document, as in the footer; the list of all pages is not worth finding. */
const sitePages = directory
  .flatMap(({ entries }) => [...entries])
  .filter(({ key }) => key !== 'allPages');

/** Returns every page worth finding: documents, tags of the blog, and pages without a document. */
export async function describeSite({ entries, tags, locale }: SiteContent): Promise<SitePage[]> {
  const words = await getTranslations({ locale, namespace: 'site' });
  const bare = { lang: locale, description: '', keywords: [], headings: [], text: '' };
  return [
    ...entries.map(({ tags: carried, ...entry }) => ({
      ...entry,
      keywords: [...entry.keywords, ...carried.map((tag) => words(`tags.${tag}`))],
    })),
    ...tags.map(({ tag }) => ({
      ...bare,
      kind: 'topic' as const,
      href: { page: '/blog/tags/[slug]', slug: tag } as const,
      title: words(`tags.${tag}`),
      description: words(`tagLeads.${tag}`),
    })),
    ...sitePages.map(({ key, href }) => ({
      ...bare,
      kind: 'page' as const,
      href,
      title: words(`nav.${key}`),
    })),
  ];
}
