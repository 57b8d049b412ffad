import { BlogPage, describeBlogPage } from './blog-page';

export const generateMetadata = () => describeBlogPage(1);

export default function Blog() {
  return <BlogPage number={1} />;
}
