import { Picture, type PictureData } from '@/ui/picture';

/**
 * The drawing of a topic, which is the part of its poster without words. Decorative; hovering the row brightens it. It
 * glows on what is dark behind it, so it belongs on night.
 */
export function TopicMark({ poster }: { poster: PictureData }) {
  return (
    <div className="relative aspect-12/11 overflow-hidden rounded-(--radius-drop)">
      <Picture
        image={poster}
        sizes="(min-width: 64rem) 720px, 480px"
        className="absolute top-[-18%] left-[-166%] w-[267%] max-w-none bg-none! mix-blend-lighten transition-[filter] duration-300 group-hover:brightness-110"
        isDecorative
      />
    </div>
  );
}
