import { useLocale, useTranslations } from 'next-intl';
import type { SitePage } from '@/features/search/server/site-pages';
import { Link } from '@/i18n/link';
import { pathFor } from '@/site/routes';
import { groupByKind } from './search-entry';

/** Every page of the site by kind, in the alphabetical order of the language of this page. */
export function PageList({ pages }: { pages: readonly SitePage[] }) {
  const words = useTranslations('search');
  const locale = useLocale();
  const { compare } = new Intl.Collator(locale, { ignorePunctuation: true });
  const groups = groupByKind(pages, ({ kind }) => kind);
  return (
    <>
      <nav aria-label={words('index.jump')} className="page-grid pb-10">
        <ul className="col-span-12 flex flex-wrap gap-x-7">
          {groups.map(({ kind, members }) => (
            <li key={kind}>
              <a href={`#${kind}`} className="link-plain inline-flex min-h-11 items-center">
                {words(`kinds.${kind}`)}
              </a>{' '}
              <span className="text-muted text-small tabular-nums">{members.length}</span>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ kind, members }) => (
        <section key={kind} id={kind} aria-labelledby={`${kind}-title`} className="page-grid">
          <h2
            id={`${kind}-title`}
            className="tide-line col-span-12 pt-8 pb-4 text-heading lg:col-span-4"
          >
            {words(`kinds.${kind}`)}
          </h2>
          <ul className="lg:tide-line col-span-12 grid gap-y-4 pb-16 lg:col-span-8 lg:pt-9">
            {members
              .toSorted((a, b) => compare(a.title, b.title))
              .map((page) => (
                <PageItem key={pathFor(page.href, locale)} page={page} />
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function PageItem({ page: { href, title, description, lang } }: { page: SitePage }) {
  return (
    <li lang={lang}>
      <Link
        href={href}
        className="link-quiet inline-flex min-h-11 items-center wrap-anywhere font-bold font-display text-lead leading-tight"
      >
        {title}
      </Link>
      {description && (
        <p className="max-w-[68ch] text-balance text-muted text-small">{description}</p>
      )}
    </li>
  );
}
