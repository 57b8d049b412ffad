import { escapeHtml } from './escape-html';

/** An address in the sitemap: the page in one language, with its addresses in all its languages. */
export type SitemapEntry = {
  url: string;
  /** The time of the last change, if known. */
  changedAt?: string | undefined;
  /** The address in each language, by the language's tag. */
  languages: Readonly<Record<string, string>>;
};

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Writes a sitemap (sitemaps.org), with the languages as search engines read them. */
export function writeSitemap(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ url, changedAt, languages }) =>
    [
      '<url>',
      `<loc>${escapeHtml(url)}</loc>`,
      ...Object.entries(languages).map(
        ([tag, address]) =>
          `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeHtml(address)}" />`,
      ),
      ...(changedAt ? [`<lastmod>${escapeHtml(changedAt)}</lastmod>`] : []),
      '</url>',
    ].join('\n'),
  );
  const set = `<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">`;
  return [head, set, ...urls, '</urlset>', ''].join('\n');
}

/** Writes the list of the files of a sitemap that is too long for one. */
export function writeSitemapIndex(addresses: readonly string[]): string {
  const files = addresses.map(
    (address) => `<sitemap>\n<loc>${escapeHtml(address)}</loc>\n</sitemap>`,
  );
  return [head, `<sitemapindex xmlns="${schema}">`, ...files, '</sitemapindex>', ''].join('\n');
}
