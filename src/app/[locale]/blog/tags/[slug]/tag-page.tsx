import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { findTag, listArticlesTagged, listTags } from '@/collections/articles';
import { describeListPage, nameListPage } from '@/i18n/describe-list-page';
import { getReader } from '@/i18n/reader';
import { cutPage } from '@/rules/list-pages';
import { ArticleGrid } from '@/sections/blog/article-list';
import { TagList } from '@/sections/blog/tag-list';
import { ListHeader, ListPages } from '@/sections/shell/list-pages';
import { pageSizes } from '@/site/list-sizes';
import { describeCollectionPage, placeInList } from '@/structured-data/web-page';
import { JsonLd } from '@/ui/json-ld';
import { requirePage } from '../../../further-page';

type Address = { slug: string; number: number };

export async function describeTagPage(address: Address): Promise<Metadata> {
  const { tag, list, page, reader } = await readTagPage(address);
  const words = await getTranslations('site');
  return describeListPage({
    list,
    ...page,
    locale: reader.locale,
    title: words('blog.onTopic', { topic: words(`tags.${tag}`) }),
    description: words(`tagLeads.${tag}`),
  });
}

/** A page of the articles that carry a tag. */
export async function TagPage(address: Address) {
  const { tag, list, page, reader } = await readTagPage(address);
  const { locale } = reader;
  const words = await getTranslations('site');
  const [title, lead] = [words(`tags.${tag}`), words(`tagLeads.${tag}`)];
  const trail = [{ name: words('blog.title'), href: '/blog' }] as const;
  const others = listTags(reader).filter((other) => other.tag !== tag);
  return (
    <>
      <JsonLd
        graph={[
          describeCollectionPage(
            page.items.map((one) => ({ name: one.title, href: one.href })),
            {
              ...(await nameListPage({ ...page, title, description: lead })),
              href: { list, number: page.number },
              locale,
              place: placeInList(page, { href: list, name: title }),
            },
          ),
        ]}
      />
      <ListHeader list={list} title={title} lead={lead} trail={trail} page={page} />
      <TagList title={words('blog.otherTopics')} tags={others} />
      <ArticleGrid articles={page.items} hasLead={page.number === 1} />
      <ListPages list={list} page={page} />
    </>
  );
}

/** A tag's pages exist from its first public article on: nothing links to them before. */
async function readTagPage({ slug, number }: Address) {
  const reader = await getReader();
  const tag = findTag(slug) ?? notFound();
  const all = listArticlesTagged(tag, reader);
  if (all.length === 0) notFound();
  const list = { page: '/blog/tags/[slug]', slug: tag } as const;
  const page = requirePage(cutPage(all, { number, size: pageSizes[list.page] }));
  return { reader, tag, list, page };
}
