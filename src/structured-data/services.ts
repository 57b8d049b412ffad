import type { Course, Offer, Service } from 'schema-dts';
import type { ServiceSummary } from '@/collections/services';
import type { Plan } from '@/collections/subscription';
import type { WorkshopSummary } from '@/collections/workshops';
import { canonicalLanguage } from '@/rules/canonical-language';
import { company } from '@/site/company';
import type { Locale } from '@/site/locales';
import { workshopDay } from '@/site/workshop-day';
import { addressOf, fullAddress } from './address';
import { referToOrganization, summarizeOrganization } from './organization';

/** Describes a development service under its canonical address. */
export function describeService(document: ServiceSummary, locale: Locale): Service {
  const { href, title, description, languages, image } = document;
  return {
    '@type': 'Service',
    name: title,
    serviceType: title,
    description,
    url: addressOf(href, canonicalLanguage(languages, locale)),
    image: fullAddress(image.src),
    provider: summarizeOrganization(),
    areaServed: { '@type': 'Continent', name: company.areaServed },
  };
}

type Words = { title: string; description: string; locale: Locale };

/** Describes the subscription as a service with one offer per plan. */
export function describeSubscription(
  plans: readonly Plan[],
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
  };
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
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: currency,
      billingDuration: 'P1M',
      billingIncrement: 1,
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MON' },
    },
    availability: slots > 0 ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
    ...(expiresAt && { validThrough: expiresAt }),
    inventoryLevel: { '@type': 'QuantitativeValue', value: slots },
    offeredBy: referToOrganization(),
  };
}

/** Describes a workshop as a course, with its provider, its tutor and its workload (an ISO 8601 duration). */
export function describeCourse(workshop: WorkshopSummary, locale: Locale): Course {
  const { href, title, description, lang, days, level, tutor, image, expiresAt } = workshop;
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
