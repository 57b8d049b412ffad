import type { WebPage } from 'schema-dts';
import type { Locale } from '@/site/locales';
import type { Href } from '@/site/routes';
import { addressOf } from './address';
import { organizationReference } from './organization';

type Page = { href: Href; title: string; description: string; locale: Locale };

/** Describes a page that is about the agency and no thing of its own. */
export function webPage({ href, title, description, locale }: Page): WebPage {
  return {
    '@type': 'WebPage',
    name: title,
    description,
    url: addressOf(href, locale),
    inLanguage: locale,
    about: organizationReference(),
  };
}
