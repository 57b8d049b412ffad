import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { listQuestions } from '@/collections/subscription';
import { workshops } from '@/collections/workshops';
import { ContactSection } from '@/features/contact/contact-section';
import { describePage } from '@/i18n/describe-page';
import { getReader } from '@/i18n/reader';
import { WorkshopGrid } from '@/sections/workshops/workshop-grid';
import { WorkshopQuestions } from '@/sections/workshops/workshop-questions';
import { WorkshopSteps } from '@/sections/workshops/workshop-steps';
import { WorkshopValues } from '@/sections/workshops/workshop-values';
import { WorkshopsHero } from '@/sections/workshops/workshops-hero';
import { collectionPage } from '@/structured-data/collection-page';
import { faqPage } from '@/structured-data/faq-page';
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
      <JsonLd graph={[collectionPage(items, page), faqPage(questions)]} />
      <WorkshopsHero />
      <WorkshopGrid workshops={all} />
      <WorkshopSteps />
      <WorkshopValues />
      <WorkshopQuestions title={words('workshops.faq.title')} questions={questions} />
      <ContactSection />
    </>
  );
}
