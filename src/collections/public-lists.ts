import { countPages } from '@/rules/list-pages';
import type { PublicPages } from '@/rules/public-page';
import { type CollectionName, folders, rowOf } from '@/schema';
import { caseStudyKinds, kindSlugs } from '@/site/case-study-kinds';
import { pageSizes } from '@/site/list-sizes';
import { directory } from '@/site/nav';
import { type ListRoute, listRoutes } from '@/site/routes';
import { tags } from '@/site/tags';
import { type Document, openCollection } from './documents';

/** The documents of a list, by the time each is public from. */
type Entries = readonly { from: number }[];
type Part = { slug: string; entries: Entries };

/**
 * The lists of a part of a collection (`/blog/tags/[slug]`) and the further pages of all lists (`/blog/page/[slug]`); by
 * slug or number, the time each is public from; null for always.
 */
export function listPublicLists(): PublicPages {
  const blog = gatesOf('blog');
  const studies = gatesOf('case-studies');
  const parts = {
    '/blog/tags/[slug]': tags.map((tag) => ({
      slug: tag,
      entries: blog.filter(({ document }) => document.tags.includes(tag)),
    })),
    '/case-study/kind/[slug]': caseStudyKinds.map((kind) => ({
      slug: kindSlugs[kind],
      entries: studies.filter(({ document }) => document.kind === kind),
    })),
  } satisfies Record<ListRoute, Part[]>;
  const pages = folders.filter((name) => rowOf(name).page).flatMap((name) => gatesOf(name));
  const few = directory.flatMap(({ entries }) => entries.map(() => always));
  const topics = parts['/blog/tags/[slug]'].flatMap(({ entries }) => timesOf(entries).slice(0, 1));
  return Object.fromEntries([
    furtherPagesOf('/blog', pageSizes['/blog'], blog),
    furtherPagesOf('/videos', pageSizes['/videos'], gatesOf('videos')),
    furtherPagesOf('/case-study', pageSizes['/case-study'], studies),
    ...listRoutes.flatMap((route) => pagesOfParts(route, parts[route])),
    furtherPagesOf('/search', pageSizes['/search'], [
      ...pages,
      // The list of all pages is not in itself.
      ...[...topics, ...few.slice(1)].map((from) => ({ from })),
    ]),
  ]);
}

const always = Number.NEGATIVE_INFINITY;

/** The list of a part is there from its first public document on. */
function pagesOfParts(route: ListRoute, parts: readonly Part[]) {
  const lists = parts.flatMap(({ slug, entries }) =>
    timesOf(entries)
      .slice(0, 1)
      .map((from) => [slug, timeIn(from)] as const),
  );
  const further = parts.map(({ slug, entries }) =>
    furtherPagesOf(route.replace('[slug]', slug), pageSizes[route], entries),
  );
  return [[route, Object.fromEntries(lists)] as const, ...further];
}

/** A page is there as soon as there are more public documents than the pages before it hold. */
function furtherPagesOf(list: string, size: number, entries: Entries) {
  const times = timesOf(entries);
  const pages = Array.from({ length: countPages(times.length, size) }, (_, index) => {
    const from = index === 0 ? always : (times[index * size] ?? always);
    return [String(index + 1), timeIn(from)] as const;
  });
  return [`${list}/page/[slug]`, Object.fromEntries(pages)] as const;
}

/** Returns the times at which something is added to a list, sorted; drafts have none. */
function timesOf(entries: Entries): number[] {
  return entries
    .map(({ from }) => from)
    .filter((from) => from !== Number.POSITIVE_INFINITY)
    .toSorted((a, b) => a - b);
}

const timeIn = (from: number) => (Number.isFinite(from) ? from : null);

function gatesOf<Name extends CollectionName>(name: Name) {
  const { gate } = rowOf(name);
  return openCollection(name, (document: Document<Name>) => document)
    .all()
    .map((document) => ({ document, from: gate(document as never) }));
}
