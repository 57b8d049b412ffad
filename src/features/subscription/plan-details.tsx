import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import type { Plan } from '@/collections/subscription';
import type { Locale } from '@/site/locales';
import { ButtonLink } from '@/ui/button-link';
import { Swell } from '@/ui/swell';
import { CheckoutLink } from './checkout-link';
import { offer } from './offer';

type Props = {
  /** The roles, from top to bottom. */
  team: readonly string[];
  lang: Locale;
  /** The height of the column, as a fraction of the highest (0 to 1). */
  height: number;
  className: string;
};

/** The team of a plan as the layers of a column with a swell on top. The height of the column stands for the price. */
export function PlanColumn({ team, lang, height, className }: Props) {
  const words = useTranslations('subscription.pricing.plans');
  return (
    <ul
      lang={lang}
      aria-label={words('team')}
      className={clsx(
        'rising flex flex-col print:max-lg:h-auto! print:max-lg:grow print:[print-color-adjust:exact] [--full:22rem] lg:[--full:34rem] md:max-lg:h-full md:max-lg:min-h-[calc(var(--height)*var(--full))] max-md:h-[calc(var(--height)*var(--full))] lg:h-[calc(var(--height)*var(--full))]',
        className,
      )}
      style={styled({ '--height': height })}
    >
      {team.map((role, index) => (
        <li
          key={role}
          className="relative flex min-h-14 print:min-h-10 flex-1 items-end bg-(--tone) px-6 py-3 font-semibold"
          style={styled({ '--tone': tone(index, team.length) })}
        >
          {index === 0 && <Swell className="text-(--tone)" />}
          {role}
        </li>
      ))}
    </ul>
  );
}

/** Returns the style as React's type, which knows no custom properties. */
function styled(style: CSSProperties & { '--height'?: number; '--tone'?: string }): CSSProperties {
  return style;
}

/** Returns the colour of a layer: the upper layers are lighter. */
function tone(index: number, count: number): string {
  const light = Math.round((0.36 - (0.3 * index) / count) * 100);
  return `color-mix(in oklab, var(--layer) ${light}%, var(--ground))`;
}

/** The facts that compare the plans. On wide screens they are in line with those of the next card. */
export function PlanFacts({ plan }: { plan: Plan }) {
  const words = useTranslations('subscription.pricing.plans');
  const rows = [
    {
      term: words('requests'),
      value: words('requestsValue', { count: plan.concurrentRequests }),
    },
    { term: words('turnaround'), value: words('turnaroundValue', offer.turnaroundDays) },
    { term: words('onboarding'), value: words('onboardingValue', { days: offer.onboardingDays }) },
    { term: words('slots'), value: words('slotsValue', { count: plan.slots }) },
  ];
  return (
    <>
      <dl className="grid pt-4 print:max-lg:grid-cols-2 print:max-lg:gap-x-6 lg:row-span-4 lg:grid-rows-subgrid">
        {rows.map(({ term, value }) => (
          <div
            key={term}
            className="border-(--rule) py-3 not-first:border-t print:max-lg:not-first:border-t-0 print:max-lg:border-b print:py-2"
          >
            <dt className="text-(--quiet) text-small">{term}</dt>
            <dd className="font-semibold text-lead tabular-nums print:text-base">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="border-(--rule) border-t pt-5 font-semibold">{words('features')}</p>
    </>
  );
}

/** The call to action of a plan: the checkout, or a call if no slot is free. */
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
