import { useTranslations } from 'next-intl';
import type { AddOn } from '@/collections/add-ons';
import { usePrice } from '@/i18n/amounts';
import { CheckoutLink } from './checkout-link';

/** One add-on: its hours large, what it is for, the way to its checkout, which the whole card leads to. */
export function AddOnCard({ addOn }: { addOn: AddOn }) {
  const words = useTranslations('subscription.pricing.addOns');
  const format = usePrice();
  const { name, description, price, currency, checkoutUrl, lang } = addOn;
  const hours = addOn.hours ?? addOn.responseHours;
  return (
    <article className="group relative flex h-full flex-col rounded-(--radius-drop) bg-raised p-6 transition-colors hover:bg-amber hover:text-on-amber focus-within:bg-amber focus-within:text-on-amber">
      <p
        aria-hidden="true"
        className="font-bold font-display text-page tabular-nums leading-[0.85] tracking-[-0.04em]"
      >
        {hours === undefined ? words('requestFigure') : words('hoursFigure', { hours })}
      </p>
      <p lang={lang} className="mt-4 mb-6 max-w-[40ch]">
        {description}
      </p>
      {price !== undefined && (
        <p className="mb-4 font-semibold tabular-nums">{format({ price, currency })}</p>
      )}
      <CheckoutLink
        href={checkoutUrl}
        isPlain
        className="link-plain mt-auto py-2 font-semibold after:absolute after:inset-0"
      >
        {words('buy', { name })}
      </CheckoutLink>
    </article>
  );
}
