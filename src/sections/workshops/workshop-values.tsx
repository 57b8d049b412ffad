import { useTranslations } from 'next-intl';

const paragraphs = ['hands', 'engineers', 'honesty'] as const;

/** What holds in the room: one sentence set large, the reasons beside it. */
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
          <p key={paragraph} className="tide-line max-w-[52ch] py-6 text-lead text-muted">
            {words(paragraph)}
          </p>
        ))}
      </div>
    </section>
  );
}
