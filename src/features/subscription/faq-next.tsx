import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/ui/button-link';

/** For a question that is not among them: in writing, or in a call. */
export function FaqNext() {
  const words = useTranslations('subscription.faq.next');
  return (
    <section aria-labelledby="next-title" className="bg-raised">
      <div className="page-grid items-end gap-y-8 py-section">
        <div className="col-span-12 lg:col-span-6">
          <h2 id="next-title" className="text-heading">
            {words('title')}
          </h2>
          <p className="mt-5 max-w-[46ch] text-balance text-lead text-muted">{words('text')}</p>
        </div>
        <p className="col-span-12 flex flex-wrap gap-4 lg:col-span-6 lg:justify-end">
          <ButtonLink href="/contact">{words('write')}</ButtonLink>
          <ButtonLink href="/schedule" look="outline">
            {words('call')}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
