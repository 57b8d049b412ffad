import { useTranslations } from 'next-intl';

const steps = ['talk', 'prepare', 'type'] as const;

/** The three steps to a workshop, with numerals that stand on the edge of the section. */
export function WorkshopSteps() {
  const words = useTranslations('workshops.process');
  return (
    <section
      id="process"
      aria-labelledby="process-title"
      className="on-amber overflow-clip bg-amber text-on-amber"
    >
      <div className="page-grid pt-section">
        <h2 id="process-title" className="col-span-12 text-heading lg:col-span-8">
          {words('title')}
        </h2>
        <ol className="col-span-12 mt-10 grid gap-x-8 md:mt-16 md:grid-cols-3">
          {steps.map((step, index) => (
            <li
              key={step}
              className="grid grid-cols-[5.5rem_1fr] gap-x-5 border-on-amber border-t-2 py-8 md:grid-cols-1 md:grid-rows-[1fr_auto] md:pb-0"
            >
              <p className="font-bold font-display text-[6.5rem] leading-[0.76] tracking-[-0.05em] md:row-start-2 md:mt-14 md:-mb-[0.19em] md:text-[clamp(14rem,27vw,26rem)]">
                {index + 1}
              </p>
              <div className="md:row-start-1">
                <h3 className="text-title">{words(`steps.${step}.title`)}</h3>
                <p className="mt-3 max-w-[25.5em]">{words(`steps.${step}.description`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const paragraphs = ['hands', 'engineers', 'honesty'] as const;

/** The values of a workshop: one sentence in large type, the reasons beside it. */
export function WorkshopValues() {
  const words = useTranslations('workshops.values');
  return (
    <section id="values" aria-labelledby="values-title" className="page-grid gap-y-10 py-section">
      <h2 id="values-title" className="col-span-12 text-amber-ink text-title">
        {words('title')}
      </h2>
      <p className="col-span-12 text-balance font-bold font-display text-heading tracking-[-0.022em] lg:col-span-6">
        {words('opening')}
      </p>
      <div className="col-span-12 lg:col-span-5 lg:col-start-8">
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="tide-line max-w-[34.5em] py-6 text-lead text-muted">
            {words(paragraph)}
          </p>
        ))}
      </div>
    </section>
  );
}
