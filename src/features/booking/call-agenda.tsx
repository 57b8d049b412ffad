import { useTranslations } from 'next-intl';

/** The parts of the call and the minute each begins at. */
const steps = [
  { step: 'talk', minute: 0 },
  { step: 'ask', minute: 10 },
  { step: 'answer', minute: 25 },
] as const;

/** What happens in the half hour, by the minute, the numerals set like those of a clock. */
export function CallAgenda() {
  const words = useTranslations('booking.agenda');
  return (
    <section aria-labelledby="agenda-title" className="page-grid py-section">
      <h2 id="agenda-title" className="col-span-12 max-w-[16ch] text-heading lg:col-span-7">
        {words('title')}
      </h2>
      <ol className="col-span-12 mt-12 lg:mt-16">
        {steps.map(({ step, minute }) => (
          <li
            key={step}
            className="tide-line grid grid-cols-[4.5rem_1fr] gap-x-6 py-7 md:grid-cols-[10rem_1fr] lg:grid-cols-12 lg:gap-x-8 lg:py-9"
          >
            <p className="font-bold font-display text-amber-ink text-heading tabular-nums tracking-[-0.022em] lg:col-span-3 lg:text-page">
              <span aria-hidden="true">:{String(minute).padStart(2, '0')}</span>
              <span className="sr-only">{words('minute', { minute })}</span>
            </p>
            <div className="grid gap-x-8 gap-y-3 lg:col-span-9 lg:grid-cols-9">
              <h3 className="text-title lg:col-span-4">{words(`steps.${step}.title`)}</h3>
              <p className="max-w-[44ch] text-muted lg:col-span-5">{words(`steps.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
