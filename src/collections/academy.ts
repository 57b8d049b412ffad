import { defaultLocale, type Locale } from '@/site/locales';
import { loadBody } from './bodies';
import { filmSeconds } from './film-length';
import { resolveFilm } from './films';
import { type Document, loadDocuments } from './generated';

/** A topic as lists show it: no body; its film and its poster resolved. */
export type TopicSummary = ReturnType<typeof summarize>;
/** A topic as its page shows it. */
export type Topic = NonNullable<Awaited<ReturnType<typeof getTopic>>>;

function summarize({ video, ...topic }: Document<'academy'>) {
  return { ...topic, ...resolveFilm(video), seconds: filmSeconds(video.src) };
}

/** Returns the topics of the academy in their order. */
export function listTopics(locale: Locale): TopicSummary[] {
  return loadDocuments('academy', locale)
    .toSorted((a, b) => a.order - b.order)
    .map(summarize);
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

/** Returns the slugs of all topics, the first of which is selected at the start (specification, section 2). */
export function listTopicSlugs(): string[] {
  return listTopics(defaultLocale).map(({ slug }) => slug);
}
