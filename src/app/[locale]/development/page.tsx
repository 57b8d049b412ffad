import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { services } from '@/collections/services';
import { ContactSection } from '@/features/contact/contact-section';
import { describePage } from '@/i18n/describe-page';
import { getReader } from '@/i18n/reader';
import { ServiceShelf } from '@/sections/development/service-shelf';
import { Hint } from '@/sections/shell/hint';
import { PageHeader } from '@/sections/shell/page-header';
import { describeCollectionPage } from '@/structured-data/web-page';
import { JsonLd } from '@/ui/json-ld';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getTranslations('development');
  return describePage({
    href: '/development',
    locale: await getLocale(),
    title: words('title'),
    description: words('description'),
  });
}

export default async function DevelopmentPage() {
  const words = await getTranslations();
  const reader = await getReader();
  const { locale } = reader;
  const all = services.list(reader);
  const title = words('development.title');
  const page = {
    href: '/development',
    title,
    description: words('development.description'),
    locale,
  } as const;
  const items = all.map((service) => ({
    name: service.title,
    href: service.href,
  }));
  return (
    <>
      <JsonLd graph={[describeCollectionPage(items, page)]} />
      <PageHeader title={title} lead={words('development.lead')} />
      <div className="on-night overflow-x-clip bg-night pt-16 pb-part text-on-night lg:pt-20">
        <ServiceShelf services={all} headingLevel="h2" isNight />
        <div className="page-grid">
          <Hint to="plans" className="col-span-12 mt-14 lg:mt-20" />
        </div>
      </div>
      <ContactSection />
    </>
  );
}
