import { listTags } from '@/collections/articles';
import { siteTime } from '@/site/clock.mjs';
import { pageSizes } from '@/site/list-sizes';
import { defaultLocale } from '@/site/locales';
import { listPagesToBuild, readFurtherPage } from '../../../../../further-page';
import { describeTagPage, TagPage } from '../../tag-page';

type Props = { params: Promise<{ slug: string; number: string }> };

export const dynamicParams = true;

export const generateStaticParams = () =>
  listTags({ locale: defaultLocale, now: new Date(siteTime()) }).flatMap(({ tag: slug, count }) =>
    listPagesToBuild(count, pageSizes['/blog/tags/[slug]']).map((page) => ({ slug, ...page })),
  );

export const generateMetadata = async ({ params }: Props) => describeTagPage(await read(params));

export default async function FurtherTagPage({ params }: Props) {
  return <TagPage {...(await read(params))} />;
}

async function read(params: Props['params']) {
  const { slug, number } = await params;
  return {
    slug,
    number: readFurtherPage(number),
  };
}
