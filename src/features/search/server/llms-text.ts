import { countPages } from '@/rules/list-pages';
import { company } from '@/site/company';
import { llmsSizes } from '@/site/list-sizes';
import type { Locale } from '@/site/locales';
import { feedPath, type Href, llmsPartPath } from '@/site/routes';
import { addressOf, fullAddress } from '@/structured-data/address';
import type { PagesOfKind, SitePage, Words } from './site-pages';

/** All messages of a language. */
type Use = { words: Words; locale: Locale };

/**
 * Returns the site as Markdown in the format of llmstxt.org: name, summary, facts, links by kind. Of a kind with very
 * many pages it names the first, and files with all of them. Links that a short context can do without (tags, pages
 * without a document, the feed) are under 'Optional'. Non-breaking spaces become plain ones.
 */
export function describeForMachines(kinds: readonly PagesOfKind[], { words, locale }: Use): string {
  const address = (href: Href) => addressOf(href, locale);
  const feed = fullAddress(feedPath(locale));
  const isOptional = ({ kind }: PagesOfKind) => kind === 'topic' || kind === 'page';
  return write([
    `# ${company.name}`,
    `> ${words('site.description')}`,
    facts(words),
    ...kinds
      .filter((pages) => !isOptional(pages) && pages.count > 0)
      .map((pages) =>
        section(words(`search.kinds.${pages.kind}`), describeKind(pages, { words, locale })),
      ),
    section(words('site.contactDetails.title'), [
      line(
        words('site.contactPage.title'),
        address('/contact'),
        words('site.contactPage.description'),
      ),
    ]),
    section('Optional', [
      ...kinds.filter(isOptional).flatMap((pages) => describeKind(pages, { words, locale })),
      line(words('site.footer.feed'), feed, words('site.blog.description')),
      line(words('search.index.title'), address('/search'), words('search.index.description')),
    ]),
  ]);
}

/** Returns one of the files with all pages of a kind; undefined where there is none. */
export function describeKindForMachines(
  pages: PagesOfKind,
  { number, words, locale }: Use & { number: number },
): string | undefined {
  const count = countPages(pages.count, llmsSizes.file);
  if (pages.count <= llmsSizes.kind || number > count) return undefined;
  const kind = words(`search.kinds.${pages.kind}`);
  const first = (number - 1) * llmsSizes.file;
  return write([
    `# ${company.name}`,
    section(
      words('search.part', { kind, number, count }),
      pages.cut(first, first + llmsSizes.file).map((page) => link(page, locale)),
    ),
  ]);
}

/** The lines of a kind: all its pages, or the first and the files with all of them. */
function describeKind(pages: PagesOfKind, { words, locale }: Use): string[] {
  if (pages.count <= llmsSizes.kind)
    return pages.cut(0, pages.count).map((page) => link(page, locale));
  const kind = words(`search.kinds.${pages.kind}`);
  const count = countPages(pages.count, llmsSizes.file);
  const files = Array.from({ length: count }, (_, place) => place + 1);
  return [
    ...pages.cut(0, llmsSizes.first).map((page) => link(page, locale)),
    ...files.map((number) =>
      line(
        words('search.part', { kind, number, count }),
        fullAddress(llmsPartPath(pages.kind, number, locale)),
        '',
      ),
    ),
  ];
}

function link({ href, title, description }: SitePage, locale: Locale): string {
  return line(title, addressOf(href, locale), description);
}

function write(parts: readonly string[]): string {
  return parts.join('\n\n').concat('\n').replaceAll('\u00a0', ' ');
}

function facts(words: Words): string {
  const { legalName, email, phone, street, postalCode, city } = company;
  return [
    `- ${legalName}: ${words('site.tagline')}`,
    `- ${words('site.contactDetails.email')}: ${email}`,
    `- ${words('site.contactDetails.phone')}: ${phone}`,
    `- ${words('site.contactDetails.address')}: ${street}, ${postalCode} ${city}`,
  ].join('\n');
}

function section(title: string, lines: string[]): string {
  return [`## ${title}`, '', ...lines].join('\n');
}

function line(title: string, address: string, description: string): string {
  const text = title.replaceAll(/[[\]]/g, '\\$&');
  const rest = description.replaceAll(/\s+/g, ' ').trim();
  return `- [${text}](${address})${rest && `: ${rest}`}`;
}
