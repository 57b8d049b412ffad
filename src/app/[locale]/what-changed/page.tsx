import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { listFigures } from '@/collections/case-studies';
import { ContactSection } from '@/features/contact/contact-section';
import { describePage } from '@/i18n/describe-page';
import { getReader } from '@/i18n/reader';
import { ChangesChart, FirstCounts } from '@/sections/case-study/changes-chart';
import { ChangesHeader } from '@/sections/case-study/changes-header';
import { describeCaseStudyList } from '@/structured-data/case-study';
import { JsonLd } from '@/ui/json-ld';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getTranslations('case-study.changes');
  return describePage({
    href: '/what-changed',
    locale: await getLocale(),
    title: words('title'),
    description: words('description'),
  });
}

/** The figures of all case studies on one scale. */
export default async function WhatChangedPage() {
  const reader = await getReader();
  const words = await getTranslations('case-study.changes');
  const figures = listFigures(reader);
  const studies = [...new Map(figures.map(({ study }) => [study.slug, study])).values()];
  const page = {
    href: '/what-changed',
    title: words('title'),
    description: words('description'),
    locale: reader.locale,
  } as const;
  return (
    <>
      <JsonLd graph={[describeCaseStudyList(studies, page)]} />
      <ChangesHeader figures={figures.length} studies={studies.length} />
      <ChangesChart figures={figures} />
      <FirstCounts figures={figures} />
      <ContactSection />
    </>
  );
}
