import type { Service } from 'schema-dts';
import type { Plan } from '@/collections/subscription';
import { company } from '@/site/company';
import type { Locale } from '@/site/locales';
import { addressOf } from './address';
import { organizationInShort } from './organization';
import { planOffer } from './plan-offer';

type Page = { title: string; description: string; locale: Locale };

/** Describes the subscription as a service with one offer per plan. */
export function subscription(
  plans: readonly Plan[],
  { title, description, locale }: Page,
): Service {
  const url = addressOf('/pricing', locale);
  return {
    '@type': 'Service',
    '@id': `${url}#subscription`,
    name: title,
    serviceType: title,
    description,
    url,
    provider: organizationInShort(),
    areaServed: { '@type': 'Continent', name: company.areaServed },
    offers: plans.map(planOffer),
  };
}
