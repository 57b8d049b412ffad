import { useTranslations } from 'next-intl';
import type { Plan } from '@/collections/subscription';
import { ButtonLink } from '@/ui/button-link';
import { CheckoutLink } from './checkout-link';

/** The way on from a plan: to its checkout; where no slot is free, to a call about the next one. */
export function PlanAction({ plan }: { plan: Plan }) {
  const words = useTranslations('subscription.pricing.plans');
  const { name, slots, checkoutUrl, mostPopular = false } = plan;
  const look = mostPopular ? 'night' : 'amber';
  if (slots > 0) {
    return (
      <CheckoutLink href={checkoutUrl} look={look} className="w-full print:hidden">
        {words('choose', { name })}
      </CheckoutLink>
    );
  }
  return (
    <div>
      <p className="mb-4 text-(--quiet)">{words('fullNote')}</p>
      <ButtonLink
        href="/schedule"
        look={mostPopular ? 'night' : 'outline'}
        className="w-full print:hidden"
      >
        {words('full')}
      </ButtonLink>
    </div>
  );
}
