import { unstable_cache } from 'next/cache';
import { getLocale } from 'next-intl/server';
import { listPublishTimes } from '@/collections/publish-times';
import { editionAt, editionTag } from '@/publishing/edition.mjs';
import type { Reader } from '@/rules/reader';
import type { Locale } from '@/site/locales';

/** Returns who the page being rendered is for: the language of its address and the present time. */
export async function getReader(): Promise<Reader> {
  return getReaderIn(await getLocale());
}

/** Returns the reader of a file, such as a feed, in a language. */
export async function getReaderIn(locale: Locale): Promise<Reader> {
  const now = new Date();
  if (process.env.NODE_ENV === 'production') await markEdition(now.getTime());
  return { locale, now };
}

/**
 * Notes in what is being rendered the edition it shows, by a cache tag (`src/publishing/page-cache.mjs` reads it), and
 * how many seconds it holds, for hosts with a cache of their own. Only a cached function can say either, so this one has
 * nothing to compute.
 */
async function markEdition(now: number): Promise<void> {
  const edition = editionAt(listPublishTimes(), now);
  const revalidate = Math.ceil((edition.until - now) / 1000);
  const tag = editionTag(edition);
  await unstable_cache(async () => tag, [tag], { tags: [tag], revalidate })();
}
