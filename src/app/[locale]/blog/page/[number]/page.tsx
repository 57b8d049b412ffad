import { articles } from '@/collections/articles';
import { siteTime } from '@/site/clock.mjs';
import { pageSizes } from '@/site/list-sizes';
import { defaultLocale } from '@/site/locales';
import { listPagesToBuild, readFurtherPage } from '../../../further-page';
import { BlogPage, describeBlogPage } from '../../blog-page';

type Props = { params: Promise<{ number: string }> };

export const dynamicParams = true;

export const generateStaticParams = () =>
  listPagesToBuild(
    articles.list({ locale: defaultLocale, now: new Date(siteTime()) }).length,
    pageSizes['/blog'],
  );

export const generateMetadata = async ({ params }: Props) =>
  describeBlogPage(readFurtherPage((await params).number));

export default async function FurtherBlogPage({ params }: Props) {
  return <BlogPage number={readFurtherPage((await params).number)} />;
}
