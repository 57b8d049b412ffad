import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ContactScreen } from '@/features/contact/contact-screen';
import { describePage } from '@/i18n/describe-page';
import { breadcrumbList } from '@/structured-data/breadcrumb-list';
import { describeOrganization } from '@/structured-data/organization';
import { describeContactPage } from '@/structured-data/web-page';
import { JsonLd } from '@/ui/json-ld';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getTranslations('site.contactPage');
  return describePage({
    href: '/contact',
    locale: await getLocale(),
    title: words('title'),
    description: words('description'),
  });
}

export default async function ContactPage() {
  const words = await getTranslations('site');
  const locale = await getLocale();
  const title = words('contactPage.title');
  const home = { name: words('breadcrumb.home'), href: '/' } as const;
  return (
    <>
      <JsonLd
        graph={[
          describeContactPage({ title, description: words('contactPage.description'), locale }),
          describeOrganization(),
          breadcrumbList([home], title, locale),
        ]}
      />
      <ContactScreen />
    </>
  );
}
