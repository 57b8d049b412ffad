import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { decodeDraft } from '@/rules/draft-cookie';
import { ContactScreen } from '@/sections/contact/contact-screen';

type Props = { params: Promise<{ outcome: string }> };

/** Rendered per request: it shows what this visitor had typed. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getTranslations('site.contactPage');
  return { title: words('title'), robots: { index: false } };
}

/** Where a form sent without JavaScript comes back to: the contact page in its sent or failed state. */
export default async function ContactOutcomePage({ params }: Props) {
  const { outcome } = await params;
  if (outcome === 'sent') return <ContactScreen openedAs="sent" />;
  if (outcome !== 'failed') notFound();
  const store = await cookies();
  const draft = decodeDraft((name) => store.get(name)?.value);
  return <ContactScreen openedAs="failed" {...(draft && { draft })} />;
}
