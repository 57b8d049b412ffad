import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { listQuestions } from '@/collections/faq';
import { listWorkshops } from '@/collections/workshops';
import { ContactSection } from '@/features/contact/contact-section';
import { describePage } from '@/i18n/describe-page';
import { WorkshopGrid } from '@/sections/workshops/workshop-grid';
import { WorkshopQuestions } from '@/sections/workshops/workshop-questions';
import { WorkshopSteps } from '@/sections/workshops/workshop-steps';
import { WorkshopValues } from '@/sections/workshops/workshop-values';
import { WorkshopsHero } from '@/sections/workshops/workshops-hero';
import { breadcrumbList } from '@/structured-data/breadcrumb-list';
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
  const locale = await getLocale();
  const words = await getTranslations();
  const questions = listQuestions('workshops', locale);
  const workshops = listWorkshops(locale);
  const title = words('workshops.title');
  const description = words('workshops.description');
  const page = { href: '/workshops', title, description, locale } as const;
  const home = { name: words('site.breadcrumb.home'), href: '/' } as const;
  const items = workshops.map((workshop) => ({
    name: workshop.title,
    href: { page: '/workshops/[slug]', slug: workshop.slug } as const,
  }));
  return (
    <>
      <JsonLd
        graph={[
          collectionPage(items, page),
          ...(questions.length > 0 ? [faqPage(questions)] : []),
          breadcrumbList([home], title, locale),
        ]}
      />
      <WorkshopsHero />
      <WorkshopGrid workshops={workshops} />
      <WorkshopSteps />
      <WorkshopValues />
      <WorkshopQuestions title={words('workshops.faq.title')} questions={questions} />
      <ContactSection />
    </>
  );
}
