import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { countKinds, listCaseStudies } from '@/collections/case-studies';
import { ContactSection } from '@/features/contact/contact-section';
import { describePage } from '@/i18n/describe-page';
import { CaseStudyGrid } from '@/sections/case-study/case-study-grid';
import { GridHeader, KindFilter } from '@/sections/case-study/grid-header';
import { breadcrumbList } from '@/structured-data/breadcrumb-list';
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
  const locale = await getLocale();
  const words = await getTranslations();
  const studies = listCaseStudies({ locale, now: new Date() });
  const title = words('case-study.grid.title');
  const description = words('case-study.grid.description');
  const home = { name: words('site.breadcrumb.home'), href: '/' } as const;
  return (
    <>
      <JsonLd
        graph={[
          describeCaseStudyList(studies, { href: '/case-study', title, description, locale }),
          breadcrumbList([home], title, locale),
        ]}
      />
      <GridHeader />
      <KindFilter counts={countKinds(studies)} />
      <CaseStudyGrid studies={studies} />
      <ContactSection />
    </>
  );
}
