import type { WebSite } from 'schema-dts';
import { company } from '@/site/company';
import { locales } from '@/site/locales';
import { fullAddress } from './address';
import { organizationReference } from './organization';

/** Describes the site as a whole, whose name search engines show above its pages; the home page carries it. */
export function webSite(description: string): WebSite {
  return {
    '@type': 'WebSite',
    '@id': fullAddress('/#website'),
    name: company.name,
    url: fullAddress('/'),
    description,
    inLanguage: [...locales],
    publisher: organizationReference(),
  };
}
