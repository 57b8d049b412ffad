import { useTranslations } from 'next-intl';
import type { Plan } from '@/collections/subscription';
import { usePrice } from '@/i18n/amounts';
import { Section } from '@/ui/section';
import { estimateList } from './list-estimate';
import { ListSlider } from './list-slider';
import { offer } from './offer';

/** The longest list that can be chosen, and the one that is shown first and without scripts. */
const most = 20;
const start = 8;

/** How long each plan would take for a list of requests, and what that costs; the visitor says how long the list is. */
export function ListPoured({ plans }: { plans: readonly Plan[] }) {
  const words = useTranslations('subscription.pricing.list');
  const format = usePrice();
  if (plans.length === 0) return null;
  const counts = Array.from({ length: most }, (_, index) => index + 1);
  const longest = Math.max(...plans.map((plan) => estimateList(most, plan).weeks.to));
  const vessels = plans.map((plan) => ({
    slug: plan.slug,
    name: plan.name,
    isPopular: plan.mostPopular ?? false,
    levels: counts.map((count) => {
      const { weeks, cost } = estimateList(count, plan);
      const write = (price: number) => format({ price, currency: plan.currency });
      const [from, to] = [write(cost.from), write(cost.to)];
      return {
        weeks: weeks.from === weeks.to ? words('weeks', weeks) : words('weekRange', weeks),
        cost: from === to ? words('cost', { from }) : words('costRange', { from, to }),
        least: weeks.from / longest,
        most: weeks.to / longest,
      };
    }),
  }));
  return (
    <Section
      id="list"
      title={words('title')}
      lead={words('lead', offer.turnaroundDays)}
      className="print:hidden"
    >
      <ListSlider
        label={words('label')}
        counts={counts.map((count) => words('count', { count }))}
        start={start}
        vessels={vessels}
      />
      <p className="mt-6 max-w-measure text-muted text-small">{words('note')}</p>
    </Section>
  );
}
