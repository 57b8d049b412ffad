import { listDocumentPages } from '@/collections/pages';
import { siteTime } from '@/site/clock.mjs';
import { pageSizes } from '@/site/list-sizes';
import { defaultLocale } from '@/site/locales';
import { listPagesToBuild, readFurtherPage } from '../../../further-page';
import { describeSearchPage, SearchPage } from '../../search-page';

type Props = { params: Promise<{ number: string }> };

export const dynamicParams = true;

export const generateStaticParams = () =>
  listPagesToBuild(
    listDocumentPages({ locale: defaultLocale, now: new Date(siteTime()) }).length,
    pageSizes['/search'],
  );

export const generateMetadata = async ({ params }: Props) =>
  describeSearchPage(readFurtherPage((await params).number));

export default async function FurtherPagesOfAll({ params }: Props) {
  return <SearchPage number={readFurtherPage((await params).number)} />;
}
