import { relateByTags } from '@/collections/related-articles';
import { mostAtHome, mostOtherWorkshops, mostPublications, mostRelated } from '@/site/featured';
import type { Tag } from '@/site/tags';
import type { SiteDocument } from '../content/documents';
import { originalOf, type World } from './world';

/** Says whether a page, or all pages of one kind, show a document of another collection. */
type Shows = (document: SiteDocument, world: World) => boolean;

const all: Shows = () => true;
const hasDuty = (duty: string): Shows => {
  return (document) => [originalOf(document)?.duties].flat().includes(duty);
};
const isAmongFirst = (most: number): Shows => {
  return (document, { list }) => list(document.collection).slice(0, most).includes(document);
};
/** By documents of this collection that name it. */
const through = (collection: string): Shows => {
  return ({ key }, { namedBy }) => namedBy(key).some((one) => one.collection === collection);
};

/**
 * Which documents of a collection these pages show. It only narrows what is read from the code: a page that reads a
 * collection and is not in this table may show every document of it, and the report says so.
 */
export const shownOn: Readonly<Record<string, Readonly<Record<string, Shows>>>> = {
  '/': {
    'case-studies': (document) => originalOf(document)?.featured !== undefined,
    people: hasDuty('quote'),
    publications: isAmongFirst(mostPublications),
    services: isAmongFirst(mostAtHome.services),
    technologies: isAmongFirst(mostAtHome.technologies),
  },
  '/academy': { academy: all },
  '/academy/videos': { academy: all },
  '/career': {
    blog: (document, { list }) =>
      list('blog').find((one) => [originalOf(one)?.tags].flat().includes('hiring')) === document,
    jobs: all,
    people: hasDuty('applications'),
  },
  '/career/[slug]': { people: hasDuty('applications') },
  '/contact': { people: hasDuty('messages') },
  '/contact/failed': { people: hasDuty('messages') },
  '/contact/sent': { people: hasDuty('messages') },
  '/development': { services: all },
  '/faq': { faq: all },
  '/pricing': {
    'add-ons': all,
    people: through('workshops'),
    services: all,
    workshops: all,
    faq: ({ slug }) => slug === 'refunds',
    plans: all,
  },
  '/refer-a-friend': { plans: all },
  '/schedule': { people: hasDuty('calls') },
  '/team': { 'case-studies': all, people: all },
  '/what-changed': {
    'case-studies': (document) =>
      JSON.stringify(originalOf(document)?.gains ?? '').includes('figure'),
  },
  '/workshops': {
    faq: (document) => originalOf(document)?.group === 'workshops',
    people: through('workshops'),
    workshops: all,
  },
};

/** Says which other pages of its own collection show a document: those before or after it, or on the same subject. */
type Neighbours = (document: SiteDocument, world: World) => readonly SiteDocument[];

const none: Neighbours = () => [];
const everyOther: Neighbours = (document, { list }) => list(document.collection);
/** The page before it, which leads on to it; before the first, the last. */
const previous: Neighbours = (document, { list }) => {
  const documents = list(document.collection);
  const place = documents.indexOf(document);
  return place === -1 ? [] : documents.slice(place - 1).slice(0, 1);
};

/** The articles before and after it, and those that name it among the related ones. */
const adjacentAndRelated: Neighbours = ({ slug }, { list, once }) =>
  once('neighbours of articles', () => {
    const documents = list('blog');
    const tagged = documents.map((one) => ({
      slug: one.slug,
      tags: [originalOf(one)?.tags ?? []].flat() as Tag[],
    }));
    const relate = relateByTags(tagged, mostRelated);
    const pairs = tagged.flatMap((one, place) => {
      const others = [tagged[place - 1], tagged[place + 1], ...relate(one)];
      return others.flatMap((other) => (other ? [[other.slug, documents[place]] as const] : []));
    });
    return groupPairs(pairs);
  }).get(slug) ?? [];

function groupPairs<Item>(pairs: readonly (readonly [string, Item | undefined])[]) {
  const groups = new Map<string, Item[]>();
  for (const [key, item] of pairs) {
    if (item) groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}

/** By collection; where one is missing, every other page of it may touch the document, and the report says so. */
export const neighbours: Readonly<Record<string, Neighbours>> = {
  academy: everyOther,
  blog: adjacentAndRelated,
  'case-studies': previous,
  jobs: none,
  legal: everyOther,
  people: none,
  services: none,
  videos: previous,
  workshops: (document, { list }) =>
    list('workshops').indexOf(document) <= mostOtherWorkshops ? list('workshops') : [],
};
