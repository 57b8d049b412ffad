import { useTranslations } from 'next-intl';
import type { CaseStudyPage } from '@/collections/case-studies';
import { ContactCard } from './contact-card';

/** What the client says, and beside it whom to ask on our side. */
export function Testimonial({ study }: { study: CaseStudyPage }) {
  const words = useTranslations('case-study.testimonial');
  return (
    <section
      id="testimonial"
      aria-labelledby="testimonial-title"
      className="page-grid gap-y-14 pb-section"
    >
      <h2 id="testimonial-title" className="sr-only">
        {words('title')}
      </h2>
      <figure lang={study.lang} className="tide-line col-span-12 pt-10 lg:col-span-8 lg:pr-12">
        <blockquote className="font-display font-semibold text-[clamp(1.5rem,1.2rem+1.6vw,2.5rem)] leading-[1.16] tracking-[-0.018em]">
          <p className="text-pretty before:content-[open-quote] after:content-[close-quote]">
            {study.testimonial.text}
          </p>
        </blockquote>
        <figcaption className="mt-6 text-muted">{study.testimonial.author}</figcaption>
      </figure>
      <ContactCard person={study.contactPerson} product={study.name} />
    </section>
  );
}
