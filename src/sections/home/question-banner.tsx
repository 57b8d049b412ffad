import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/ui/button-link';

/** 'Have Question? Get in touch!': the whole width in night colours, one line, two ways to ask. */
export function QuestionBanner() {
  const words = useTranslations('main-page.question');
  return (
    <section
      aria-labelledby="question-title"
      className="on-night border-line border-y bg-night text-on-night"
    >
      <div className="page-grid items-end gap-y-8 py-section">
        <h2 id="question-title" className="col-span-12 text-page lg:col-span-8">
          {words('title')}
        </h2>
        <div className="col-span-12 lg:col-span-4">
          <p className="max-w-[34ch] text-lead text-on-night-muted">{words('text')}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <ButtonLink href="/contact">{words('callToAction')}</ButtonLink>
            <ButtonLink
              href="/schedule"
              look="outline"
              className="hover:border-on-night hover:bg-on-night hover:text-night"
            >
              {words('book')}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
