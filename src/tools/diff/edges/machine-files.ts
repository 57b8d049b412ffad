import type { Find, Words } from '@/schema/shared/collection';
import { mostInFeed } from '@/site/featured';
import { type Locale, locales } from '@/site/locales';
import { type SiteDocument, versionFor } from '../content/documents';
import type { Pair } from '../content/pairs';
import type { Effect } from './effect';
import { attempt, originalOf, type World } from './world';

/** What machines read that a change touches: files, link previews, and the search. */
export type TouchedFiles = {
  /** Languages in which the search finds it by other words. */
  search: readonly Locale[];
  /** Languages in which the list of all pages and llms.txt say something else. */
  listed: readonly Locale[];
  isInSitemap: boolean;
  /** Languages whose feed has another article. */
  feed: readonly Locale[];
  /** Link previews that change, as the addresses of their pages, by language. */
  previews: readonly { address: string; locale: Locale }[];
};

type Worlds = { before: World; after: World };

/** Returns what a change does to the search, the lists of all pages, the sitemap, the feed and link previews. */
export function filesOf(pair: Pair, effects: readonly Effect[], worlds: Worlds): TouchedFiles {
  const pairs = [pair, ...namersOf(pair, worlds)];
  const differs = (part: (side: Side) => unknown) =>
    locales.filter((locale) => pairs.some((one) => isOther(one, locale, worlds, part)));
  const isBody = new Set(effects.filter((one) => one.hasOtherBody).map(({ locale }) => locale));
  const hasPage = [pair.before, pair.after].some((one) => one && rowFor(one, worlds)?.page);
  const searched = differs(describe);
  return {
    search: locales.filter((one) => searched.includes(one) || (hasPage && isBody.has(one))),
    listed: differs((side) => {
      const { title, description } = describe(side) ?? {};
      return [title, description, slugOf(side)];
    }),
    isInSitemap: isOther(pair, locales[0], worlds, sitemapEntry),
    feed: locales.filter((locale) =>
      pairs.some((one) => isInFeed(one, worlds) && isFed(one, pair, locale, effects)),
    ),
    previews: pairs.flatMap((one) =>
      locales
        .filter((locale) => one.after && isOther(one, locale, worlds, preview))
        .flatMap((locale) => {
          const page = one.after && worlds.after.rows[one.after.collection]?.page;
          return page ? [{ address: page.replace('[slug]', one.after?.slug ?? ''), locale }] : [];
        }),
    ),
  };
}

type Side = { document: SiteDocument; world: World; locale: Locale };

function isOther(pair: Pair, locale: Locale, worlds: Worlds, part: (side: Side) => unknown) {
  const [old, now] = [
    pair.before && { document: pair.before, world: worlds.before, locale },
    pair.after && { document: pair.after, world: worlds.after, locale },
  ].map((side) => (side ? JSON.stringify(part(side)) : undefined));
  return old !== now;
}

/** The documents that name the changed one: what is said of them may name it. They themselves are as they were. */
function namersOf({ before: old, after: now }: Pair, { before, after }: Worlds): Pair[] {
  const key = (now ?? old)?.key ?? '';
  return after.namedBy(key).flatMap((document): Pair[] => {
    const earlier = before.documents.get(document.key);
    return earlier === document ? [{ kind: 'changed', before: earlier, after: document }] : [];
  });
}

const rowFor = ({ collection }: SiteDocument, { before, after }: Worlds) =>
  after.rows[collection] ?? before.rows[collection];

function describe({ document, world, locale }: Side) {
  const row = world.rows[document.collection];
  const version = versionFor(document, locale);
  if (!row?.search || !version) return undefined;
  const { search } = row;
  return attempt(() =>
    search.describe({ headings: [], ...version } as never, finder(world, locale)),
  );
}

const slugOf = ({ document, world }: Side) =>
  world.rows[document.collection]?.page ? document.slug : '';

function preview({ document, world, locale }: Side) {
  const row = world.rows[document.collection];
  const version = versionFor(document, locale);
  if (!row?.preview || !version) return undefined;
  const { preview: draw } = row;
  const words = ((key: string, values?: object) => `${key} ${JSON.stringify(values)}`) as Words;
  return attempt(() => draw(version as never, { words, find: finder(world, locale) }));
}

function sitemapEntry({ document, world }: Side) {
  const row = world.rows[document.collection];
  const version = originalOf(document);
  if (!row?.page || !row.changedAt || !version) return undefined;
  const { changedAt } = row;
  return [
    document.slug,
    version.languages,
    attempt(() => changedAt(version as never)) ?? '',
    world.publicFrom(document),
    String(world.publicUntil(document)),
  ];
}

/** Rows find documents of other collections by their row; that of the other side has the same page. */
function finder(world: World, locale: Locale): Find {
  return (row, slug) => {
    const name = Object.keys(world.rows).find(
      (candidate) => world.rows[candidate]?.typeName === row.typeName,
    );
    const version = versionFor(world.documents.get(`${name}/${slug}`), locale);
    if (!version) throw new Error(`content/${name} has no "${slug}"`);
    return version as never;
  };
}

function isInFeed({ before: old, after: now }: Pair, { before, after }: Worlds): boolean {
  const isFirst = (document: SiteDocument | undefined, { list }: World) =>
    document !== undefined && list('blog').slice(0, mostInFeed).includes(document);
  return isFirst(old, before) || isFirst(now, after);
}

/** An article is in the feed with its text; of its author, name and mail address. */
function isFed(one: Pair, pair: Pair, locale: Locale, effects: readonly Effect[]): boolean {
  const effect = effects.find((candidate) => candidate.locale === locale);
  if (!effect) return false;
  return (
    one === pair || effect.hasMoved || ['name', 'email'].some((name) => effect.fields.has(name))
  );
}
