import { useTranslations } from 'next-intl';
import { usePercent } from '@/i18n/amounts';
import { Link } from '@/i18n/link';
import { offer } from './offer';

const steps = [
  { step: 'call', href: '/schedule' },
  { step: 'questions', href: '/faq' },
  { step: 'refer', href: '/refer-a-friend' },
] as const;

/** Links for visitors who are not ready to pay: a call, the questions, the referral programme. */
export function NextSteps() {
  const words = useTranslations('subscription.pricing.next');
  const percent = usePercent(offer.commissionPercent);
  return (
    <section aria-labelledby="next-title" className="page-grid pb-section" data-print="hide">
      <h2 id="next-title" className="col-span-12 mb-8 text-amber-ink text-title">
        {words('title')}
      </h2>
      <ul className="col-span-12">
        {steps.map(({ step, href }) => (
          <li
            key={step}
            className="tide-line group relative grid items-baseline gap-x-8 gap-y-3 py-7 last:border-b lg:grid-cols-[7fr_5fr]"
          >
            <h3 className="text-heading transition-colors group-hover:text-amber-ink">
              <Link href={href} className="after:absolute after:inset-0">
                {words(`${step}.title`)}
              </Link>
            </h3>
            <p className="max-w-measure text-muted">{words(`${step}.text`, { percent })}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
