import { createTranslator } from 'next-intl';
import { expect, test } from 'vitest';
import { articles, listArticlesTagged } from '@/collections/articles';
import { caseStudies, listCaseStudiesOf } from '@/collections/case-studies';
import { listPublicPages, listPublishTimes } from '@/collections/publish-times';
import { videos } from '@/collections/videos';
import { listPagesByKind } from '@/features/search/server/site-pages';
import { loadMessages } from '@/i18n/messages';
import { countPages } from '@/rules/list-pages';
import { caseStudyKinds, kindSlugs } from '@/site/case-study-kinds';
import { pageSizes } from '@/site/list-sizes';
import { tags } from '@/site/tags';

test('at any time the front door lets through the pages that lists have, and no more', async () => {
  const words = createTranslator({
    locale: 'en',
    messages: await loadMessages('en'),
    namespace: 'site',
  });
  const known = listPublicPages();
  const times = listPublishTimes().flatMap((time) => [time - 1, time]);
  for (const time of [0, ...times, Date.parse('2100-01-01')]) {
    const reader = { locale: 'en', now: new Date(time) } as const;
    const all = listPagesByKind(reader, words).reduce((sum, { count }) => sum + count, 0);
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
      const open = Object.entries(known[`${list}/page/[slug]`] ?? {})
        .filter(([, from]) => from === null || from <= time)
        .map(([number]) => Number(number));
      expect(open.length, `${list} at ${time}`).toBe(countPages(total, size));
      expect(Math.max(...open)).toBe(open.length);
    }
  }
});
