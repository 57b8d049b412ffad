import { useLocale, useTranslations } from 'next-intl';
import type { AllPages } from '@/features/search/server/all-pages';
import type { SitePage } from '@/features/search/server/site-pages';
import { Link } from '@/i18n/link';
import { WarmLink } from '@/i18n/warm-link';
import { WrittenInMark } from '@/i18n/written-in';
import { pathFor } from '@/site/routes';

type Props = { page: Pick<AllPages, 'number' | 'kinds' | 'sections'> };

/** The pages of the site by kind, in alphabetical order, and where in this long list each kind begins. */
export function PageList({ page: { number, kinds, sections } }: Props) {
  const words = useTranslations('search');
  const locale = useLocale();
  const pathOf = (startsOn: number) =>
    startsOn === number ? '' : pathFor({ list: '/search', number: startsOn }, locale);
  return (
    <>
      <nav aria-label={words('index.jump')} className="page-grid pb-10">
        <ul className="col-span-12 grid grid-cols-2 gap-x-7 sm:flex sm:flex-wrap">
          {kinds.map(({ kind, count, startsOn }) => (
            <li key={kind} className="whitespace-nowrap">
              <WarmLink href={`${pathOf(startsOn)}#${kind}`} className="link-plain tap-line">
                {words(`kinds.${kind}`)}
              </WarmLink>{' '}
              <span className="text-muted text-small tabular-nums">{count}</span>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map(({ kind, members }) => (
        <section key={kind} id={kind} aria-labelledby={`${kind}-title`} className="page-grid">
          <h2
            id={`${kind}-title`}
            className="tide-line col-span-12 pt-8 pb-4 text-heading lg:col-span-4"
          >
            {words(`kinds.${kind}`)}
          </h2>
          <ul className="lg:tide-line col-span-12 grid gap-y-4 pb-16 lg:col-span-8 lg:pt-9">
            {members.map((member) => (
              <PageItem key={pathFor(member.href, locale)} page={member} />
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
        className="link-quiet tap-line py-1.5 wrap-anywhere font-bold font-display text-lead leading-tight"
      >
        {title}
      </Link>
      <WrittenInMark lang={lang} />
      {description && (
        <p className="max-w-[45.5em] text-balance text-muted text-small">{description}</p>
      )}
    </li>
  );
}
