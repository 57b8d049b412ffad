import type { Organization } from 'schema-dts';
import { company } from '@/site/company';
import { fullAddress } from './address';

/** The agency, named by its identifier: what other descriptions point to. */
export const organizationReference = () => ({ '@id': fullAddress('/#organization') });

/** The agency as publisher or provider: readable without the home page's description. */
export function organizationInShort() {
  return {
    '@type': 'Organization',
    ...organizationReference(),
    name: company.name,
    url: fullAddress('/'),
    logo: fullAddress('/icons/icon-512.png'),
  } as const satisfies Organization;
}

/** Describes the agency in full; the home page and the contact page carry it. */
export function organization(): Organization {
  return {
    ...organizationInShort(),
    legalName: company.legalName,
    email: company.email,
    telephone: company.phone,
    foundingDate: String(company.founded),
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.street,
      postalCode: company.postalCode,
      addressLocality: company.city,
      addressCountry: company.country,
    },
  };
}
