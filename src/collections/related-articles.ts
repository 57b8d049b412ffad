import type { Tag } from '@/site/tags';

type Tagged = { slug: string; tags: readonly Tag[] };

/**
 * Returns a function that finds the articles of a list which share most tags with one of it, at most `most`; among
 * equals, the first in the list. Articles with the same tags are looked at together, of each such group only as many
 * as can be shown, and once: a page costs the same for any number of articles.
 */
export function relateByTags<One extends Tagged>(articles: readonly One[], most: number) {
  const groups = groupByTagSet(articles, most + 1);
  const known = new Map<string, One[]>();
  return ({ slug, tags }: Tagged): One[] => {
    const key = keyOf(tags);
    const nearest = known.get(key) ?? findNearest(groups, tags, most + 1);
    known.set(key, nearest);
    return nearest.filter((article) => article.slug !== slug).slice(0, most);
  };
}

type Group<One> = { tags: readonly Tag[]; first: { article: One; place: number }[] };

/** Groups articles by their tags, whatever order they are written in; each group keeps its first `most`. */
function groupByTagSet<One extends Tagged>(articles: readonly One[], most: number): Group<One>[] {
  const groups = new Map<string, Group<One>>();
  for (const [place, article] of articles.entries()) {
    const key = keyOf(article.tags);
    const group = groups.get(key) ?? { tags: article.tags, first: [] };
    if (group.first.length < most) group.first.push({ article, place });
    groups.set(key, group);
  }
  return [...groups.values()];
}

function findNearest<One>(groups: readonly Group<One>[], tags: readonly Tag[], most: number) {
  return groups
    .flatMap((group) => {
      const shared = group.tags.filter((tag) => tags.includes(tag)).length;
      return shared === 0 ? [] : group.first.map((one) => ({ ...one, shared }));
    })
    .toSorted((a, b) => b.shared - a.shared || a.place - b.place)
    .slice(0, most)
    .map(({ article }) => article);
}

const keyOf = (tags: readonly Tag[]) => tags.toSorted().join(' ');
