import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { caseStudies, countKinds, listCaseStudiesOf } from '@/collections/case-studies';
import { ContactSection } from '@/features/contact/contact-section';
import { describeListPage, nameListPage } from '@/i18n/describe-list-page';
import { formatters } from '@/i18n/formatter';
import { getReader } from '@/i18n/reader';
import { cutPage } from '@/rules/list-pages';
import { CaseStudyGrid } from '@/sections/case-study/case-study-grid';
import { GridHeader, KindFilter } from '@/sections/case-study/grid-header';
import { ListPages } from '@/sections/shell/list-pages';
import { findKind, kindSlugs } from '@/site/case-study-kinds';
import { pageSizes } from '@/site/list-sizes';
import type { ListHref } from '@/site/routes';
import { describeCaseStudyList } from '@/structured-data/case-study';
import { placeInList } from '@/structured-data/web-page';
import { JsonLd } from '@/ui/json-ld';
import { requirePage } from '../further-page';

/** The number of a page, and the slug of the kind it is limited to, if it is. */
type Address = { number: number; slug?: string };

/** How many case studies a kind's description names. */
const mostNamed = 6;

export async function describeStudiesPage(address: Address): Promise<Metadata> {
  const { kind, list, page, locale } = await readStudiesPage(address);
  const words = await getTranslations('case-study');
  if (!kind) {
    const [title, description] = [words('grid.title'), words('grid.description')];
    return describeListPage({ list, ...page, locale, title, description });
  }
  const name = words(`kinds.${kindSlugs[kind]}`);
  const names = formatters[locale].list(page.items.slice(0, mostNamed).map((one) => one.name));
  return describeListPage({
    list,
    ...page,
    locale,
    title: words('grid.kindTitle', { kind: name }),
    description: words('grid.kindDescription', { count: page.total, kind: name, names }),
  });
}

/** A page of the grid, of all case studies or of one kind: it can be linked to and needs no script. */
export async function StudiesPage(address: Address) {
  const { kind, list, page, locale, counts } = await readStudiesPage(address);
  const words = await getTranslations('case-study');
  const title = kind ? words(`kinds.${kindSlugs[kind]}`) : words('grid.title');
  const description = kind ? words('grid.lead') : words('grid.description');
  return (
    <>
      <JsonLd
        graph={[
          describeCaseStudyList(page.items, {
            ...(await nameListPage({ ...page, title, description })),
            href: { list, number: page.number },
            locale,
            place: placeInList(page, { href: list, name: title }),
          }),
        ]}
      />
      <GridHeader kind={kind} page={page} />
      <KindFilter counts={counts} current={kind} isFirst={page.number === 1} />
      <CaseStudyGrid studies={page.items} />
      <ListPages list={list} page={page} />
      <ContactSection />
    </>
  );
}

/** A kind's pages exist where there is a public case study of it. */
async function readStudiesPage({ number, slug }: Address) {
  const reader = await getReader();
  const kind = slug === undefined ? undefined : (findKind(slug) ?? notFound());
  const all = kind ? listCaseStudiesOf(kind, reader) : caseStudies.list(reader);
  if (kind && all.length === 0) notFound();
  const route = kind ? '/case-study/kind/[slug]' : '/case-study';
  const list: ListHref = kind
    ? { page: '/case-study/kind/[slug]', slug: kindSlugs[kind] }
    : '/case-study';
  const page = requirePage(cutPage(all, { number, size: pageSizes[route] }));
  return { kind, list, page, locale: reader.locale, counts: countKinds(reader) };
}
