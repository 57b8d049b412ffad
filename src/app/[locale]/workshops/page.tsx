import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { listQuestions } from '@/collections/faq';
import { listWorkshops } from '@/collections/workshops';
import { describePage } from '@/i18n/describe-page';
import { ContactSection } from '@/sections/contact/contact-section';
import { WorkshopGrid } from '@/sections/workshops/workshop-grid';
import { WorkshopQuestions } from '@/sections/workshops/workshop-questions';
import { WorkshopSteps } from '@/sections/workshops/workshop-steps';
import { WorkshopValues } from '@/sections/workshops/workshop-values';
import { WorkshopsHero } from '@/sections/workshops/workshops-hero';
import { breadcrumbList } from '@/structured-data/breadcrumb-list';
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
  const locale = await getLocale();
  const words = await getTranslations();
  const questions = listQuestions('workshops', locale);
  const home = { name: words('site.breadcrumb.home'), href: '/' } as const;
  return (
    <>
      <JsonLd
        graph={[faqPage(questions), breadcrumbList([home], words('workshops.title'), locale)]}
      />
      <WorkshopsHero />
      <WorkshopGrid workshops={listWorkshops(locale)} />
      <WorkshopSteps />
      <WorkshopValues />
      <WorkshopQuestions title={words('workshops.faq.title')} questions={questions} />
      <ContactSection />
    </>
  );
}
