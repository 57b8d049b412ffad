import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { findPersonFor } from '@/collections/people';
import { ContactScreen } from '@/features/contact/contact-screen';
import { decodeDraft } from '@/features/contact/draft-cookie';
import { getReader } from '@/i18n/reader';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getTranslations('site.contactPage');
  return { title: words('title'), robots: { index: false } };
}

/** The page a visitor without JavaScript gets after a refused form, with what they had typed. */
export default async function ContactFailedPage() {
  const store = await cookies();
  const draft = decodeDraft((name) => store.get(name)?.value);
  const person = findPersonFor('messages', await getReader());
  return <ContactScreen person={person} openedAs="failed" draft={draft} />;
}
