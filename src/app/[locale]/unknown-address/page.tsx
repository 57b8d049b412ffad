import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NotFoundScreen } from '@/sections/shell/not-found-screen';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getTranslations('site.notFound');
  return { title: words('title'), robots: { index: false } };
}

/** The 404 page as an ordinary, prerendered page; `[...rest]/route.ts` answers unknown addresses with it. */
export default function UnknownAddressPage() {
  return <NotFoundScreen />;
}
