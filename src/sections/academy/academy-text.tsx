import { useTranslations } from 'next-intl';

const paragraphs = ['side', 'honest', 'limits'] as const;

/** Why there is an academy at all: a heading and three paragraphs. */
export function AcademyText() {
  const words = useTranslations('academy.text');
  return (
    <section aria-labelledby="why-title" className="page-grid gap-y-8 pb-section">
      <h2 id="why-title" className="col-span-12 text-heading lg:col-span-5">
        {words('title')}
      </h2>
      <div className="col-span-12 grid max-w-[58ch] gap-6 text-lead text-muted lg:col-span-6 lg:col-start-7">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{words(`body.${paragraph}`)}</p>
        ))}
      </div>
    </section>
  );
}
