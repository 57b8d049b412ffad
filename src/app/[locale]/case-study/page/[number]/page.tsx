import { caseStudies } from '@/collections/case-studies';
import { siteTime } from '@/site/clock.mjs';
import { pageSizes } from '@/site/list-sizes';
import { defaultLocale } from '@/site/locales';
import { listPagesToBuild, readFurtherPage } from '../../../further-page';
import { describeStudiesPage, StudiesPage } from '../../studies-page';

type Props = { params: Promise<{ number: string }> };

export const dynamicParams = true;

export const generateStaticParams = () =>
  listPagesToBuild(
    caseStudies.list({ locale: defaultLocale, now: new Date(siteTime()) }).length,
    pageSizes['/case-study'],
  );

export const generateMetadata = async ({ params }: Props) =>
  describeStudiesPage({ number: readFurtherPage((await params).number) });

export default async function FurtherCaseStudies({ params }: Props) {
  return <StudiesPage number={readFurtherPage((await params).number)} />;
}
