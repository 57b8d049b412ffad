import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { pickCaseStudies } from '@/collections/case-studies';
import { listHead } from '@/collections/head-set';
import { listRelatedArticles, services } from '@/collections/services';
import { BookingBadge } from '@/features/booking/booking-badge';
import { ContactSection } from '@/features/contact/contact-section';
import { describePage } from '@/i18n/describe-page';
import { getReader } from '@/i18n/reader';
import { Body } from '@/mdx/body';
import { formerIdsOf } from '@/rules/former-ids';
import { RelatedArticles } from '@/sections/blog/article-list';
import { RelatedCaseStudies } from '@/sections/case-study/case-study-grid';
import {
  ServiceElements,
  ServiceHero,
  ServiceQuestions,
} from '@/sections/development/service-sections';
import { Hint } from '@/sections/shell/hint';
import { describeService } from '@/structured-data/services';
import { describeQuestions } from '@/structured-data/web-page';
import { JsonLd } from '@/ui/json-ld';
import { describeMissing, showMissing } from '../../missing-document';

type Props = { params: Promise<{ slug: string }> };

export const generateStaticParams = () => listHead('/development/[slug]');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const reader = await getReader();
  const { locale } = reader;
  const service = services.find((await params).slug, reader);
  if (!service) return describeMissing('/development/[slug]', params, reader);
  return describePage({
    href: service.href,
    locale,
    title: service.title,
    description: service.description,
    image: service.image,
    languages: service.languages,
  });
}

export default async function ServicePage({ params }: Props) {
  const reader = await getReader();
  const { locale } = reader;
  const service = await services.get((await params).slug, reader);
  if (!service) return showMissing('/development/[slug]', params, reader);
  const words = await getTranslations();
  const trail = [{ name: words('development.title'), href: '/development' }] as const;
  const graph = [
    describeService(service, locale),
    ...(service.faq.length > 0 ? [describeQuestions(service.faq, service.lang)] : []),
  ];
  return (
    <>
      <JsonLd graph={graph} />
      <ServiceHero service={service} trail={trail} />
      <ServiceElements elements={service.elements} lang={service.lang} />
      <div className="page-grid py-section">
        <div className="hanging-headings col-span-12">
          <Body code={service.body} lang={service.lang} formerIds={formerIdsOf(service.href)} />
        </div>
        <Hint
          to="plans"
          className="tide-line col-span-12 mt-14 pt-4 lg:col-span-8 lg:col-start-5"
        />
      </div>
      <ServiceQuestions questions={service.faq} lang={service.lang} />
      <RelatedCaseStudies studies={pickCaseStudies(service.relatedCaseStudies ?? [], reader)} />
      <RelatedArticles articles={listRelatedArticles(service, reader)} />
      <BookingBadge />
      <ContactSection />
    </>
  );
}
