import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { AddOn } from '@/collections/subscription';
import { usePrice } from '@/i18n/amounts';
import { Section } from '@/ui/section';
import { CheckoutLink } from './checkout-link';

type Props = { groups: readonly { group: AddOn['group']; addOns: readonly AddOn[] }[] };

/** What can be bought beside a plan: a row of cards for each group with add-ons; nothing is shown without any. */
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
          <ul className="grid gap-4 print:grid-cols-3 print:gap-y-0 md:grid-cols-3">
            {addOns.map((addOn, index) => {
              const isWide = index % 3 === 0 && index === addOns.length - 1;
              return (
                <li key={addOn.slug} className={isWide ? 'md:col-span-3 print:col-span-3' : ''}>
                  <AddOnCard addOn={addOn} isWide={isWide} />
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </Section>
  );
}

type AddOnCardProps = {
  addOn: AddOn;
  /** A card alone in its row is horizontal, with its text where a second card would begin. */
  isWide: boolean;
};

/** One add-on: hours, description and price. The whole card links to the checkout. */
function AddOnCard({ addOn, isWide }: AddOnCardProps) {
  const words = useTranslations('subscription.pricing.addOns');
  const format = usePrice();
  const { slug, name, description, price, currency, paid, checkoutUrl, lang } = addOn;
  const hours = addOn.hours ?? addOn.responseHours;
  return (
    <article
      id={`add-on-${slug}`}
      className={clsx(
        'relative grid h-full grid-cols-[4.5rem_1fr] gap-x-5 gap-y-4 rounded-(--radius-drop) bg-raised p-6 print:px-0 print:py-2 transition-colors hover:bg-amber hover:text-on-amber',
        isWide
          ? 'md:grid-cols-[calc((100%+1rem)/3-0.25rem)_1fr]'
          : 'print:grid-cols-1 md:grid-cols-1 md:grid-rows-[auto_1fr_auto_auto] md:max-lg:px-5',
      )}
    >
      <p
        aria-hidden="true"
        className={clsx(
          'font-bold font-display text-page tabular-nums leading-[0.85] tracking-[-0.04em] max-md:text-heading',
          isWide && 'md:row-span-2 print:row-span-2',
        )}
      >
        {hours === undefined ? words('requestFigure') : words('hoursFigure', { hours })}
      </p>
      <div lang={lang} className="col-start-2 print:contents md:contents">
        <p className={isWide ? 'max-w-measure' : 'max-w-[26.5em] print:col-start-1 md:col-start-1'}>
          {description}
        </p>
        {price !== undefined && (
          <p className="mt-2 font-semibold tabular-nums md:mt-0">
            {words(`paid.${paid}`, { price: format({ price, currency }) })}
          </p>
        )}
        <p
          className={clsx(
            'self-end max-md:mt-3',
            isWide ? 'col-start-2' : 'print:col-start-1 md:col-start-1',
          )}
        >
          <CheckoutLink
            href={checkoutUrl}
            isPlain
            className="link-plain inline-block py-2 font-semibold after:absolute after:inset-0"
          >
            {name}
          </CheckoutLink>
        </p>
      </div>
    </article>
  );
}
