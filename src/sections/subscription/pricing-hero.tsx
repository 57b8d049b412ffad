import { useTranslations } from 'next-intl';
import { buttonClass } from '@/ui/button-class';
import { ButtonLink } from '@/ui/button-link';
import { SubscriptionHeader } from './subscription-header';

/** The head of the pricing page: what is sold, and two ways on. */
export function PricingHero() {
  const words = useTranslations('subscription.pricing');
  return (
    <SubscriptionHeader title={words('title')} headline={words('headline')} lead={words('lead')}>
      <a href="#plans" className={buttonClass({})}>
        {words('seePlans')}
      </a>
      <ButtonLink href="/schedule" look="outline">
        {words('bar.call')}
      </ButtonLink>
    </SubscriptionHeader>
  );
}
