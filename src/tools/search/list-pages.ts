import { createTranslator } from 'next-intl';
import { listTagWindows, loadFullEntries } from '@/collections/entries';
import type { FindablePage } from '@/features/search/search-entry';
import {
  describeDocument,
  describeSitePage,
  describeTag,
  type SitePage,
  sitePages,
} from '@/features/search/server/site-pages';
import { loadMessages } from '@/i18n/messages';
import type { Window } from '@/rules/window';
import type { Words } from '@/schema/shared/collection';
import { company } from '@/site/company';
import type { Locale } from '@/site/locales';
import { pathFor } from '@/site/routes';
import { addAliases } from './add-aliases';
import { listOffer, lowestPrice } from './list-offer';
import { orderPages } from './order-pages';
import { textOfPage } from './page-text';

/**
 * Lists all that is worth finding in a language at `now` (milliseconds) or later: the site's own pages, questions, plans
 * and add-ons, documents that are no drafts, and tags of the blog.
 */
export async function listFindablePages(locale: Locale, now: number): Promise<FindablePage[]> {
  const messages = await loadMessages(locale);
  // The types of a translator are those of the messages it was made of; these are all of them.
  const words = createTranslator({ locale, messages }) as unknown as Words;
  const find = (page: SitePage, facts: { text?: string } & Partial<Window> = {}): FindablePage => ({
    kind: page.kind,
    path: pathFor(page.href, locale),
    title: page.title,
    description: page.description,
    ...(page.lang !== locale && { lang: page.lang }),
    headings: page.headings.map(({ text, id }) => ({ text, id })),
    keywords: page.keywords,
    text: facts.text ?? '',
    from: facts.from ?? 0,
    ...(isDated(facts.until) && { until: facts.until }),
  });
  const own = sitePages.map((site) => {
    const { description, ...page } = describeSitePage(site, words, locale);
    const price = site.key === 'pricing' ? lowestPrice({ words, locale, now }) : undefined;
    return find(
      {
        ...page,
        description: price ? `${price}. ${description}` : description,
        keywords: site.key === 'contact' ? contactFacts : [],
      },
      { text: textOfPage(site.key, messages) },
    );
  });
  const documents = await loadFullEntries(locale, now);
  const offer = listOffer({ words, locale, now });
  const priced = [
    ...offer.filter(({ kind }) => kind !== 'question').map(({ path }) => path),
    ...documents.flatMap(({ price, href }) => (price.priceFrom ? pathFor(href, locale) : [])),
  ];
  const all = [
    ...own,
    ...offer,
    ...documents.map(({ text, from, until, ...entry }) =>
      find(describeDocument(entry, words, locale), { text, from, until }),
    ),
    ...listTagWindows(now).map(({ tag, ...window }) =>
      find(describeTag(tag, words, locale), window),
    ),
  ];
  return orderPages(addAliases(all, { locale, priced: new Set(priced) }));
}

const { street, postalCode, city, phone, email } = company;
/** What is written on the contact page besides its messages. */
const contactFacts = [phone, email, `${street}, ${postalCode} ${city}`];

const isDated = (time: number | undefined): time is number => Number.isFinite(time);
