import { caseStudyKinds, kindSlugs } from '@/site/case-study-kinds';
import { describeStudiesPage, StudiesPage } from '../../studies-page';

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => caseStudyKinds.map((kind) => ({ slug: kindSlugs[kind] }));

export const generateMetadata = async ({ params }: Props) =>
  describeStudiesPage({ ...(await params), number: 1 });

export default async function CaseStudiesOfKind({ params }: Props) {
  return <StudiesPage slug={(await params).slug} number={1} />;
}
