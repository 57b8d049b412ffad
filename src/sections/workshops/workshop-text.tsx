import type { Workshop } from '@/collections/workshops';

type Props = Pick<Workshop, 'textBlock' | 'lang'>;

/** The tutor's argument: a heading and a longer text; an empty line starts a new paragraph. */
export function WorkshopText({ textBlock, lang }: Props) {
  return (
    <section aria-labelledby="text-title" lang={lang} className="page-grid gap-y-8 pb-section">
      <h2 id="text-title" className="col-span-12 text-heading lg:col-span-5">
        {textBlock.title}
      </h2>
      <div className="col-span-12 grid max-w-[58ch] gap-6 text-lead text-muted lg:col-span-6 lg:col-start-7">
        {textBlock.body.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
