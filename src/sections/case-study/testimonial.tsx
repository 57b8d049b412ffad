import { useTranslations } from 'next-intl';
import type { CaseStudyPage } from '@/collections/case-studies';

/** What the client says, with name and company, under the gains it speaks of and on the product's colour. */
export function Testimonial({ study }: { study: CaseStudyPage }) {
  const words = useTranslations('case-study.testimonial');
  return (
    <section id="testimonial" aria-labelledby="testimonial-title" className="accent-ground">
      <h2 id="testimonial-title" className="sr-only">
        {words('title')}
      </h2>
      <figure lang={study.lang} className="page-grid gap-y-5 py-12 lg:py-16">
        <blockquote className="col-span-12 font-display font-semibold text-[clamp(1.375rem,1.15rem+1.1vw,2rem)] leading-[1.2] tracking-[-0.016em] lg:col-span-8">
          <p className="text-pretty before:content-[open-quote] after:content-[close-quote]">
            {study.testimonial.text}
          </p>
        </blockquote>
        <figcaption className="col-span-12 border-current/25 max-lg:text-muted lg:col-span-4 lg:self-end lg:border-l lg:pl-8 lg:font-semibold">
          {study.testimonial.author}
        </figcaption>
      </figure>
    </section>
  );
}
