import type { Reader } from '@/rules/reader';
import type { Locale } from '@/site/locales';
import { type Document, openMdx } from './documents';
import { resolveImage } from './images';
import { oncePerList, placesOf } from './once-per-list';
import { requirePerson } from './people';
import { resolveVideo, videoSeconds } from './video-source';

/** A video as lists show it: no body; source, pictures and author resolved, `seconds` where its length is known. */
export type VideoSummary = ReturnType<typeof show>;
export type Video = VideoSummary & { body: string };

function show({ video: source, ...video }: Document<'videos'>, locale: Locale) {
  return {
    ...video,
    ...resolveVideo(source, locale),
    image: resolveImage(video.image),
    author: requirePerson(video.author, locale),
    seconds: videoSeconds(source.src),
  };
}

/** The videos whose publish time has passed, newest first (docs/specification.md, section 5). */
export const videos = openMdx('videos', show);

const places = oncePerList(placesOf);

/** Returns the video to watch next: the next older one, after the oldest the newest; undefined for the only one. */
export function findNextVideo({ slug }: VideoSummary, reader: Reader): VideoSummary | undefined {
  const all = videos.list(reader);
  const next = all[(places(all).get(slug) ?? -1) + 1] ?? all[0];
  return next?.slug === slug ? undefined : next;
}
