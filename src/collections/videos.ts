import { isPublished, selectPublished } from '@/rules/published';
import { defaultLocale, type Locale } from '@/site/locales';
import { loadBody } from './bodies';
import { filmSeconds } from './film-length';
import { resolveFilm } from './films';
import { type Document, loadDocuments } from './generated';
import { resolveImage } from './images';
import { requirePerson } from './people';

type Reader = {
  /** The language of the page. */
  locale: Locale;
  now: Date;
};

/** A video as lists show it: no body; film, pictures and author resolved, `seconds` where its length is known. */
export type VideoSummary = ReturnType<typeof summarize>;
export type Video = VideoSummary & { body: string };

function summarize({ video: source, ...video }: Document<'videos'>, locale: Locale) {
  return {
    ...video,
    ...resolveFilm(source),
    image: resolveImage(video.image),
    author: requirePerson(video.author, locale),
    seconds: filmSeconds(source.src),
  };
}

/** Returns the videos whose publish time has passed, newest first (specification, section 5). */
export function listVideos({ locale, now }: Reader): VideoSummary[] {
  return selectPublished(loadDocuments('videos', locale), now).map((video) =>
    summarize(video, locale),
  );
}

/** Returns one video with its compiled body; undefined where there is none, or its time has not come. */
export async function getVideo(slug: string, { locale, now }: Reader): Promise<Video | undefined> {
  const video = loadDocuments('videos', locale).find((candidate) => candidate.slug === slug);
  if (!video || !isPublished(video, now)) return undefined;
  return { ...summarize(video, locale), body: await loadBody('videos', video) };
}

/** Returns the slugs of all videos, public or not: a page whose time has not come answers 404 until then. */
export function listVideoSlugs(): string[] {
  return loadDocuments('videos', defaultLocale).map(({ slug }) => slug);
}

/** Returns the video to watch after this one: the one before it in time, after the oldest the newest; none where it is alone. */
export function findNextVideo({ slug }: VideoSummary, reader: Reader): VideoSummary | undefined {
  const videos = listVideos(reader);
  const position = videos.findIndex((other) => other.slug === slug);
  const next = videos[position + 1] ?? videos[0];
  return next?.slug === slug ? undefined : next;
}
