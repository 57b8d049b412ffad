import { createTranslator } from 'next-intl';
import { expect, test } from 'vitest';
import { articles, listArticlesTagged } from '@/collections/articles';
import { caseStudies, listCaseStudiesOf } from '@/collections/case-studies';
import { listPublicPages, listPublishTimes } from '@/collections/publish-times';
import { videos } from '@/collections/videos';
import { listPagesByKind } from '@/features/search/server/site-pages';
import { loadMessages } from '@/i18n/messages';
import { countPages } from '@/rules/list-pages';
import { findPage, type PublicPages } from '@/rules/public-page';
import { caseStudyKinds, kindSlugs } from '@/site/case-study-kinds';
import { pageSizes } from '@/site/list-sizes';
import { tags } from '@/site/tags';

const isOpen = (known: PublicPages, path: string, time: number) =>
  findPage(known, path, time) === path;

test('at any time the front door lets through the lists that are there with their pages, and no more', async () => {
  const words = createTranslator({ locale: 'en', messages: await loadMessages('en') });
  const known = listPublicPages();
  const times = listPublishTimes().flatMap((time) => [time - 1, time]);
  for (const time of [0, ...times, Date.parse('2100-01-01')]) {
    const reader = { locale: 'en', now: new Date(time) } as const;
    const all = listPagesByKind(reader, words as never).reduce((sum, { count }) => sum + count, 0);
    const lists: [string, number, number][] = [
      ['/blog', pageSizes['/blog'], articles.list(reader).length],
      ['/videos', pageSizes['/videos'], videos.list(reader).length],
      ['/case-study', pageSizes['/case-study'], caseStudies.list(reader).length],
      ['/search', pageSizes['/search'], all],
      ...tags.map((tag): [string, number, number] => [
        `/blog/tags/${tag}`,
        pageSizes['/blog/tags/[slug]'],
        listArticlesTagged(tag, reader).length,
      ]),
      ...caseStudyKinds.map((kind): [string, number, number] => [
        `/case-study/kind/${kindSlugs[kind]}`,
        pageSizes['/case-study/kind/[slug]'],
        listCaseStudiesOf(kind, reader).length,
      ]),
    ];
    for (const [list, size, total] of lists) {
      // That of a tag or a kind is there while it has documents.
      const isPart = /tags|kind/.test(list);
      const isThere = total > 0 || !isPart;
      if (isPart) expect(isOpen(known, list, time), `${list} at ${time}`).toBe(isThere);
      const open = Object.entries(known[`${list}/page/[slug]`] ?? {})
        .filter(([number]) => isOpen(known, `${list}/page/${number}`, time))
        .map(([number]) => Number(number));
      const numbers = Array.from(
        { length: isThere ? countPages(total, size) : 0 },
        (_, i) => i + 1,
      );
      expect(open, `${list} at ${time}`).toEqual(numbers);
    }
  }
});
