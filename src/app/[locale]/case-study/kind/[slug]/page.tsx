import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { caseStudies, countKinds } from '@/collections/case-studies';
import { ContactSection } from '@/features/contact/contact-section';
import { describePage } from '@/i18n/describe-page';
import { formatters } from '@/i18n/formatter';
import { getReader } from '@/i18n/reader';
import { CaseStudyGrid } from '@/sections/case-study/case-study-grid';
import { GridHeader, KindFilter } from '@/sections/case-study/grid-header';
import { caseStudyKinds, findKind, kindSlugs } from '@/site/case-study-kinds';
import { describeCaseStudyList } from '@/structured-data/case-study';
import { JsonLd } from '@/ui/json-ld';

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => caseStudyKinds.map((kind) => ({ slug: kindSlugs[kind] }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await getLocale();
  const found = await findStudies(params);
  if (!found) return {};
  const words = await getTranslations('case-study');
  const kind = words(`kinds.${kindSlugs[found.kind]}`);
  const names = formatters[locale].list(found.ofKind.map(({ name }) => name));
  return describePage({
    href: { page: '/case-study/kind/[slug]', slug: kindSlugs[found.kind] },
    locale,
    title: words('grid.kindTitle', { kind }),
    description: words('grid.kindDescription', { count: found.ofKind.length, kind, names }),
  });
}

/** The grid with one kind only: a page that can be linked to and needs no script. */
export default async function CaseStudyKindPage({ params }: Props) {
  const found = await findStudies(params);
  if (!found) notFound();
  const locale = await getLocale();
  const words = await getTranslations();
  const title = words(`case-study.kinds.${kindSlugs[found.kind]}`);
  const description = words('case-study.grid.lead');
  const href = { page: '/case-study/kind/[slug]', slug: kindSlugs[found.kind] } as const;
  return (
    <>
      <JsonLd graph={[describeCaseStudyList(found.ofKind, { href, title, description, locale })]} />
      <GridHeader kind={found.kind} />
      <KindFilter counts={countKinds(found.all)} current={found.kind} />
      <CaseStudyGrid studies={found.ofKind} />
      <ContactSection />
    </>
  );
}

/** Returns the kind and its case studies; undefined where there is no such kind, or no public case study of it. */
async function findStudies(params: Props['params']) {
  const kind = findKind((await params).slug);
  const all = caseStudies.list(await getReader());
  const ofKind = all.filter((study) => study.kind === kind);
  return kind && ofKind.length > 0 ? { kind, all, ofKind } : undefined;
}
