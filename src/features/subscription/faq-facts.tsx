import { useTranslations } from 'next-intl';
import { offer } from './offer';

/** The answers most people came for, as figures on amber over the whole width. */
export function FaqFacts() {
  const words = useTranslations('subscription.faq.facts');
  const { onboardingDays: days, turnaroundDays } = offer;
  const facts = [
    { figure: String(days), text: words('onboarding', { days }) },
    { figure: `${turnaroundDays.from}–${turnaroundDays.to}`, text: words('turnaround') },
    { figure: words('changeFigure'), text: words('change') },
  ];
  return (
    <section
      aria-labelledby="facts-title"
      className="on-amber mb-section overflow-clip bg-amber text-on-amber"
    >
      <h2 id="facts-title" className="sr-only">
        {words('title')}
      </h2>
      <ul className="page-grid gap-y-10 py-16 lg:py-20">
        {facts.map(({ figure, text }) => (
          <li
            key={figure}
            className="@container col-span-12 border-on-amber border-t-2 pt-5 md:col-span-4"
          >
            <span className="block font-bold font-display text-[length:min(var(--text-hero),28cqi)] tabular-nums leading-none tracking-[-0.04em]">
              {figure}
            </span>{' '}
            <span className="mt-4 block max-w-[26ch] text-balance text-lead">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
