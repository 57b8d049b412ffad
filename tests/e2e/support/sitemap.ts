import { contentUrl } from './addresses';

/** Returns the path of every public page of the content in every language, as listed in the sitemap. */
export async function listPaths(): Promise<string[]> {
  const addresses = await readAddresses('/sitemap.xml');
  const files = addresses.filter((path) => path.startsWith('/sitemap/'));
  return files.length > 0 ? (await Promise.all(files.map(readAddresses))).flat() : addresses;
}

async function readAddresses(file: string): Promise<string[]> {
  const xml = await (await fetch(contentUrl + file)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replace(contentUrl, '/').replace(/^\/\//, '/'),
  );
}
