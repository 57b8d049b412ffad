import type { AboutPage, Organization, PostalAddress, WebSite } from 'schema-dts';
import { company } from '@/site/company';
import { type Locale, locales } from '@/site/locales';
import { addressOf, fullAddress } from './address';
import type { summarizePerson } from './person';

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
export function describeOrganization() {
  return {
    ...summarizeOrganization(),
    legalName: company.legalName,
    email: company.email,
    telephone: company.phone,
    foundingDate: String(company.founded),
    numberOfEmployees: { '@type': 'QuantitativeValue', value: company.people },
    address: postalAddress,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      email: company.email,
      telephone: company.phone,
      availableLanguage: [...locales],
      hoursAvailable: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: company.hours.opens.padStart(5, '0'),
        closes: company.hours.closes.padStart(5, '0'),
      },
    },
  } as const satisfies Organization;
}

type Page = { title: string; description: string; locale: Locale };

/** Describes the page of the team: the agency, and everyone of it who has a profile. */
export function describeTeam(
  people: readonly ReturnType<typeof summarizePerson>[],
  { title, description, locale }: Page,
): AboutPage {
  return {
    '@type': 'AboutPage',
    name: title,
    description,
    url: addressOf('/team', locale),
    inLanguage: locale,
    mainEntity: { ...describeOrganization(), employee: [...people] },
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
