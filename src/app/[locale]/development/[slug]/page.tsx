import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { getService, listRelatedArticles, listServices } from '@/collections/services';
import { describePage } from '@/i18n/describe-page';
import { Body } from '@/mdx/body';
import { RelatedArticles } from '@/sections/blog/related-articles';
import { BookingBadge } from '@/sections/booking/booking-badge';
import { ContactSection } from '@/sections/contact/contact-section';
import { ServiceElements } from '@/sections/development/service-elements';
import { ServiceHero } from '@/sections/development/service-hero';
import { ServiceQuestions } from '@/sections/development/service-questions';
import { defaultLocale } from '@/site/locales';

type Props = { params: Promise<{ slug: string }> };

/** Unknown slugs fall through to the 404 page, which is not cached: no visitor can fill the disk with pages. */
export const dynamicParams = false;

export const generateStaticParams = () => listServices(defaultLocale).map(({ slug }) => ({ slug }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await getLocale();
  const service = await getService((await params).slug, locale);
  if (!service) return {};
  return describePage({
    href: { page: '/development/[slug]', slug: service.slug },
    locale,
    title: service.title,
    description: service.description,
    languages: service.languages,
  });
}

export default async function ServicePage({ params }: Props) {
  const locale = await getLocale();
  const service = await getService((await params).slug, locale);
  if (!service) notFound();
  return (
    <>
      <ServiceHero service={service} />
      <ServiceElements elements={service.elements} lang={service.lang} />
      <div className="page-grid py-section">
        <div className="col-span-12 lg:col-span-8 lg:col-start-5">
          <Body code={service.body} lang={service.lang} />
        </div>
      </div>
      <ServiceQuestions questions={service.faq} lang={service.lang} />
      <RelatedArticles articles={listRelatedArticles(service, { locale, now: new Date() })} />
      <BookingBadge />
      <ContactSection />
    </>
  );
}
