import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { listHead } from '@/collections/head-set';
import { listOtherWorkshops, workshops } from '@/collections/workshops';
import { ContactSection } from '@/features/contact/contact-section';
import { describePage } from '@/i18n/describe-page';
import { getReader } from '@/i18n/reader';
import { WorkshopAudience } from '@/sections/workshops/workshop-audience';
import {
  WorkshopBody,
  WorkshopFeatures,
  WorkshopQuestions,
  WorkshopText,
} from '@/sections/workshops/workshop-content';
import { WorkshopHero, WorkshopNext } from '@/sections/workshops/workshop-hero';
import { OtherWorkshops } from '@/sections/workshops/workshop-list';
import { WorkshopTimetable } from '@/sections/workshops/workshop-timetable';
import { WorkshopTutor } from '@/sections/workshops/workshop-tutor';
import { mostOtherWorkshops } from '@/site/featured';
import { describeCourse } from '@/structured-data/services';
import { describeQuestions } from '@/structured-data/web-page';
import { JsonLd } from '@/ui/json-ld';
import { describeMissing, showMissing } from '../../missing-document';

type Props = { params: Promise<{ slug: string }> };

export const generateStaticParams = () => listHead('/workshops/[slug]');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const reader = await getReader();
  const { locale } = reader;
  const workshop = workshops.find((await params).slug, reader);
  if (!workshop) return describeMissing('/workshops/[slug]', params, reader);
  const { href, title, description, languages } = workshop;
  return describePage({ href, locale, title, description, languages });
}

export default async function WorkshopPage({ params }: Props) {
  const reader = await getReader();
  const { locale } = reader;
  const words = await getTranslations();
  const workshop = await workshops.get((await params).slug, reader);
  if (!workshop) return showMissing('/workshops/[slug]', params, reader);
  const { faq = [], lang, slug } = workshop;
  const trail = [{ name: words('workshops.title'), href: '/workshops' }] as const;
  return (
    <>
      <JsonLd
        graph={[
          describeCourse(workshop, locale),
          ...(faq.length > 0 ? [describeQuestions(faq)] : []),
        ]}
      />
      <WorkshopHero workshop={workshop} trail={trail} />
      <WorkshopFeatures features={workshop.features} lang={lang} />
      <WorkshopAudience {...workshop} />
      <WorkshopText textBlock={workshop.textBlock} lang={lang} />
      <WorkshopTimetable timetable={workshop.timetable} lang={lang} />
      <WorkshopBody {...workshop} />
      <WorkshopTutor tutor={workshop.tutor} />
      <WorkshopQuestions title={words('single-workshop.faq')} questions={faq} lang={lang} />
      <OtherWorkshops
        workshops={listOtherWorkshops(slug, { ...reader, most: mostOtherWorkshops })}
      />
      <WorkshopNext />
      <ContactSection />
    </>
  );
}
