import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { videos } from '@/collections/videos';
import { VideoGrid, VideosHeader } from '@/features/video/video-list';
import { describeListPage, nameListPage } from '@/i18n/describe-list-page';
import { getReader } from '@/i18n/reader';
import { cutPage } from '@/rules/list-pages';
import { ListHeader, ListPages } from '@/sections/shell/list-pages';
import { pageSizes } from '@/site/list-sizes';
import { describeCollectionPage, placeInList } from '@/structured-data/web-page';
import { JsonLd } from '@/ui/json-ld';
import { requirePage } from '../further-page';

const list = '/videos';

export async function describeVideosPage(number: number): Promise<Metadata> {
  const { page, ...names } = await readVideosPage(number);
  return describeListPage({ list, ...page, ...names });
}

/** A page of the videos; the first begins with the newest as a screen. */
export async function VideosPage({ number }: { number: number }) {
  const { page, ...names } = await readVideosPage(number);
  const words = await getTranslations('video');
  const [newest, ...others] = page.items;
  return (
    <>
      <JsonLd
        graph={[
          describeCollectionPage(
            page.items.map(({ title, href }) => ({ name: title, href })),
            {
              ...(await nameListPage({ ...page, ...names })),
              href: { list, number },
              locale: names.locale,
              place: placeInList(page, { href: list, name: names.title }),
            },
          ),
        ]}
      />
      {number === 1 ? (
        <VideosHeader newest={newest} />
      ) : (
        <ListHeader list={list} title={names.title} lead={words('lead')} page={page} />
      )}
      <VideoGrid videos={number === 1 ? others : page.items} isFirst={number === 1} />
      <ListPages list={list} page={page} />
    </>
  );
}

async function readVideosPage(number: number) {
  const words = await getTranslations('video');
  const { locale, now } = await getReader();
  const all = videos.list({ locale, now });
  const page = requirePage(cutPage(all, { number, size: pageSizes[list] }));
  return { title: words('title'), description: words('description'), locale, page };
}
