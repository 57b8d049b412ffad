import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ContactScreen } from '@/features/contact/contact-screen';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getTranslations('site.contactPage');
  return { title: words('title'), robots: { index: false } };
}

/** Where a form delivered without JavaScript comes back to. */
export default function ContactSentPage() {
  return <ContactScreen openedAs="sent" />;
}
