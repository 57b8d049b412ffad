import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { caseStudies, findNextCaseStudy, getCaseStudy } from '@/collections/case-studies';
import { listHead } from '@/collections/head-set';
import { ContactSection } from '@/features/contact/contact-section';
import { describePage } from '@/i18n/describe-page';
import { getReader } from '@/i18n/reader';
import { CaseStudySections } from '@/sections/case-study/case-study-sections';
import { NextCaseStudy } from '@/sections/case-study/next-case-study';
import { kindSlugs } from '@/site/case-study-kinds';
import { describeCaseStudy } from '@/structured-data/case-study';
import { JsonLd } from '@/ui/json-ld';
import { describeMissing, showMissing } from '../../missing-document';

type Props = { params: Promise<{ slug: string }> };

export const generateStaticParams = () => listHead('/case-study/[slug]');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const reader = await getReader();
  const { locale } = reader;
  const study = caseStudies.find((await params).slug, reader);
  if (!study) return describeMissing('/case-study/[slug]', params, reader);
  const words = await getTranslations('case-study');
  const { href, name, description, image, languages } = study;
  return describePage({
    href,
    locale,
    title: words('pageTitle', { name, kind: words(`kinds.${kindSlugs[study.kind]}`) }),
    description,
    image,
    languages,
  });
}

export default async function CaseStudyRoute({ params }: Props) {
  const reader = await getReader();
  const study = await getCaseStudy((await params).slug, reader);
  if (!study) return showMissing('/case-study/[slug]', params, reader);
  return (
    <>
      <JsonLd graph={[describeCaseStudy(study)]} />
      <CaseStudySections study={study} />
      <NextCaseStudy study={findNextCaseStudy(study.slug, reader)} />
      <ContactSection />
    </>
  );
}
