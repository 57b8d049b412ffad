import type { Reader } from '@/rules/reader';
import type { Locale } from '@/site/locales';
import { type Document, openMdx } from './documents';
import { oncePerList, placesOf } from './once-per-list';
import { resolveVideo, videoSeconds } from './video-source';

/** A topic as lists show it: no body; its video and its poster resolved. */
export type TopicSummary = ReturnType<typeof show>;
/** A topic as its page shows it. */
export type Topic = NonNullable<Awaited<ReturnType<typeof getTopic>>>;

function show({ video, ...topic }: Document<'academy'>, locale: Locale) {
  return { ...topic, ...resolveVideo(video, locale), seconds: videoSeconds(video.src) };
}

/** The topics of the academy in their order. */
export const topics = openMdx('academy', show);

const places = oncePerList(placesOf);

/** Returns one topic with its compiled body, its place, and the topic after it; undefined where the slug has no topic. */
export async function getTopic(slug: string, reader: Reader) {
  const all = topics.list(reader);
  const place = places(all).get(slug) ?? -1;
  const topic = await topics.get(slug, reader);
  return topic && { ...topic, number: place + 1, count: all.length, next: all[place + 1] };
}
