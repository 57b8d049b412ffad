import type { EntryKind } from '@/features/search/search-entry';
import { isPublished } from '@/rules/published';
import { collections, type MdxCollectionName } from '@/schema';
import type { Heading } from '@/schema/shared/heading';
import type { Locale } from '@/site/locales';
import type { Href } from '@/site/routes';
import type { Tag } from '@/site/tags';
import { loadTexts } from './bodies';
import { type Document, type Loaded, loadDocuments } from './generated';
import { requirePerson } from './people';
import { listTags, type TagCount } from './tags';

type Reader = { locale: Locale; now: Date };
type SlugPage = Extract<Href, { page: string }>['page'];

/** What a document says of itself; `more` is text of its page besides the body. What has no time is public at once. */
type Facts = {
  title: string;
  description: string;
  tags?: readonly Tag[];
  keywords?: string[];
  headings?: readonly Heading[];
  more?: string[];
  publishedAt?: string | undefined;
  draft?: boolean | undefined;
};

/** A page made from a document, as the search, the list of all pages and `llms.txt` know it. */
export type Entry = Required<
  Pick<Facts, 'title' | 'description' | 'tags' | 'keywords' | 'headings'>
> & {
  kind: EntryKind;
  href: Href;
  lang: Locale;
  text: string;
};

/** What every list of the site's pages is made from: the pages of documents, and the topics that have articles. */
export type SiteContent = { entries: readonly Entry[]; tags: readonly TagCount[]; locale: Locale };

/** Everything that can be found, in the order of lists. A collection is found as soon as it stands here. */
const sources = [
  from('services', 'service', '/development/[slug]', (service) => ({
    ...service,
    more: textsIn([service.hero, service.elements, service.faq]),
  })),
  from('workshops', 'workshop', '/workshops/[slug]', (workshop) => ({
    ...workshop,
    more: textsIn([workshop.hero, workshop.features, workshop.textBlock, workshop.faq]),
  })),
  from('case-studies', 'case-study', '/case-study/[slug]', (study) => ({
    ...study,
    title: study.name,
    keywords: [study.kind, ...study.technologies],
    more: textsIn([study.reasons, study.strategy, study.crucialAreas, study.gains]),
  })),
  from('blog', 'article', '/blog/[slug]', (article) => ({
    ...article,
    keywords: [requirePerson(article.author, article.locale).name],
  })),
  from('videos', 'video', '/video/[slug]', (video) => ({
    ...video,
    keywords: [requirePerson(video.author, video.locale).name],
  })),
  from('academy', 'academy', '/academy/videos/[slug]', (topic) => topic),
  from('people', 'person', '/team/[slug]', (person) => ({
    title: person.name,
    description: `${person.position}. ${person.description}`,
    keywords: [...person.skills, person.location],
  })),
  from('jobs', 'job', '/career/[slug]', (job) => ({
    ...job,
    description: `${job.level}. ${job.location}.`,
    keywords: [job.contract],
  })),
];

/** Returns every public page that is made from a document, by collection, each in the reader's language where translated. */
export async function listEntries(reader: Reader): Promise<Entry[]> {
  const lists = await Promise.all(sources.map((list) => list(reader)));
  return lists.flat();
}

/** Returns what every list of the site's pages is made from, in the reader's language. */
export async function loadSiteContent(reader: Reader): Promise<SiteContent> {
  return { entries: await listEntries(reader), tags: listTags(reader), locale: reader.locale };
}

function from<Name extends Loaded>(
  name: Name,
  kind: EntryKind,
  page: SlugPage,
  read: (document: Document<Name>) => Facts,
) {
  return async ({ locale, now }: Reader): Promise<Entry[]> => {
    const texts = hasBodies(name) ? await loadTexts(name) : {};
    return loadDocuments(name, locale).flatMap((document) => {
      const { more = [], tags = [], keywords = [], headings = [], ...facts } = read(document);
      const { slug, lang, locale: written } = document;
      if (!isPublished(facts, now)) return [];
      const { title, description } = facts;
      const text = [...more, texts[`${slug}.${written}`]].join('\n');
      return [
        { kind, href: { page, slug }, lang, title, description, tags, keywords, headings, text },
      ];
    });
  };
}

function hasBodies(name: Loaded): name is Loaded & MdxCollectionName {
  return collections[name].form === 'mdx';
}

/** Says where a picture or an icon is; nobody reads it. */
const unread = new Set(['image', 'icon', 'id']);

/** Returns all texts of a field, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (unread.has(key) ? [] : textsIn(inner)));
}
