import { useTranslations } from 'next-intl';
import type { Plan } from '@/collections/subscription';
import { usePrice } from '@/i18n/amounts';
import { PageTrail } from '@/sections/shell/page-trail';
import { buttonClass } from '@/ui/button-class';
import { ButtonLink } from '@/ui/button-link';

/** The head of the pricing page. On wide screens the columns of the plans reach up beside it, on the right. */
export function PricingHero() {
  const words = useTranslations('subscription.pricing');
  return (
    <header className="page-grid gap-y-[clamp(1rem,3svh,2rem)] pt-8 pb-16 print:pt-0 print:pb-8 lg:-mb-52 lg:pt-[min(3rem,4svh)]">
      <div className="col-span-12">
        <PageTrail current={words('title')} />
      </div>
      <h1 className="col-span-12 max-w-[8.8em] text-hero">{words('headline')}</h1>
      <div className="col-span-12 lg:col-span-4">
        <p className="max-w-[26.5em] text-lead text-muted">{words('lead')}</p>
        <p className="mt-8 flex flex-wrap gap-4 print:hidden">
          <a href="#plans" className={buttonClass({ className: 'lg:hidden' })}>
            {words('seePlans')}
          </a>
          {/* Phones have it in the bar below, in sight all the time. */}
          <ButtonLink href="/schedule" look="outline" className="max-md:hidden">
            {words('bar.call')}
          </ButtonLink>
        </p>
      </div>
    </header>
  );
}

/**
 * The call to action that phones keep in sight. The bar is the last element of the page and sticky, so it covers
 * nothing at the end of the page; `data-sticky-bar` keeps a focused element clear of the bar (globals.css).
 */
export function PricingBar({ plans }: { plans: readonly Plan[] }) {
  const words = useTranslations('subscription.pricing.bar');
  const format = usePrice();
  const [cheapest] = plans.toSorted((a, b) => a.price - b.price);
  if (!cheapest) return null;
  return (
    <aside
      aria-label={words('label')}
      data-sticky-bar
      data-first-screen
      data-print="hide"
      className="tide-line sticky bottom-0 z-30 flex items-center justify-between gap-4 bg-paper px-gutter pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:hidden"
    >
      <p className="text-muted text-small leading-tight">
        {words.rich('from', {
          price: format(cheapest),
          amount: (amount) => (
            <span className="block font-bold font-display text-ink text-title tabular-nums">
              {amount}
            </span>
          ),
        })}
      </p>
      <ButtonLink href="/schedule" size="small">
        {words('call')}
      </ButtonLink>
    </aside>
  );
}
