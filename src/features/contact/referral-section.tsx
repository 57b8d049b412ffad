import { useTranslations } from 'next-intl';
import { offer } from '@/features/subscription/offer';
import { usePercent } from '@/i18n/amounts';
import { ContactDetails } from './contact-details';
import { LocalForm } from './local-form';

type Props = {
  /** Shows the agency's email, phone and map beside the form; otherwise, the text explains a referral. */
  hasDetails?: boolean;
};

/** The form of the subscription's pages. Required fields have asterisks (docs/specification.md, sections 2 and 5). */
export function ReferralSection({ hasDetails = false }: Props) {
  return (
    <div id="contact" className="bg-raised">
      <div className="page-grid py-section">
        <div className="col-span-12 mb-12 lg:col-span-5 lg:mb-0">
          {hasDetails ? <ContactDetails /> : <ReferralExplanation />}
        </div>
        <div className="col-span-12 lg:col-span-6 lg:col-start-7">
          <LocalForm hasAsterisks />
        </div>
      </div>
    </div>
  );
}

const helpful = ['name', 'need', 'consent'] as const;

/** 'Refer A Friend': what to write into the form beside it, and what a referral brings. */
function ReferralExplanation() {
  const words = useTranslations('subscription.referral.form');
  const percent = usePercent(offer.commissionPercent);
  return (
    <section aria-labelledby="referral-title">
      <h2 id="referral-title" className="text-heading">
        {words('title')}
      </h2>
      <p className="mt-5 max-w-[25.5em] text-lead text-muted">{words('lead')}</p>
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
      <p className="mt-7 max-w-[29.5em] text-amber-ink">{words('promise', { percent })}</p>
    </section>
  );
}
