import type { Course, Offer, Service, UnitPriceSpecification } from 'schema-dts';
import type { ServiceSummary } from '@/collections/services';
import type { AddOn, Plan } from '@/collections/subscription';
import type { WorkshopSummary } from '@/collections/workshops';
import { canonicalLanguage } from '@/rules/canonical-language';
import { company } from '@/site/company';
import type { Locale } from '@/site/locales';
import type { PriceFrom } from '@/site/prices';
import { workshopDay } from '@/site/workshop-day';
import { addressOf, fullAddress } from './address';
import { referToOrganization, summarizeOrganization } from './organization';

/** Describes a development service under its canonical address. */
export function describeService(document: ServiceSummary, locale: Locale): Service {
  const { href, title, description, languages, image, priceFrom } = document;
  return {
    '@type': 'Service',
    name: title,
    serviceType: title,
    description,
    url: addressOf(href, canonicalLanguage(languages, locale)),
    image: fullAddress(image.src),
    provider: summarizeOrganization(),
    areaServed: { '@type': 'Continent', name: company.areaServed },
    ...(priceFrom && {
      offers: { '@type': 'Offer' as const, priceSpecification: describePriceFrom(priceFrom) },
    }),
  };
}

/** What the lowest price is the price of, as UN/CEFACT codes have it; a whole project needs none. */
const unitCodes = { project: undefined, hour: 'HUR', 'group-day': 'DAY' } as const;

/** Describes a lowest price, without VAT. */
function describePriceFrom({ amount, currency, per }: PriceFrom): UnitPriceSpecification {
  const unitCode = unitCodes[per];
  return {
    '@type': 'UnitPriceSpecification',
    minPrice: amount,
    priceCurrency: currency,
    valueAddedTaxIncluded: false,
    ...(unitCode && { referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode } }),
  };
}

type Words = { title: string; description: string; locale: Locale };

type Sold = { plans: readonly Plan[]; addOns: readonly AddOn[] };

/** Describes the subscription as a service with one offer per plan, and a catalogue of the add-ons that have a price. */
export function describeSubscription(
  { plans, addOns }: Sold,
  { title, description, locale }: Words,
): Service {
  const url = addressOf('/pricing', locale);
  return {
    '@type': 'Service',
    '@id': `${url}#subscription`,
    name: title,
    serviceType: title,
    description,
    url,
    provider: summarizeOrganization(),
    areaServed: { '@type': 'Continent', name: company.areaServed },
    offers: plans.map(describePlan),
    ...(addOns.length > 0 && {
      hasOfferCatalog: { '@type': 'OfferCatalog', itemListElement: addOns.flatMap(describeAddOn) },
    }),
  };
}

/** A price that is paid every month, without VAT. */
function describeMonthly(price: number, priceCurrency: string) {
  return {
    '@type': 'UnitPriceSpecification',
    price,
    priceCurrency,
    valueAddedTaxIncluded: false,
    billingDuration: 'P1M',
    billingIncrement: 1,
    referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MON' },
  } as const;
}

/** Describes an add-on as an offer; nothing where it has no price. */
function describeAddOn({ name, description, price, currency, paid, checkoutUrl }: AddOn): Offer[] {
  if (price === undefined) return [];
  const once = { '@type': 'PriceSpecification', price, priceCurrency: currency } as const;
  return [
    {
      '@type': 'Offer',
      name,
      description,
      url: checkoutUrl,
      price,
      priceCurrency: currency,
      priceSpecification:
        paid === 'month'
          ? describeMonthly(price, currency)
          : { ...once, valueAddedTaxIncluded: false },
    },
  ];
}

/** Describes a plan as an offer: the price of a month, the checkout, whether a slot is free. */
function describePlan(plan: Plan): Offer {
  const { name, price, currency, slots, features, checkoutUrl, expiresAt } = plan;
  return {
    '@type': 'Offer',
    name,
    description: features.join('. '),
    url: checkoutUrl,
    price,
    priceCurrency: currency,
    priceSpecification: describeMonthly(price, currency),
    availability: slots > 0 ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
    ...(expiresAt && { validThrough: expiresAt }),
    inventoryLevel: { '@type': 'QuantitativeValue', value: slots },
    offeredBy: referToOrganization(),
  };
}

/** Describes a workshop as a course, with its provider, its tutor and its workload (an ISO 8601 duration). */
export function describeCourse(workshop: WorkshopSummary, locale: Locale): Course {
  const { href, title, description, lang, days, level, tutor, image, expiresAt, priceFrom } =
    workshop;
  return {
    '@type': 'Course',
    name: title,
    description,
    url: addressOf(href, locale),
    image: fullAddress(image.src),
    inLanguage: lang,
    coursePrerequisites: level,
    provider: { '@type': 'Organization', ...referToOrganization(), name: company.name },
    offers: {
      '@type': 'Offer',
      category: 'Paid',
      ...(priceFrom && { priceSpecification: describePriceFrom(priceFrom) }),
      ...(expiresAt && { validThrough: expiresAt }),
    },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: ['Onsite', 'Online'],
      courseWorkload: `PT${days * workshopDay.hours}H`,
      inLanguage: [...workshopDay.languages],
      instructor: {
        '@type': 'Person',
        name: tutor.name,
        jobTitle: tutor.position,
        url: addressOf(tutor.href, locale),
      },
    },
  };
}
