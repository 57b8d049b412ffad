import { countPages } from '@/rules/list-pages';
import type { PublicPages } from '@/rules/public-page';
import { type CollectionName, folders, rowOf } from '@/schema';
import { caseStudyKinds, kindSlugs } from '@/site/case-study-kinds';
import { pageSizes } from '@/site/list-sizes';
import { directory } from '@/site/nav';
import { tags } from '@/site/tags';
import { type Document, openCollection } from './documents';

/** The pages of a list (`/blog/page/[slug]`) and, by number, the time each is public from; null for always. */
export function listFurtherPages(): PublicPages {
  const blog = gatesOf('blog');
  const studies = gatesOf('case-studies');
  const ofTag = tags.map((tag) => blog.filter(({ document }) => document.tags.includes(tag)));
  const pages = folders.filter((name) => rowOf(name).page).flatMap((name) => gatesOf(name));
  const few = directory.flatMap(({ entries }) => entries.map(() => always));
  const topics = ofTag.map((list) => Math.min(...list.map(({ from }) => from)));
  return Object.fromEntries([
    pagesOf('/blog', pageSizes['/blog'], blog),
    pagesOf('/videos', pageSizes['/videos'], gatesOf('videos')),
    pagesOf('/case-study', pageSizes['/case-study'], studies),
    ...tags.map((tag, place) =>
      pagesOf(`/blog/tags/${tag}`, pageSizes['/blog/tags/[slug]'], ofTag[place] ?? []),
    ),
    ...caseStudyKinds.map((kind) =>
      pagesOf(
        `/case-study/kind/${kindSlugs[kind]}`,
        pageSizes['/case-study/kind/[slug]'],
        studies.filter(({ document }) => document.kind === kind),
      ),
    ),
    pagesOf('/search', pageSizes['/search'], [
      ...pages,
      // The list of all pages is not in itself.
      ...[...topics, ...few.slice(1)].map((from) => ({ from })),
    ]),
  ]);
}

const always = Number.NEGATIVE_INFINITY;

/** A page is there as soon as there are more public documents than the pages before it hold. */
function pagesOf(list: string, size: number, documents: readonly { from: number }[]) {
  const times = documents
    .map(({ from }) => from)
    .filter((from) => from !== Number.POSITIVE_INFINITY)
    .toSorted((a, b) => a - b);
  const pages = Array.from({ length: countPages(times.length, size) }, (_, index) => {
    const from = index === 0 ? always : (times[index * size] ?? always);
    return [String(index + 1), Number.isFinite(from) ? from : null] as const;
  });
  return [`${list}/page/[slug]`, Object.fromEntries(pages)] as const;
}

function gatesOf<Name extends CollectionName>(name: Name) {
  const { gate } = rowOf(name);
  return openCollection(name, (document: Document<Name>) => document)
    .all()
    .map((document) => ({ document, from: gate(document as never) }));
}
