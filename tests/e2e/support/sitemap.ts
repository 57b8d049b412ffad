import { contentUrl } from './addresses';

/** Returns the path of every public page of the content in every language, as listed in the sitemap. */
export async function listPaths(): Promise<string[]> {
  const xml = await (await fetch(`${contentUrl}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replace(contentUrl, '/').replace(/^\/\//, '/'),
  );
}
