import type { Video } from '@/collections/videos';
import { Body } from '@/mdx/body';

/** What the film says and shows, in words, and the notes on it: there without any script. */
export function Transcript({ video }: { video: Video }) {
  return (
    <div className="page-grid py-14 lg:py-20">
      <div className="hanging-headings col-span-12 [&>.prose>:first-child]:mt-0">
        <Body code={video.body} lang={video.lang} />
      </div>
    </div>
  );
}
