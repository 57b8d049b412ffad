import type { Organization, PostalAddress, WebSite } from 'schema-dts';
import { company } from '@/site/company';
import { locales } from '@/site/locales';
import { fullAddress } from './address';

/** Returns the identifier of the agency, for other descriptions to refer to. */
export const referToOrganization = () => ({ '@id': fullAddress('/#organization') });

/** Where the agency is. */
export const postalAddress = {
  '@type': 'PostalAddress',
  streetAddress: company.street,
  postalCode: company.postalCode,
  addressLocality: company.city,
  addressCountry: company.country,
} as const satisfies PostalAddress;

/** Describes the agency as a publisher or provider, complete enough to be read without the home page. */
export function summarizeOrganization() {
  return {
    '@type': 'Organization',
    ...referToOrganization(),
    name: company.name,
    url: fullAddress('/'),
    logo: fullAddress('/icons/icon-512.png'),
  } as const satisfies Organization;
}

/** Describes the agency in full, for the home page and the contact page. */
export function describeOrganization(): Organization {
  return {
    ...summarizeOrganization(),
    legalName: company.legalName,
    email: company.email,
    telephone: company.phone,
    foundingDate: String(company.founded),
    address: postalAddress,
  };
}

/** Describes the whole site, for the home page; search engines show its name above each result. */
export function describeWebSite(description: string): WebSite {
  return {
    '@type': 'WebSite',
    '@id': fullAddress('/#website'),
    name: company.name,
    url: fullAddress('/'),
    description,
    inLanguage: [...locales],
    publisher: referToOrganization(),
  };
}
