import { siteUrl } from './addresses';

/** Returns the path of every public page in every language, as listed in the sitemap. */
export async function listPaths(): Promise<string[]> {
  const xml = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replace(siteUrl, '/').replace(/^\/\//, '/'),
  );
}
