import { contentUrl } from './addresses';

/** Returns the path of every public page the content has, in every language, as the sitemap lists them. */
export async function listPaths(): Promise<string[]> {
  const xml = await (await fetch(`${contentUrl}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replace(contentUrl, '/').replace(/^\/\//, '/'),
  );
}
