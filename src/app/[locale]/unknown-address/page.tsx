import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { NotFoundScreen, WaysOn } from '@/sections/shell/not-found-screen';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getTranslations('site.notFound');
  return { title: words('title'), robots: { index: false } };
}

/**
 * The 404 page as an ordinary, prerendered page; `answer/route.ts` sends it for unknown addresses. During development
 * nothing is prerendered: there the page itself answers 404, and shows what is saved.
 */
export default function UnknownAddressPage() {
  if (process.env.NODE_ENV === 'development') notFound();
  return (
    <NotFoundScreen>
      <WaysOn />
    </NotFoundScreen>
  );
}
