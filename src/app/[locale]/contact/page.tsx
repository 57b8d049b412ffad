import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { describePage } from '@/i18n/describe-page';
import { ContactScreen } from '@/sections/contact/contact-screen';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getTranslations('site.contactPage');
  return describePage({
    href: '/contact',
    locale: await getLocale(),
    title: words('title'),
    description: words('description'),
  });
}

export default function ContactPage() {
  return <ContactScreen />;
}
