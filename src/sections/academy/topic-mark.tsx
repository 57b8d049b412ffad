import type { PictureData } from '@/ui/picture';
import { Picture } from '@/ui/picture';

/** The amber drawing of a topic: the part of its poster that has no words. Decoration; lit by its row's hover. */
export function TopicMark({ poster }: { poster: PictureData }) {
  return (
    <div className="relative aspect-12/11 overflow-hidden">
      <Picture
        image={poster}
        sizes="(min-width: 64rem) 720px, 480px"
        className="absolute top-[-18%] left-[-166%] w-[267%] max-w-none bg-none! mix-blend-lighten transition-[filter] duration-300 group-hover:brightness-115"
        decorative
      />
    </div>
  );
}
