import { useTranslations } from 'next-intl';
import type { Plan } from '@/collections/subscription';
import { usePrice } from '@/i18n/amounts';
import { ButtonLink } from '@/ui/button-link';

/**
 * The call to action that stays in sight on phones. It is the last thing in the page and only sticks to the edge of
 * the window, so it takes room of its own there; `data-sticky-bar` keeps what is focused clear of it (globals.css).
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
