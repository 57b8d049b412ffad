import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { listFeaturedCaseStudies } from '@/collections/case-studies';
import { findPersonFor } from '@/collections/people';
import { listPublications } from '@/collections/publications';
import { listServices } from '@/collections/services';
import { listTechnologies } from '@/collections/technologies';
import { ContactSection } from '@/features/contact/contact-section';
import { describePage } from '@/i18n/describe-page';
import { CaseStudyShowcase } from '@/sections/home/case-study-showcase';
import { DeveloperQuote } from '@/sections/home/developer-quote';
import { Hero } from '@/sections/home/hero';
import { ProcessSteps } from '@/sections/home/process-steps';
import { PublicationsStrip } from '@/sections/home/publications-strip';
import { QuestionBanner } from '@/sections/home/question-banner';
import { ServiceList } from '@/sections/home/service-list';
import { TechnologyGrid } from '@/sections/home/technology-grid';
import { Values } from '@/sections/home/values';
import { mostPublications } from '@/site/featured';
import { organization } from '@/structured-data/organization';
import { webSite } from '@/structured-data/web-site';
import { JsonLd } from '@/ui/json-ld';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getTranslations();
  return describePage({
    href: '/',
    locale: await getLocale(),
    title: words('main-page.title'),
    description: words('site.description'),
  });
}

export default async function HomePage() {
  const words = await getTranslations('site');
  const locale = await getLocale();
  const reader = { locale, now: new Date() };
  const developer = findPersonFor('quote', locale);
  return (
    <>
      <JsonLd graph={[webSite(words('description')), organization()]} />
      <Hero />
      <ServiceList services={listServices(locale)} />
      <CaseStudyShowcase studies={listFeaturedCaseStudies(reader)} />
      <ProcessSteps />
      <Values />
      {developer?.quote && <DeveloperQuote developer={developer} />}
      <TechnologyGrid technologies={listTechnologies(locale)} />
      <QuestionBanner />
      <PublicationsStrip publications={listPublications({ ...reader, most: mostPublications })} />
      <ContactSection />
    </>
  );
}
