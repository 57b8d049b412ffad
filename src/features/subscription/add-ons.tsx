import { useTranslations } from 'next-intl';
import type { AddOn } from '@/collections/add-ons';
import { Section } from '@/ui/section';
import { AddOnCard } from './add-on-card';

type Props = { groups: readonly { group: AddOn['group']; addOns: readonly AddOn[] }[] };

/** What can be bought beside a plan, a row of cards for each group that has any; absent where there is none. */
export function AddOns({ groups }: Props) {
  const words = useTranslations('subscription.pricing.addOns');
  const filled = groups.filter(({ addOns }) => addOns.length > 0);
  if (filled.length === 0) return null;
  return (
    <Section id="add-ons" title={words('title')} lead={words('lead')}>
      {filled.map(({ group, addOns }) => (
        <section
          key={group}
          aria-labelledby={`add-ons-${group}`}
          className="tide-line grid break-inside-avoid gap-x-8 gap-y-6 pt-6 pb-12 print:pb-6 last:pb-0"
        >
          <div className="grid items-baseline gap-x-4 gap-y-2 md:grid-cols-3">
            <h3 id={`add-ons-${group}`} className="text-title">
              {words(`${group}.title`)}
            </h3>
            <p className="text-muted md:col-span-2">{words(`${group}.text`)}</p>
          </div>
          <ul className="grid gap-4 print:gap-y-0 md:grid-cols-3">
            {addOns.map((addOn) => (
              <li key={addOn.slug} className={addOns.length === 1 ? 'md:col-span-3' : ''}>
                <AddOnCard addOn={addOn} isWide={addOns.length === 1} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Section>
  );
}
