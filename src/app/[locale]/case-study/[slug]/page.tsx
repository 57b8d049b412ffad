import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { findNextCaseStudy, getCaseStudy, listCaseStudySlugs } from '@/collections/case-studies';
import { ContactSection } from '@/features/contact/contact-section';
import { describePage } from '@/i18n/describe-page';
import { CaseStudySections } from '@/sections/case-study/case-study-sections';
import { NextCaseStudy } from '@/sections/case-study/next-case-study';
import { kindSlugs } from '@/site/case-study-kinds';
import { breadcrumbList } from '@/structured-data/breadcrumb-list';
import { describeCaseStudy } from '@/structured-data/case-study';
import { JsonLd } from '@/ui/json-ld';

type Props = { params: Promise<{ slug: string }> };

/** Unknown slugs fall through to the 404 page, which is not cached: no visitor can fill the disk with pages. */
export const dynamicParams = false;

export const generateStaticParams = () => listCaseStudySlugs().map((slug) => ({ slug }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await getLocale();
  const study = await getCaseStudy((await params).slug, { locale, now: new Date() });
  if (!study) return {};
  const words = await getTranslations('case-study');
  const { slug, name, description, image, languages } = study;
  return describePage({
    href: { page: '/case-study/[slug]', slug },
    locale,
    title: words('pageTitle', { name, kind: words(`kinds.${kindSlugs[study.kind]}`) }),
    description,
    image,
    languages,
  });
}

export default async function CaseStudyRoute({ params }: Props) {
  const locale = await getLocale();
  const reader = { locale, now: new Date() };
  const study = await getCaseStudy((await params).slug, reader);
  if (!study) notFound();
  const words = await getTranslations();
  const trail = [
    { name: words('site.breadcrumb.home'), href: '/' },
    { name: words('case-study.grid.title'), href: '/case-study' },
  ] as const;
  return (
    <>
      <JsonLd graph={[describeCaseStudy(study), breadcrumbList(trail, study.name, locale)]} />
      <CaseStudySections study={study} />
      <NextCaseStudy study={findNextCaseStudy(study.slug, reader)} />
      <ContactSection />
    </>
  );
}
