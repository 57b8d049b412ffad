import { countPages } from '@/rules/list-pages';
import type { PublicPages, PublicTimes } from '@/rules/public-page';
import { turnsOf, type Window } from '@/rules/window';
import { type CollectionName, folders, rowOf, windowOf } from '@/schema';
import { caseStudyKinds, kindSlugs } from '@/site/case-study-kinds';
import { pageSizes } from '@/site/list-sizes';
import { directory } from '@/site/nav';
import { type ListRoute, listRoutes } from '@/site/routes';
import { tags } from '@/site/tags';
import { type Document, openCollection } from './documents';

type Part = { slug: string; windows: readonly Window[] };

/**
 * The lists of a part of a collection (`/blog/tags/[slug]`) and the further pages of all lists (`/blog/page/[slug]`); by
 * slug or number, the times at which each comes and goes.
 */
export function listPublicLists(): PublicPages {
  const blog = windowsOf('blog');
  const studies = windowsOf('case-studies');
  const parts = {
    '/blog/tags/[slug]': tags.map((tag) => ({
      slug: tag,
      windows: blog.filter(({ document }) => document.tags.includes(tag)),
    })),
    '/case-study/kind/[slug]': caseStudyKinds.map((kind) => ({
      slug: kindSlugs[kind],
      windows: studies.filter(({ document }) => document.kind === kind),
    })),
  } satisfies Record<ListRoute, Part[]>;
  const pages = folders.filter((name) => rowOf(name).page).flatMap((name) => windowsOf(name));
  // The list of all pages is not in itself.
  const few = directory.flatMap(({ entries }) => entries.map(() => always)).slice(1);
  const topics = parts['/blog/tags/[slug]'].flatMap(({ windows }) => wholeWindows(windows));
  return Object.fromEntries([
    furtherPagesOf('/blog', pageSizes['/blog'], blog),
    furtherPagesOf('/videos', pageSizes['/videos'], windowsOf('videos')),
    furtherPagesOf('/case-study', pageSizes['/case-study'], studies),
    ...listRoutes.flatMap((route) => pagesOfParts(route, parts[route])),
    furtherPagesOf('/search', pageSizes['/search'], [...pages, ...topics, ...few]),
  ]);
}

const always: Window = { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY };

/** The list of a part is there while it has a public document. */
const isAnyOpen = (open: number) => (open > 0 ? 1 : 0);

/** Returns the windows in which one of these is open. */
function wholeWindows(windows: readonly Window[]): Window[] {
  const [turns = []] = turnsOf(windows, isAnyOpen);
  return turns.flatMap((from, place) =>
    place % 2 === 0 ? [{ from, until: turns[place + 1] ?? Number.POSITIVE_INFINITY }] : [],
  );
}

function pagesOfParts(route: ListRoute, parts: readonly Part[]) {
  const lists = parts.flatMap(({ slug, windows }) =>
    turnsOf(windows, isAnyOpen).map((turns) => [slug, timesIn(turns)] as const),
  );
  const further = parts.map(({ slug, windows }) =>
    furtherPagesOf(route.replace('[slug]', slug), pageSizes[route], windows),
  );
  return [[route, Object.fromEntries(lists)] as const, ...further];
}

/** A page is there while there are more public documents than the pages before it hold. */
function furtherPagesOf(list: string, size: number, windows: readonly Window[]) {
  const pages = turnsOf(windows, (open) => countPages(open, size)).map(
    (turns, index) => [String(index + 1), timesIn(turns)] as const,
  );
  return [`${list}/page/[slug]`, Object.fromEntries(pages)] as const;
}

function timesIn(turns: readonly number[]): PublicTimes {
  const [first = null, ...others] = turns.map((time) => (Number.isFinite(time) ? time : null));
  return others.length === 0 ? first : [first, ...others];
}

function windowsOf<Name extends CollectionName>(name: Name) {
  return openCollection(name, (document: Document<Name>) => document)
    .all()
    .map((document) => ({ document, ...windowOf(name, document) }));
}
