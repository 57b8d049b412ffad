import { useTranslations } from 'next-intl';
import { offer } from './offer';

const terms = ['request', 'turnaround', 'slot'] as const;

/** What the words of the price list mean, one line each. */
export function Terms() {
  const words = useTranslations('subscription.pricing.terms');
  return (
    <section aria-labelledby="terms-title" className="page-grid pb-16 lg:pb-24">
      <h2 id="terms-title" className="sr-only">
        {words('title')}
      </h2>
      <dl className="col-span-12 grid break-inside-avoid gap-x-6 print:grid-cols-3 md:grid-cols-3 xl:gap-x-8">
        {terms.map((term) => (
          <div key={term} className="tide-line py-5">
            <dt className="font-semibold text-amber-ink">{words(`${term}.name`)}</dt>
            <dd className="mt-2 max-w-[44ch] text-muted">
              {words.rich(`${term}.text`, {
                ...offer.turnaroundDays,
                nobr: (range) => <span className="whitespace-nowrap">{range}</span>,
              })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
