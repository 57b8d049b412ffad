import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { NotFoundScreen } from '@/sections/shell/not-found-screen';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getTranslations('site.notFound');
  return { title: words('title'), robots: { index: false } };
}

/**
 * The 404 page as an ordinary, prerendered page; `answer/route.ts` sends it for unknown addresses. While someone
 * writes nothing is prerendered: there it says by itself that it is a 404, and follows what is saved.
 */
export default function UnknownAddressPage() {
  if (process.env.NODE_ENV === 'development') notFound();
  return <NotFoundScreen />;
}
