import { type AcademyTopicId, academyTopicIds } from '@/site/academy-topics';
import { defaultLocale, type Locale } from '@/site/locales';
import { loadBody } from './bodies';
import { filmSeconds } from './film-length';
import { resolveFilm } from './films';
import { type Document, loadDocuments } from './generated';

/** A topic as lists show it: no body; its film and its poster resolved. */
export type TopicSummary = ReturnType<typeof summarize>;
/** A topic as its page shows it. */
export type Topic = NonNullable<Awaited<ReturnType<typeof getTopic>>>;

function summarize({ video, ...topic }: Document<'academy'>, id: AcademyTopicId) {
  return { ...topic, id, ...resolveFilm(video), seconds: filmSeconds(video.src) };
}

/** Returns the topics of the academy in their order. A file whose name is none of the nine ids is not a topic. */
export function listTopics(locale: Locale): TopicSummary[] {
  return loadDocuments('academy', locale)
    .toSorted((a, b) => a.order - b.order)
    .flatMap((topic) => {
      const id = academyTopicIds.find((known) => known === topic.slug);
      return id ? [summarize(topic, id)] : [];
    });
}

/** Returns one topic with its compiled body and the topic after it; undefined where there is none. */
export async function getTopic(slug: string, locale: Locale) {
  const topics = listTopics(locale);
  const place = topics.findIndex((topic) => topic.slug === slug);
  const topic = topics[place];
  if (!topic) return undefined;
  return {
    ...topic,
    count: topics.length,
    next: topics[place + 1],
    body: await loadBody('academy', topic),
  };
}

/** Returns the ids of all topics, the first of which is selected at the start (specification, section 2). */
export function listTopicIds(): AcademyTopicId[] {
  return listTopics(defaultLocale).map(({ id }) => id);
}
