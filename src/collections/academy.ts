import type { Reader } from '@/rules/reader';
import { type AcademyTopicId, academyTopicIds } from '@/site/academy-topics';
import { type Document, openMdx } from './documents';
import { filmSeconds } from './film-length';
import { resolveFilm } from './films';

/** A topic as lists show it: no body; its video and its poster resolved. */
export type TopicSummary = ReturnType<typeof show> & { id: AcademyTopicId };
/** A topic as its page shows it. */
export type Topic = NonNullable<Awaited<ReturnType<typeof getTopic>>>;

function show({ video, ...topic }: Document<'academy'>) {
  return { ...topic, ...resolveFilm(video), seconds: filmSeconds(video.src) };
}

/** The documents of the academy in their order. */
export const topics = openMdx('academy', show);

/** Returns the topics of the academy in their order. A file whose name is none of the nine ids is not a topic. */
export function listTopics(reader: Reader): TopicSummary[] {
  return topics.list(reader).flatMap((topic) => {
    const id = academyTopicIds.find((known) => known === topic.slug);
    return id ? [{ ...topic, id }] : [];
  });
}

/** Returns one topic with its compiled body and the topic after it; undefined where the slug has no topic. */
export async function getTopic(slug: string, reader: Reader) {
  const all = listTopics(reader);
  const place = all.findIndex((topic) => topic.slug === slug);
  const topic = all[place];
  const read = topic && (await topics.get(slug, reader));
  return read && { ...read, id: topic.id, count: all.length, next: all[place + 1] };
}
