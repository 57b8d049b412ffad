import { useTranslations } from 'next-intl';
import { PageTrail } from '@/sections/shell/page-trail';
import { buttonClass } from '@/ui/button-class';
import { ButtonLink } from '@/ui/button-link';

/** The head of the pricing page. On wide screens the columns of the plans rise beside it: it keeps to their left. */
export function PricingHero() {
  const words = useTranslations('subscription.pricing');
  return (
    <header className="page-grid gap-y-8 pt-8 pb-16 print:pt-0 print:pb-8 lg:-mb-52 lg:pt-12">
      <div className="col-span-12">
        <PageTrail current={words('title')} />
      </div>
      <h1 className="col-span-12 max-w-[14ch] text-hero">{words('headline')}</h1>
      <div className="col-span-12 lg:col-span-4">
        <p className="max-w-[40ch] text-lead text-muted">{words('lead')}</p>
        <p className="mt-8 flex flex-wrap gap-4 print:hidden">
          <a href="#plans" className={buttonClass({ className: 'lg:hidden' })}>
            {words('seePlans')}
          </a>
          <ButtonLink href="/schedule" look="outline">
            {words('bar.call')}
          </ButtonLink>
        </p>
      </div>
    </header>
  );
}
