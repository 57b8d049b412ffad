import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { findPersonFor } from '@/collections/people';
import { ContactScreen } from '@/features/contact/contact-screen';
import { getReader } from '@/i18n/reader';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getTranslations('site.contactPage');
  return { title: words('title'), robots: { index: false } };
}

/** The page a visitor without JavaScript gets after a delivered form. */
export default async function ContactSentPage() {
  const person = findPersonFor('messages', await getReader());
  return <ContactScreen person={person} openedAs="sent" />;
}
