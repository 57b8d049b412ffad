import { useTranslations } from 'next-intl';
import { offer } from '@/features/subscription/offer';
import { usePercent } from '@/i18n/amounts';

const helpful = ['name', 'need', 'consent'] as const;

/** 'Refer A Friend': what to write into the form beside it, and what comes of it. */
export function ReferralExplanation() {
  const words = useTranslations('subscription.referral.form');
  const percent = usePercent(offer.commissionPercent);
  return (
    <section aria-labelledby="referral-title">
      <h2 id="referral-title" className="text-heading">
        {words('title')}
      </h2>
      <p className="mt-5 max-w-[38ch] text-lead text-muted">{words('lead')}</p>
      <h3 className="mt-9 mb-3 font-semibold font-text text-base tracking-normal">
        {words('include')}
      </h3>
      <ul>
        {helpful.map((item) => (
          <li key={item} className="tide-line py-3 last:border-b">
            {words(item)}
          </li>
        ))}
      </ul>
      <p className="mt-7 max-w-[44ch] text-amber-ink">{words('promise', { percent })}</p>
    </section>
  );
}
