import type { ContactPage } from 'schema-dts';
import type { Locale } from '@/site/locales';
import { addressOf } from './address';
import { organizationReference } from './organization';

type Page = { title: string; description: string; locale: Locale };

/** Describes the page with the contact form and the agency's details, which its graph says in full beside it. */
export function contactPage({ title, description, locale }: Page): ContactPage {
  return {
    '@type': 'ContactPage',
    name: title,
    description,
    url: addressOf('/contact', locale),
    inLanguage: locale,
    mainEntity: organizationReference(),
  };
}
