import type { Service } from 'schema-dts';
import type { ServiceSummary } from '@/collections/services';
import { canonicalLanguage } from '@/rules/canonical-language';
import { company } from '@/site/company';
import type { Locale } from '@/site/locales';
import { addressOf, fullAddress } from './address';
import { organizationInShort } from './organization';

/** Describes a development service under its canonical address. */
export function service(document: ServiceSummary, locale: Locale): Service {
  const { slug, title, description, languages, image } = document;
  return {
    '@type': 'Service',
    name: title,
    serviceType: title,
    description,
    url: addressOf({ page: '/development/[slug]', slug }, canonicalLanguage(languages, locale)),
    image: fullAddress(image.src),
    provider: organizationInShort(),
    areaServed: { '@type': 'Continent', name: company.areaServed },
  };
}
