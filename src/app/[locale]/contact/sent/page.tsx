import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ContactScreen } from '@/features/contact/contact-screen';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getTranslations('site.contactPage');
  return { title: words('title'), robots: { index: false } };
}

/** The page a visitor without JavaScript gets after a delivered form. */
export default function ContactSentPage() {
  return <ContactScreen openedAs="sent" />;
}
