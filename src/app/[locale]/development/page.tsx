import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { listServices } from '@/collections/services';
import { describePage } from '@/i18n/describe-page';
import { ContactSection } from '@/sections/contact/contact-section';
import { ServiceRows } from '@/sections/development/service-rows';
import { PageHeader } from '@/sections/shell/page-header';

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
  const words = await getTranslations('development');
  return (
    <>
      <PageHeader title={words('title')} lead={words('lead')} />
      <div className="page-grid pb-section">
        <div className="col-span-12 lg:col-span-8 lg:col-start-5">
          <ServiceRows services={listServices(await getLocale())} headingLevel="h2" />
        </div>
      </div>
      <ContactSection />
    </>
  );
}
