import type { Organization } from 'schema-dts';
import { company } from '@/site/company';
import { fullAddress } from './address';

/** The agency, named by its identifier: what other descriptions point to. */
export const organizationReference = () => ({ '@id': fullAddress('/#organization') });

/** Describes the agency in full; the home page carries it. */
export function organization(): Organization {
  return {
    '@type': 'Organization',
    ...organizationReference(),
    name: company.name,
    legalName: company.legalName,
    url: fullAddress('/'),
    logo: fullAddress('/icons/icon-512.png'),
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
