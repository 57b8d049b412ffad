import { getTranslations } from 'next-intl/server';
import { groupByKind } from '@/features/search/search-entry';
import { company } from '@/site/company';
import type { Locale } from '@/site/locales';
import { feedPath, type Href } from '@/site/routes';
import { addressOf, fullAddress } from '@/structured-data/address';
import type { SitePage } from './site-pages';

type Words = Awaited<ReturnType<typeof getTranslations<never>>>;

/**
 * Returns the site as Markdown in the format of llmstxt.org: name, summary, facts, links by kind. Links that a short
 * context can do without (tags, pages without a document, the feed) are under 'Optional'. Non-breaking spaces become
 * plain ones.
 */
export async function describeForMachines(
  pages: readonly SitePage[],
  locale: Locale,
): Promise<string> {
  const words = await getTranslations({ locale });
  const address = (href: Href) => addressOf(href, locale);
  const feed = fullAddress(feedPath(locale));
  const link = ({ href, title, description }: SitePage) => line(title, address(href), description);
  const isOptional = ({ kind }: SitePage) => kind === 'topic' || kind === 'page';
  const sections = groupByKind(
    pages.filter((page) => !isOptional(page)),
    ({ kind }) => kind,
  ).map(({ kind, members }) => section(words(`search.kinds.${kind}`), members.map(link)));
  return [
    `# ${company.name}`,
    `> ${words('site.description')}`,
    facts(words),
    ...sections,
    section(words('site.contactDetails.title'), [
      line(
        words('site.contactPage.title'),
        address('/contact'),
        words('site.contactPage.description'),
      ),
    ]),
    section('Optional', [
      ...pages.filter(isOptional).map(link),
      line(words('site.footer.feed'), feed, words('site.blog.description')),
      line(words('search.index.title'), address('/search'), words('search.index.description')),
    ]),
  ]
    .join('\n\n')
    .concat('\n')
    .replaceAll('\u00a0', ' ');
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
