import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { caseStudies, countKinds } from '@/collections/case-studies';
import { ContactSection } from '@/features/contact/contact-section';
import { describePage } from '@/i18n/describe-page';
import { getReader } from '@/i18n/reader';
import { CaseStudyGrid } from '@/sections/case-study/case-study-grid';
import { GridHeader, KindFilter } from '@/sections/case-study/grid-header';
import { describeCaseStudyList } from '@/structured-data/case-study';
import { JsonLd } from '@/ui/json-ld';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getTranslations('case-study.grid');
  return describePage({
    href: '/case-study',
    locale: await getLocale(),
    title: words('title'),
    description: words('description'),
  });
}

export default async function CaseStudiesPage() {
  const reader = await getReader();
  const { locale } = reader;
  const words = await getTranslations();
  const studies = caseStudies.list(reader);
  const title = words('case-study.grid.title');
  const description = words('case-study.grid.description');
  return (
    <>
      <JsonLd
        graph={[
          describeCaseStudyList(studies, { href: '/case-study', title, description, locale }),
        ]}
      />
      <GridHeader />
      <KindFilter counts={countKinds(studies)} />
      <CaseStudyGrid studies={studies} />
      <ContactSection />
    </>
  );
}
