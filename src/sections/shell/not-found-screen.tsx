import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SearchFieldOpener } from '@/features/search/search-opener';
import { Link } from '@/i18n/link';
import { company } from '@/site/company';
import { wantedPages } from '@/site/nav';
import { ButtonLink } from '@/ui/button-link';
import { Drawing } from '@/ui/picture';

/** The 404 page. Both buttons lead to the home page (docs/specification.md, section 2). */
export function NotFoundScreen({ children }: { children?: ReactNode }) {
  const words = useTranslations('site.notFound');
  return (
    <section className="page-grid items-center gap-y-10 py-16 lg:py-24">
      <title>{`${words('title')} · ${company.name}`}</title>
      <div className="col-span-12 lg:col-span-6">
        <p className="font-bold font-display text-heading text-amber-ink">{words('exclamation')}</p>
        <h1 className="mt-2 text-page">{words('title')}</h1>
        <p className="mt-6 max-w-[24em] text-lead text-muted">{words('text')}</p>
        <div className="mt-9 flex flex-wrap gap-4">
          <ButtonLink href="/">{words('goBack')}</ButtonLink>
          <ButtonLink href="/" look="outline">
            {words('goHome')}
          </ButtonLink>
        </div>
        {children}
      </div>
      <div className="col-span-12 lg:col-span-6">
        <Drawing src="/images/site/not-found.webp" width={1000} height={700} className="w-full" />
      </div>
    </section>
  );
}

/** The search, and the pages asked for most. */
export function WaysOn() {
  const words = useTranslations('site');
  return (
    <div className="mt-12">
      <SearchFieldOpener className="mb-5" />
      <nav aria-label={words('notFound.wanted')}>
        <ul className="flex flex-wrap gap-x-7">
          {wantedPages.map(({ key, href }) => (
            <li key={key}>
              <Link href={href} className="link-plain tap-line">
                {words(`nav.${key}`)}
              </Link>
            </li>
          ))}
          <li className="hidden noscript:block">
            <Link href="/search" className="link-plain tap-line">
              {words('nav.allPages')}
            </Link>
          </li>
        </ul>
      </nav>
    </div>
  );
}
