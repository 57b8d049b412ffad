import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { pickCaseStudies, technologies } from '@/collections/case-studies';
import { people } from '@/collections/people';
import { listPublications } from '@/collections/publications';
import { services } from '@/collections/services';
import { ContactSection } from '@/features/contact/contact-section';
import { describePage } from '@/i18n/describe-page';
import { getReader } from '@/i18n/reader';
import { CaseStudyShowcase } from '@/sections/home/case-study-showcase';
import { DeveloperQuote } from '@/sections/home/developer-quote';
import { Hero } from '@/sections/home/hero';
import { ProcessSteps } from '@/sections/home/process-steps';
import { PublicationsStrip } from '@/sections/home/publications-strip';
import { QuestionBanner } from '@/sections/home/question-banner';
import { ServiceList } from '@/sections/home/service-list';
import { TechnologyGrid } from '@/sections/home/technology-grid';
import { Values } from '@/sections/home/values';
import { featured } from '@/site/featured';
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
  const reader = await getReader();
  const developer = people.find(featured.developer, reader);
  return (
    <>
      <JsonLd graph={[webSite(words('description')), organization()]} />
      <Hero />
      <ServiceList services={services.list(reader)} />
      <CaseStudyShowcase studies={pickCaseStudies(featured.caseStudies, reader)} />
      <ProcessSteps />
      <Values />
      {developer && <DeveloperQuote developer={developer} />}
      <TechnologyGrid technologies={technologies.list(reader)} />
      <QuestionBanner />
      <PublicationsStrip
        publications={listPublications({ ...reader, most: featured.mostPublications })}
      />
      <ContactSection />
    </>
  );
}
