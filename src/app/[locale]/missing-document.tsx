import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { findGone, type Gone } from '@/collections/pages';
import { markGone } from '@/i18n/reader';
import type { Reader } from '@/rules/reader';
import { GoneScreen } from '@/sections/shell/gone-screen';

type Params = Promise<{ slug: string }>;

/** Returns the metadata of the page of a document that is not public: of one that has expired, else none. */
export async function describeMissing(
  page: Gone['page'],
  params: Params,
  reader: Reader,
): Promise<Metadata> {
  const gone = findGone({ page, slug: (await params).slug }, reader);
  if (!gone) return {};
  const words = await getTranslations('site.gone.kinds');
  return { title: words(`${gone.kind}.title`), robots: { index: false } };
}

/**
 * Shows the page of a document that is not public: of one that has expired, what it was, with status 410. Else it is
 * answered as unknown.
 */
export async function showMissing(page: Gone['page'], params: Params, reader: Reader) {
  const gone = findGone({ page, slug: (await params).slug }, reader);
  if (!gone) notFound();
  await markGone(reader);
  return <GoneScreen gone={gone} />;
}
