import { useTranslations } from 'next-intl';
import { usePercent } from '@/i18n/amounts';
import { PageTrail } from '@/sections/shell/page-trail';
import { buttonClass } from '@/ui/button-class';
import { offer } from './offer';

/** The head of the referral page: the offer on the left, its one number on the right, as large as the page allows. */
export function ReferralHero() {
  const words = useTranslations('subscription.referral');
  const percent = usePercent(offer.commissionPercent);
  return (
    <header className="page-grid items-end gap-y-12 pt-8 pb-section lg:pt-12">
      <div className="col-span-12">
        <PageTrail current={words('title')} />
      </div>
      <div className="col-span-12 lg:col-span-6">
        <h1 className="text-page">{words('title')}</h1>
        <p className="mt-7 max-w-[40ch] text-lead text-muted">{words('lead', { percent })}</p>
        <a href="#contact" className={buttonClass({ className: 'mt-9' })}>
          {words('tell')}
        </a>
      </div>
      <p className="tide-line col-span-12 pt-5 lg:col-span-6 lg:border-t-0">
        <span className="block whitespace-nowrap font-bold font-display text-[clamp(9rem,40vw,18rem)] lg:text-[clamp(12rem,21vw,20rem)] text-amber-ink leading-[0.8] tracking-[-0.03em]">
          {percent}
        </span>{' '}
        <span className="mt-6 block text-muted">{words('figure')}</span>
      </p>
    </header>
  );
}
