import type { CollectionPage, ContactPage, FAQPage, WebPage } from 'schema-dts';
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

type Item = { name: string; href: Href };

/** Describes a page that lists other pages, in the order of the page. */
export function describeCollectionPage(
  items: readonly Item[],
  { href, title, description, locale }: Page,
): CollectionPage {
  return {
    '@type': 'CollectionPage',
    name: title,
    description,
    url: addressOf(href, locale),
    inLanguage: locale,
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: items.length,
      itemListElement: items.map((item, index) => ({
        '@type': 'ListItem',
        position: index + 1,
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
