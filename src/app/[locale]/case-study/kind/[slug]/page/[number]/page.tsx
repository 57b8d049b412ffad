import { countKinds } from '@/collections/case-studies';
import { kindSlugs } from '@/site/case-study-kinds';
import { siteTime } from '@/site/clock.mjs';
import { pageSizes } from '@/site/list-sizes';
import { defaultLocale } from '@/site/locales';
import { listPagesToBuild, readFurtherPage } from '../../../../../further-page';
import { describeStudiesPage, StudiesPage } from '../../../../studies-page';

type Props = { params: Promise<{ slug: string; number: string }> };

export const dynamicParams = true;

export const generateStaticParams = () =>
  countKinds({ locale: defaultLocale, now: new Date(siteTime()) }).flatMap(({ kind, count }) =>
    listPagesToBuild(count, pageSizes['/case-study/kind/[slug]']).map((page) => ({
      slug: kindSlugs[kind],
      ...page,
    })),
  );

export const generateMetadata = async ({ params }: Props) =>
  describeStudiesPage(await read(params));

export default async function FurtherCaseStudiesOfKind({ params }: Props) {
  return <StudiesPage {...(await read(params))} />;
}

async function read(params: Props['params']) {
  const { slug, number } = await params;
  return {
    slug,
    number: readFurtherPage(number),
  };
}
