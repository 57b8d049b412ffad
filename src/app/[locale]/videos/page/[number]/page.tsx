import { videos } from '@/collections/videos';
import { siteTime } from '@/site/clock.mjs';
import { pageSizes } from '@/site/list-sizes';
import { defaultLocale } from '@/site/locales';
import { listPagesToBuild, readFurtherPage } from '../../../further-page';
import { describeVideosPage, VideosPage } from '../../videos-page';

type Props = { params: Promise<{ number: string }> };

export const dynamicParams = true;

export const generateStaticParams = () =>
  listPagesToBuild(
    videos.list({ locale: defaultLocale, now: new Date(siteTime()) }).length,
    pageSizes['/videos'],
  );

export const generateMetadata = async ({ params }: Props) =>
  describeVideosPage(readFurtherPage((await params).number));

export default async function FurtherVideosPage({ params }: Props) {
  return <VideosPage number={readFurtherPage((await params).number)} />;
}
