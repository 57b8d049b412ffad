import { listAddresses } from '../sitemap-addresses';
import { answerSitemap } from '../sitemap-answer';

export const revalidate = 30;

/** The sitemap, or the list of its files. */
export async function GET(): Promise<Response> {
  return new Response(answerSitemap(await listAddresses(new Date())), {
    headers: { 'Content-Type': 'application/xml' },
  });
}
