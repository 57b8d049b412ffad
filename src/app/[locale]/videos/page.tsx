import { describeVideosPage, VideosPage } from './videos-page';

export const generateMetadata = () => describeVideosPage(1);

export default function Videos() {
  return <VideosPage number={1} />;
}
