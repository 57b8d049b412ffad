import type { APIRequestContext } from '@playwright/test';
import { siteUrl } from './addresses';

/** Returns the path of every public page, in every language, as the sitemap lists them. */
export async function listPaths(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replace(siteUrl, '/').replace(/^\/\//, '/'),
  );
}
