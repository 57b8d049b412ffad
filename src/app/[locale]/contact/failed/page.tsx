import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { ContactScreen } from '@/features/contact/contact-screen';
import { decodeDraft } from '@/features/contact/draft-cookie';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getTranslations('site.contactPage');
  return { title: words('title'), robots: { index: false } };
}

/** Where a form refused without JavaScript comes back to, with what this visitor had typed. */
export default async function ContactFailedPage() {
  const store = await cookies();
  const draft = decodeDraft((name) => store.get(name)?.value);
  return <ContactScreen openedAs="failed" {...(draft && { draft })} />;
}
