import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { articles, listTags } from '@/collections/articles';
import { describeListPage, nameListPage } from '@/i18n/describe-list-page';
import { getReader } from '@/i18n/reader';
import { cutPage } from '@/rules/list-pages';
import { ArticleGrid } from '@/sections/blog/article-list';
import { TagList } from '@/sections/blog/tag-list';
import { ListHeader, ListPages } from '@/sections/shell/list-pages';
import { pageSizes } from '@/site/list-sizes';
import { describeBlog } from '@/structured-data/blog';
import { describeCollectionPage, placeInList } from '@/structured-data/web-page';
import { JsonLd } from '@/ui/json-ld';
import { requirePage } from '../further-page';

const list = '/blog';

export async function describeBlogPage(number: number): Promise<Metadata> {
  const { page, ...names } = await readBlogPage(number);
  return describeListPage({ list, ...page, ...names });
}

/** A page of the blog: the first shows the newest article large, and describes the blog. */
export async function BlogPage({ number }: { number: number }) {
  const { reader, page, ...names } = await readBlogPage(number);
  const { locale } = reader;
  const words = await getTranslations('site.blog');
  return (
    <>
      <JsonLd
        graph={[
          number === 1
            ? describeBlog(page.items, names)
            : describeCollectionPage(
                page.items.map(({ title, href }) => ({ name: title, href })),
                {
                  ...(await nameListPage({ ...page, ...names })),
                  href: { list, number },
                  locale,
                  place: placeInList(page, { href: list, name: names.title }),
                },
              ),
        ]}
      />
      <ListHeader list={list} title={names.title} lead={words('lead')} page={page} />
      <TagList title={words('topics')} tags={listTags(reader)} />
      <ArticleGrid articles={page.items} hasLead={number === 1} />
      <ListPages list={list} page={page} />
    </>
  );
}

async function readBlogPage(number: number) {
  const words = await getTranslations('site.blog');
  const reader = await getReader();
  const page = requirePage(cutPage(articles.list(reader), { number, size: pageSizes[list] }));
  const names = { title: words('title'), description: words('description'), locale: reader.locale };
  return { ...names, reader, page };
}
