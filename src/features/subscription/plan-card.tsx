import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { Plan } from '@/collections/subscription';
import { PlanAction, PlanColumn, PlanFacts } from './plan-details';
import { PriceFigure } from './price-figure';

type Props = {
  plan: Plan;
  /** How high its column stands, from 0 to 1. */
  height: number;
};

/** The colours of a card: --ground under the text, --layer mixed into it for the layers of the column. */
const grounds = {
  popular:
    'on-amber text-on-amber [--ground:var(--color-amber)] [--layer:var(--color-on-night)] print:[--layer:var(--color-paper)] [--quiet:var(--color-on-amber)] [--rule:color-mix(in_oklab,var(--color-on-amber)_30%,var(--color-amber))]',
  plain:
    '[--ground:var(--color-raised)] [--layer:var(--color-tide)] [--quiet:var(--color-muted)] [--rule:var(--color-line)]',
} as const;

/** One plan: its price as the caption of a column made of its team, then the rows that compare it with the others. */
export function PlanCard({ plan, height }: Props) {
  const words = useTranslations('subscription.pricing.plans');
  const { slug, name, price, currency, features, mostPopular = false, lang } = plan;
  return (
    <article
      aria-labelledby={`plan-${slug}`}
      data-first-screen
      className="grid break-inside-avoid md:max-lg:grid-cols-[2fr_3fr] print:max-lg:grid-cols-[2fr_3fr] lg:row-span-8 lg:grid-rows-subgrid"
    >
      <div className="flex flex-col justify-end">
        <div className="@container mx-6 pb-7">
          {mostPopular && (
            <p className="mb-3 w-fit rounded-(--radius-drop) bg-amber px-4 py-1 font-semibold text-on-amber text-small">
              {words('mostPopular')}
            </p>
          )}
          <h3 id={`plan-${slug}`} className="text-title">
            {name}
          </h3>
          <p className="mt-2 flex flex-wrap items-baseline gap-x-3">
            {words.rich('price', {
              amount: () => (
                <span className="text-[length:min(var(--text-page),25cqi)] leading-none">
                  <PriceFigure price={price} currency={currency} />
                </span>
              ),
              unit: (unit) => <span className="text-muted md:basis-full">{unit}</span>,
            })}
          </p>
        </div>
        <PlanColumn
          team={plan.team}
          lang={lang}
          height={height}
          className={grounds[mostPopular ? 'popular' : 'plain']}
        />
      </div>
      <div
        className={clsx(
          'grid rounded-[0_0_1.5rem_0.25rem] bg-(--ground) md:max-lg:rounded-[0_1.5rem_1.5rem_0] print:max-lg:content-start print:max-lg:rounded-[0_1.5rem_1.5rem_0] px-6 pb-7 print:pb-0 lg:row-span-7 lg:grid-rows-subgrid',
          grounds[mostPopular ? 'popular' : 'plain'],
        )}
      >
        <PlanFacts plan={plan} />
        <ul lang={lang} className="pt-2 pb-8 print:pb-4">
          {features.map((feature) => (
            <li key={feature} className="relative py-1.5 pl-6 print:py-0.5">
              <span
                className="absolute top-[0.95em] left-0 size-2 print:top-[0.6em] rounded-[0.5rem_0.5rem_0.5rem_0.1rem] bg-current opacity-70"
                aria-hidden="true"
              />
              {feature}
            </li>
          ))}
        </ul>
        <PlanAction plan={plan} />
      </div>
    </article>
  );
}
