import { useTranslations } from 'next-intl';
import { LocalForm } from './local-form';

/** The contact form as a section with its own heading. */
export function ContactSection() {
  const words = useTranslations('main-page.contact');
  return (
    <section id="contact" aria-labelledby="contact-title" className="bg-raised" data-print="hide">
      <div className="page-grid py-section">
        <div className="col-span-12 mb-12 lg:col-span-5 lg:mb-0">
          <h2 id="contact-title" className="text-heading">
            {words('title')}
          </h2>
          <p className="mt-5 max-w-[29.5em] text-lead text-muted lg:max-w-[24em]">
            {words('lead')}
          </p>
        </div>
        <div className="col-span-12 lg:col-span-6 lg:col-start-7">
          <LocalForm />
        </div>
      </div>
    </section>
  );
}
