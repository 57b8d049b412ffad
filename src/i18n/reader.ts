import { unstable_cache } from 'next/cache';
import { getLocale } from 'next-intl/server';
import { listPublishTimes } from '@/collections/publish-times';
import { editionAt, editionTag, goneTag } from '@/publishing/edition.mjs';
import type { Reader } from '@/rules/reader';
import { shownTime, siteTime } from '@/site/clock.mjs';
import type { Locale } from '@/site/locales';

/** Returns who the page being rendered is for: the language of its address and the time the site shows. */
export async function getReader(): Promise<Reader> {
  return getReaderIn(await getLocale());
}

/** Returns the reader of a file, such as a feed, in a language. */
export async function getReaderIn(locale: Locale): Promise<Reader> {
  const now = new Date(siteTime());
  if (isKept) await markEdition(now);
  return { locale, now };
}

/** Notes in the page being rendered that it says of its document that it has expired: it is answered with status 410. */
export async function markGone({ now }: Reader): Promise<void> {
  if (isKept) await markEdition(now, [goneTag]);
}

/** Only the build and its server keep pages. */
const isKept = process.env.NODE_ENV === 'production';

/**
 * Notes in what is being rendered the edition it shows, by a cache tag (`src/publishing/page-cache.mjs` reads it), and
 * how many seconds it holds, for hosts with a cache of their own. Only a cached function can say either, so this one has
 * nothing to compute.
 */
async function markEdition(now: Date, others: readonly string[] = []): Promise<void> {
  const edition = editionAt(listPublishTimes(), now.getTime());
  const revalidate = Math.ceil((edition.until - now.getTime()) / 1000);
  const { moment } = shownTime();
  const tags = [editionTag({ ...edition, ...(moment !== undefined && { moment }) }), ...others];
  await unstable_cache(async () => tags, tags, { tags, revalidate })();
}
