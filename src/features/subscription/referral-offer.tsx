import { useTranslations } from 'next-intl';
import { usePercent } from '@/i18n/amounts';
import { PageTrail } from '@/sections/shell/page-trail';
import { buttonClass } from '@/ui/button-class';
import { Section } from '@/ui/section';
import { offer } from './offer';

/** The head of the referral page: the offer on the left, the commission on the right, as large as the page allows. */
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
        <p className="mt-7 max-w-[26.5em] text-lead text-muted">{words('lead', { percent })}</p>
        <a href="#contact" className={buttonClass({ className: 'mt-9' })}>
          {words('tell')}
        </a>
      </div>
      <p className="tide-line col-span-12 pt-14 lg:col-span-6 lg:border-t-0 lg:pt-5">
        <span className="block whitespace-nowrap font-bold font-display text-[clamp(9rem,40vw,18rem)] lg:text-[clamp(12rem,21vw,20rem)] text-amber-ink leading-[0.8] tracking-[-0.03em]">
          {percent}
        </span>{' '}
        <span className="mt-6 block text-muted">{words('figure')}</span>
      </p>
    </header>
  );
}

const steps = ['introduce', 'talk', 'paid'] as const;

/** How a referral works, in three numbered steps. */
export function ReferralSteps() {
  const words = useTranslations('subscription.referral.steps');
  const percent = usePercent(offer.commissionPercent);
  return (
    <Section id="steps" title={words('title')} className="tide-line">
      <ol>
        {steps.map((step, index) => (
          <li
            key={step}
            className="tide-line grid grid-cols-[4.5rem_1fr] gap-x-6 py-8 last:border-b md:grid-cols-[7rem_1fr]"
          >
            <p className="font-bold font-display text-amber-ink text-page tabular-nums leading-[0.8]">
              {index + 1}
            </p>
            <div>
              <h3 className="text-title">{words(`${step}.title`)}</h3>
              <p className="mt-3 max-w-[34.5em] text-muted">{words(`${step}.text`, { percent })}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
