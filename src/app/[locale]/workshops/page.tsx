import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { listQuestions } from '@/collections/subscription';
import { workshops } from '@/collections/workshops';
import { ContactSection } from '@/features/contact/contact-section';
import { describePage } from '@/i18n/describe-page';
import { getReader } from '@/i18n/reader';
import { WorkshopQuestions } from '@/sections/workshops/workshop-content';
import { WorkshopsHero } from '@/sections/workshops/workshop-hero';
import { WorkshopGrid } from '@/sections/workshops/workshop-list';
import { WorkshopSteps, WorkshopValues } from '@/sections/workshops/workshop-values';
import { describeCollectionPage, describeQuestions } from '@/structured-data/web-page';
import { JsonLd } from '@/ui/json-ld';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getTranslations('workshops');
  return describePage({
    href: '/workshops',
    locale: await getLocale(),
    title: words('title'),
    description: words('description'),
  });
}

export default async function WorkshopsPage() {
  const reader = await getReader();
  const { locale } = reader;
  const words = await getTranslations();
  const questions = listQuestions('workshops', reader);
  const all = workshops.list(reader);
  const title = words('workshops.title');
  const description = words('workshops.description');
  const page = { href: '/workshops', title, description, locale } as const;
  const items = all.map((workshop) => ({
    name: workshop.title,
    href: workshop.href,
  }));
  return (
    <>
      <JsonLd
        graph={[
          describeCollectionPage(items, page),
          ...(questions.length > 0 ? [describeQuestions(questions)] : []),
        ]}
      />
      <WorkshopsHero />
      <WorkshopGrid workshops={all} />
      <WorkshopSteps />
      <WorkshopValues />
      <WorkshopQuestions title={words('workshops.faq.title')} questions={questions} />
      <ContactSection />
    </>
  );
}
