import { useTranslations } from 'next-intl';
import { company } from '@/site/company';
import { ButtonLink } from '@/ui/button-link';
import { Drawing } from '@/ui/picture';

/** The 404 page. Both buttons lead to the home page (docs/specification.md, section 2). */
export function NotFoundScreen() {
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
      </div>
      <div className="col-span-12 lg:col-span-6">
        <Drawing src="/images/site/not-found.webp" width={1000} height={700} className="w-full" />
      </div>
    </section>
  );
}
