import { tags } from '@/site/tags';
import { describeTagPage, TagPage } from './tag-page';

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => tags.map((slug) => ({ slug }));

export const generateMetadata = async ({ params }: Props) =>
  describeTagPage({ ...(await params), number: 1 });

export default async function FirstTagPage({ params }: Props) {
  return <TagPage slug={(await params).slug} number={1} />;
}
