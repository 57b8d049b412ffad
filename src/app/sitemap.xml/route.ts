import { getReaderIn } from '@/i18n/reader';
import { defaultLocale } from '@/site/locales';
import { listAddresses } from '../sitemap-addresses';
import { answerSitemap } from '../sitemap-answer';

export const dynamic = 'force-static';

/** The sitemap, or the list of its files. */
export async function GET(): Promise<Response> {
  return new Response(answerSitemap(await listAddresses(await getReaderIn(defaultLocale))), {
    headers: { 'Content-Type': 'application/xml' },
  });
}
