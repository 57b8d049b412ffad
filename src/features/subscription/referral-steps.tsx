import { useTranslations } from 'next-intl';
import { usePercent } from '@/i18n/amounts';
import { Section } from '@/ui/section';
import { offer } from './offer';

const steps = ['introduce', 'talk', 'paid'] as const;

/** How a referral goes, in three numbered steps. */
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
              <p className="mt-3 max-w-[52ch] text-muted">{words(`${step}.text`, { percent })}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
