import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/ui/button-link';

/** 'Have Question? Get in touch!': the whole width in night colours, one line, one button. */
export function QuestionBanner() {
  const words = useTranslations('main-page.question');
  return (
    <section aria-labelledby="question-title" className="on-night bg-night text-on-night">
      <div className="page-grid items-end gap-y-8 py-section">
        <h2 id="question-title" className="col-span-12 text-page lg:col-span-8">
          {words('title')}
        </h2>
        <div className="col-span-12 lg:col-span-4">
          <p className="max-w-[34ch] text-lead text-on-night-muted">{words('text')}</p>
          <ButtonLink href="/contact" className="mt-7">
            {words('callToAction')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
