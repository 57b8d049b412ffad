import type { CollectionPage, ContactPage, FAQPage, WebPage } from 'schema-dts';
import type { LegalSummary } from '@/collections/legal';
import type { ListPage } from '@/rules/list-pages';
import type { Locale } from '@/site/locales';
import type { Href } from '@/site/routes';
import { addressOf } from './address';
import { referToOrganization } from './organization';

type Page = { href: Href; title: string; description: string; locale: Locale };

/** Describes a page about the agency that has no more specific type. */
export function describeWebPage({ href, title, description, locale }: Page): WebPage {
  return {
    '@type': 'WebPage',
    name: title,
    description,
    url: addressOf(href, locale),
    inLanguage: locale,
    about: referToOrganization(),
  };
}

/** Describes a legal text on its page in the language `locale`: which version it is, and since when it holds. */
export function describeLegalText(text: LegalSummary, locale: Locale): WebPage {
  const { href, title, description, lang, version, effectiveFrom } = text;
  return {
    ...describeWebPage({ href, title, description, locale }),
    inLanguage: lang,
    version,
    dateModified: effectiveFrom,
    publisher: referToOrganization(),
  };
}

type Item = { name: string; href: Href };

/** Where a page of a list stands: how many items come before its own, how many there are, and the list itself. */
type Place = { before: number; total: number; list: { href: Href; name: string } };

/** Returns where a page of a list stands in it. */
export function placeInList(
  { before, total }: Pick<ListPage<unknown>, 'before' | 'total'>,
  list: Place['list'],
): Place {
  return { before, total, list };
}

/** Describes a page that lists other pages, in the order of the page; `place` is for a page of a longer list. */
export function describeCollectionPage(
  items: readonly Item[],
  { href, title, description, locale, place }: Page & { place?: Place | undefined },
): CollectionPage {
  const { before = 0, total = items.length, list } = place ?? {};
  return {
    '@type': 'CollectionPage',
    name: title,
    description,
    url: addressOf(href, locale),
    inLanguage: locale,
    ...(list &&
      before > 0 && {
        isPartOf: {
          '@type': 'CollectionPage',
          name: list.name,
          url: addressOf(list.href, locale),
        },
      }),
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: total,
      itemListElement: items.map((item, index) => ({
        '@type': 'ListItem',
        position: before + index + 1,
        name: item.name,
        url: addressOf(item.href, locale),
      })),
    },
  };
}

/** Describes the contact page. The agency's details are in `describeOrganization()`, in the same graph. */
export function describeContactPage({
  title,
  description,
  locale,
}: Omit<Page, 'href'>): ContactPage {
  return {
    '@type': 'ContactPage',
    name: title,
    description,
    url: addressOf('/contact', locale),
    inLanguage: locale,
    mainEntity: referToOrganization(),
  };
}

type Question = { question: string; answer: string };

/** Describes the questions of a page, word for word; `lang` is the language they are written in. */
export function describeQuestions(questions: readonly Question[], lang?: Locale): FAQPage {
  return {
    '@type': 'FAQPage',
    ...(lang && { inLanguage: lang }),
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
