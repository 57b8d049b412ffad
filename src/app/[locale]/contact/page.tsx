import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { findPersonFor } from '@/collections/people';
import { ContactScreen } from '@/features/contact/contact-screen';
import { describePage } from '@/i18n/describe-page';
import { getReader } from '@/i18n/reader';
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
  return (
    <>
      <JsonLd
        graph={[
          describeContactPage({ title, description: words('contactPage.description'), locale }),
          describeOrganization(),
        ]}
      />
      <ContactScreen person={findPersonFor('messages', await getReader())} />
    </>
  );
}
