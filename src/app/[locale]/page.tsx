import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { pickCaseStudies } from '@/collections/case-studies';
import { getPerson } from '@/collections/people';
import { listPublications } from '@/collections/publications';
import { listServices } from '@/collections/services';
import { listTechnologies } from '@/collections/technologies';
import { ContactSection } from '@/features/contact/contact-section';
import { describePage } from '@/i18n/describe-page';
import { DeveloperQuote, QuestionBanner } from '@/sections/home/banners';
import { CaseStudyShowcase } from '@/sections/home/case-study-showcase';
import { Hero } from '@/sections/home/hero';
import { PublicationsStrip } from '@/sections/home/publications-strip';
import { ProcessSteps, ServiceList, TechnologyGrid, Values } from '@/sections/home/what-we-do';
import { featured } from '@/site/featured';
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
  const locale = await getLocale();
  const now = new Date();
  const developer = getPerson(featured.developer, locale);
  return (
    <>
      <JsonLd graph={[describeWebSite(words('description')), describeOrganization()]} />
      <Hero />
      <ServiceList services={listServices(locale)} />
      <CaseStudyShowcase studies={pickCaseStudies(featured.caseStudies, { locale, now })} />
      <ProcessSteps />
      <Values />
      {developer && <DeveloperQuote developer={developer} />}
      <TechnologyGrid technologies={listTechnologies(locale)} />
      <QuestionBanner />
      <PublicationsStrip
        publications={listPublications({ locale, now, most: featured.mostPublications })}
      />
      <ContactSection />
    </>
  );
}
