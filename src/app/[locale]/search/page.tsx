import { describeSearchPage, SearchPage } from './search-page';

export const generateMetadata = () => describeSearchPage(1);

export default function AllPages() {
  return <SearchPage number={1} />;
}
