import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { listFeaturedCaseStudies, technologies } from '@/collections/case-studies';
import { houseStones } from '@/collections/house-stones';
import { findPersonFor } from '@/collections/people';
import { listPublications } from '@/collections/publications';
import { services } from '@/collections/services';
import { ContactSection } from '@/features/contact/contact-section';
import { describePage } from '@/i18n/describe-page';
import { getReader } from '@/i18n/reader';
import { leadingFigure } from '@/sections/case-study/leading-figure';
import { DeveloperQuote, QuestionBanner } from '@/sections/home/banners';
import { CaseStudyShowcase } from '@/sections/home/case-study-showcase';
import { Hero } from '@/sections/home/hero';
import { PublicationsStrip } from '@/sections/home/publications-strip';
import { ProcessSteps, ServiceList, TechnologyGrid, Values } from '@/sections/home/what-we-do';
import { mostAtHome, mostPublications } from '@/site/featured';
import { describeOrganization, describeWebSite } from '@/structured-data/organization';
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
  const developer = findPersonFor('quote', reader);
  const featured = listFeaturedCaseStudies(reader);
  return (
    <>
      <JsonLd graph={[describeWebSite(words('description')), describeOrganization()]} />
      <Hero proof={featured.filter(leadingFigure).slice(0, mostAtHome.proof)} />
      <ServiceList services={services.list(reader).slice(0, mostAtHome.services)} />
      <CaseStudyShowcase studies={featured} />
      <ProcessSteps stones={houseStones.process()} />
      <Values stones={houseStones.values()} />
      {developer?.quote && <DeveloperQuote developer={developer} />}
      <TechnologyGrid technologies={technologies.list(reader).slice(0, mostAtHome.technologies)} />
      <QuestionBanner />
      <PublicationsStrip publications={listPublications({ ...reader, most: mostPublications })} />
      <ContactSection />
    </>
  );
}
