'use client';

import { useParams } from 'next/navigation';
import { companyEmail } from '@/site/company-email';
import { defaultLocale, languages, locales } from '@/site/locales';

/**
 * Shown in place of a page that threw. The words are part of the script, as a fetch might fail too. The component
 * is plain because every page loads it.
 */
export function ErrorScreen({ retry }: { retry: () => void }) {
  const { locale } = useParams();
  const { error: words } = languages[locales.find((one) => one === locale) ?? defaultLocale];
  return (
    <section className="page-grid py-section">
      <div className="col-span-12">
        <h1 className="text-page">{words.title}</h1>
        <p className="mt-6 max-w-[26.5em] text-lead text-muted">
          {words.text}{' '}
          <a href={`mailto:${companyEmail}`} className="link-plain">
            {companyEmail}
          </a>
        </p>
        <button
          type="button"
          className="link-plain mt-6 min-h-11 font-semibold text-lead"
          onClick={retry}
        >
          {words.retry}
        </button>
      </div>
    </section>
  );
}
