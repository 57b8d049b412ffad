import { describe, expect, test } from 'vitest';
import { getTopic, topics } from '@/collections/academy';
import { articles, listArticlesBy } from '@/collections/articles';
import {
  caseStudies,
  countKinds,
  findNextCaseStudy,
  pickCaseStudies,
} from '@/collections/case-studies';
import { jobs } from '@/collections/jobs';
import { people } from '@/collections/people';
import { findNextVideo, videos } from '@/collections/videos';
import { listOtherWorkshops, workshops } from '@/collections/workshops';
import { readIn } from '../../reader';

/* Whatever documents there are, these hold. */

const later = { locale: 'en', now: new Date('2100-01-01T00:00:00Z') } as const;
const slugsOf = (documents: readonly { slug: string }[]) => documents.map(({ slug }) => slug);

describe.each([
  ['articles', articles],
  ['videos', videos],
  ['jobs', jobs],
] as const)('%s', (_, collection) => {
  test('go public at their moment and not before, in the list and at their address', async () => {
    for (const { slug, publishedAt } of collection.list(later)) {
      const then = { locale: 'en', now: new Date(publishedAt) } as const;
      const before = { locale: 'en', now: new Date(Date.parse(publishedAt) - 1) } as const;
      expect(slugsOf(collection.list(before))).not.toContain(slug);
      expect(await collection.get(slug, before)).toBeUndefined();
      expect(slugsOf(collection.list(then))).toContain(slug);
      expect(await collection.get(slug, then)).toMatchObject({ slug });
    }
  });

  test('have no page no one wrote', async () => {
    expect(await collection.get('no-such-slug', later)).toBeUndefined();
  });
});

test('from each case study and each video to the next goes once round all of them', () => {
  const goRound = <One extends { slug: string }>(
    all: readonly One[],
    next: (one: One) => One | undefined,
  ) => {
    const seen = new Set<string>();
    for (let one = all[0]; one && !seen.has(one.slug); one = next(one)) seen.add(one.slug);
    expect([...seen]).toEqual(slugsOf(all));
  };
  goRound(videos.list(later), (video) => findNextVideo(video, later));
  goRound(caseStudies.list(later), ({ slug }) => findNextCaseStudy(slug, later));
});

test('case studies are counted by kind, and picked in the order asked for', () => {
  const studies = caseStudies.list(later);
  const total = countKinds(later).reduce((sum, { count }) => sum + count, 0);
  expect(total).toBe(studies.length);
  const backwards = slugsOf(studies).reverse();
  expect(slugsOf(pickCaseStudies(['no-such-slug', ...backwards], later))).toEqual(backwards);
});

test('every article is on exactly one profile, and none before its time', () => {
  const authors = people.params().map(({ slug }) => slug);
  const shown = authors.flatMap((slug) => slugsOf(listArticlesBy(slug, later)));
  expect(shown.toSorted()).toEqual(slugsOf(articles.list(later)).toSorted());
  const past = { locale: 'en', now: new Date('2000-01-01T00:00:00Z') } as const;
  expect(authors.flatMap((slug) => listArticlesBy(slug, past))).toEqual([]);
});

test('a topic of the academy leads to the next, the last to none', async () => {
  const all = topics.list(readIn('pl'));
  for (const [index, { slug }] of all.entries())
    expect((await getTopic(slug, readIn('pl')))?.next?.slug).toBe(all[index + 1]?.slug);
  expect(await getTopic('no-such-topic', readIn('pl'))).toBeUndefined();
});

test('a workshop shows no empty line and names all others', async () => {
  const all = workshops.list(readIn('en'));
  for (const { slug, forWhom, notForWhom } of all) {
    expect([...forWhom, ...notForWhom]).not.toContain('');
    const others = slugsOf(all).filter((one) => one !== slug);
    for (const most of [1, all.length])
      expect(slugsOf(listOtherWorkshops(slug, { ...readIn('en'), most }))).toEqual(
        others.slice(0, most),
      );
  }
});
