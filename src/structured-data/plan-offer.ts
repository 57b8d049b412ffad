import type { Offer } from 'schema-dts';
import type { Plan } from '@/collections/subscription';
import { organizationReference } from './organization';

/** Describes a plan as something one can buy: its price for a month, where it is paid, whether a slot is free. */
export function planOffer({ name, price, currency, slots, features, checkoutUrl }: Plan): Offer {
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
    inventoryLevel: { '@type': 'QuantitativeValue', value: slots },
    offeredBy: organizationReference(),
  };
}
