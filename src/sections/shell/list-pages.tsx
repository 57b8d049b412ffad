import { useTranslations } from 'next-intl';
import type { ListPage } from '@/rules/list-pages';
import type { ListHref } from '@/site/routes';
import type { Crumb } from '@/ui/breadcrumb';
import { Pagination } from '@/ui/pagination';
import { PageHeader } from './page-header';

type Props = { list: ListHref; page: Pick<ListPage<unknown>, 'number' | 'count'> };

/** The bar under a list that leads to its other pages. */
export function ListPages({ list, page: { number, count } }: Props) {
  const words = useTranslations('site.pages');
  return (
    <Pagination
      {...{ list, number, count }}
      words={{
        label: words('label'),
        previous: words('previous'),
        next: words('next'),
        page: (other) => words('page', { number: other }),
      }}
    />
  );
}

type HeaderProps = Props & { title: string; lead: string; trail?: readonly Crumb[] };

/** The head of a page of a list; a further one says its number where the first has the lead, and leads back to it. */
export function ListHeader({
  list,
  page: { number, count },
  title,
  lead,
  trail = [],
}: HeaderProps) {
  const words = useTranslations('site.pages');
  if (number === 1) return <PageHeader {...{ title, lead, trail }} />;
  return (
    <PageHeader
      title={title}
      lead={words('place', { number, count })}
      trail={[...trail, { name: title, href: { list, number: 1 } }]}
      current={words('page', { number })}
    />
  );
}
