import { useTranslations } from 'next-intl';
import { Link } from '@/i18n/link';
import type { ListPage } from '@/rules/list-pages';
import { PageTrail } from '@/sections/shell/page-trail';
import { type CaseStudyKind, kindSlugs } from '@/site/case-study-kinds';
import type { Href } from '@/site/routes';
import type { Crumb } from '@/ui/breadcrumb';

type HeaderProps = {
  /** The selected kind; undefined for all. */
  kind: CaseStudyKind | undefined;
  page: Pick<ListPage<unknown>, 'number' | 'count'>;
};

/**
 * The head of the grid. The selected kind is in the trail and hidden in the title: nothing moves when it changes. A
 * further page says its number where the first has the lead.
 */
export function GridHeader({ kind, page: { number, count } }: HeaderProps) {
  const words = useTranslations();
  const title = words('case-study.grid.title');
  const kindName = kind && words(`case-study.kinds.${kindSlugs[kind]}`);
  const isFirst = number === 1;
  const above: Crumb[] = [
    { name: title, href: '/case-study' },
    ...(kind && kindName
      ? [
          {
            name: kindName,
            href: { page: '/case-study/kind/[slug]', slug: kindSlugs[kind] } as const,
          },
        ]
      : []),
  ];
  const trail = isFirst ? above.slice(0, -1) : above;
  return (
    <header className="page-grid pt-8 pb-10 lg:pt-12 lg:pb-14">
      <div className="col-span-12">
        <PageTrail
          trail={trail}
          current={isFirst ? (kindName ?? title) : words('site.pages.page', { number })}
        />
      </div>
      <h1 className="col-span-12 mt-6 text-page lg:col-span-8">
        {title}
        {kindName && <span className="sr-only">: {kindName}</span>}
      </h1>
      <div className="col-span-12 mt-6 max-w-[25.5em] self-end text-lead text-muted lg:col-span-4">
        <p>
          {isFirst ? words('case-study.grid.lead') : words('site.pages.place', { number, count })}
        </p>
        {isFirst && (
          <Link href="/what-changed" className="link-plain mt-1 tap-line text-base text-ink">
            {words('case-study.changes.all')}
          </Link>
        )}
      </div>
    </header>
  );
}

type Props = {
  /** The number of case studies of each kind; a kind without any gets no link. */
  counts: readonly { kind: CaseStudyKind; count: number }[];
  /** The selected kind; undefined selects all. */
  current: CaseStudyKind | undefined;
  /** The first page of the list is open, which the selected kind's link leads to. */
  isFirst: boolean;
};

/** The kinds as links to pages of their own: they work without a script, can be sent to someone, and Back works. */
export function KindFilter({ counts, current, isFirst }: Props) {
  const words = useTranslations('case-study');
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <nav aria-label={words('grid.filter')} className="page-grid pb-10 lg:pb-14">
      <ul className="tide-line col-span-12 flex flex-wrap gap-x-7 gap-y-1 pt-4">
        <KindLink
          href="/case-study"
          name={words('grid.all')}
          count={total}
          current={isFirst ? 'page' : 'true'}
          isCurrent={current === undefined}
        />
        {counts
          .filter(({ count }) => count > 0)
          .map(({ kind, count }) => (
            <KindLink
              key={kind}
              href={{ page: '/case-study/kind/[slug]', slug: kindSlugs[kind] }}
              name={words(`kinds.${kindSlugs[kind]}`)}
              count={count}
              current={isFirst ? 'page' : 'true'}
              isCurrent={kind === current}
            />
          ))}
      </ul>
    </nav>
  );
}

type LinkProps = {
  href: Href;
  name: string;
  count: number;
  isCurrent: boolean;
  current: 'page' | 'true';
};

/** `scroll={false}` keeps the links under the pointer while the pictures below change. */
function KindLink({ href, name, count, isCurrent, current }: LinkProps) {
  return (
    <li>
      <Link
        href={href}
        scroll={false}
        aria-current={isCurrent ? current : undefined}
        className="group tap-line gap-1.5 text-muted hover:text-ink aria-[current]:text-ink"
      >
        <span className="border-transparent border-b-3 py-1 group-aria-[current]:border-amber">
          {name}
        </span>{' '}
        <span className="text-small tabular-nums">({count})</span>
      </Link>
    </li>
  );
}
