import { useTranslations } from 'next-intl';
import { TideCurve } from '@/ui/tide-curve';
import { offer } from './offer';

/** The free week over the whole width: one crest of the tide for each day, and what happens in them. */
export function OnboardingWeek() {
  const words = useTranslations('subscription.pricing.onboarding');
  const { onboardingDays: days } = offer;
  const parts = [
    { part: 'first', label: words('days.first.label', { day: 1 }) },
    { part: 'between', label: words('days.between.label', { from: 2, to: days - 1 }) },
    { part: 'last', label: words('days.last.label', { day: days }) },
  ] as const;
  return (
    <section
      aria-labelledby="onboarding-title"
      className="on-night break-inside-avoid overflow-clip bg-night pt-section text-on-night"
    >
      <div className="page-grid gap-y-5">
        <h2 id="onboarding-title" className="col-span-12 text-page lg:col-span-8">
          {words('title')}
        </h2>
        <p className="col-span-12 max-w-[34ch] self-end text-lead text-on-night-muted lg:col-span-4">
          {words('lead', { days })}
        </p>
      </div>
      <TideCurve crests={days} />
      <div className="bg-night-raised">
        <ol className="page-grid gap-y-10 pt-4 pb-20 print:pb-4">
          {parts.map(({ part, label }) => (
            <li key={part} className="col-span-12 print:col-span-4 md:col-span-4">
              <p className="border-night-line border-b pb-2 text-amber tabular-nums">{label}</p>
              <h3 className="mt-5 text-title">{words(`days.${part}.title`)}</h3>
              <p className="mt-3 max-w-[38ch] text-on-night-muted">{words(`days.${part}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
