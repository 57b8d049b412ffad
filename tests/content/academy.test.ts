import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { getTopic, topics as topicsCollection } from '@/collections/academy';
import { describePage } from '@/i18n/describe-page';
import { renderPlainHtml } from '@/mdx/plain-html';
import { describeTopicVideo } from '@/structured-data/video';
import { readIn } from '../reader';

const topics = topicsCollection.list(readIn('pl'));

async function requireTopic(slug: string) {
  const topic = await getTopic(slug, readIn('pl'));
  if (!topic) throw new Error(`no topic ${slug}`);
  return topic;
}

/** One sentence per line in the source, so a sentence may have been set on a line of its own. */
const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The nine topics in the order of the specification (section 2). */
const slugs = [
  'start-here',
  'understand-the-business',
  'unique-values',
  'your-cv',
  'your-portfolio',
  'recruitment-interview',
  'technical-interview',
  'salary',
  'feedback',
];

/** The words of a WebVTT file, one cue after the other. */
const readCaptions = (path = '') =>
  readFileSync(`public${path}`, 'utf8')
    .split('\n\n')
    .slice(1)
    .map((cue) => plain(cue.replace(/^.*\n.* --> .*\n/, '')));

test('has the nine topics of the specification in their order', () => {
  expect(topicsCollection.params().map(({ slug }) => slug)).toEqual(slugs);
  expect(topics.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('knows no other topic, and what follows each', async () => {
  expect(await getTopic('cover-letter', readIn('pl'))).toBeUndefined();
  expect((await requireTopic('start-here')).next?.slug).toBe('understand-the-business');
  expect((await requireTopic('feedback')).next).toBeUndefined();
});

test.each(slugs)('%s is the film in writing, and more', async (slug) => {
  const topic = await requireTopic(slug);
  const text = plain(renderPlainHtml(topic.body));
  const [opening = '', ...said] = readCaptions(topic.film.captions[0]?.src);
  expect(opening.startsWith(topic.title)).toBe(true);
  expect(text).toContain(opening.slice(topic.title.length).replace(/^[.\s]+|\.$/g, ''));
  for (const sentence of said) expect(text).toContain(sentence);
  expect(topic.words).toBeGreaterThanOrEqual(200);
  expect(topic.headings.length).toBeGreaterThanOrEqual(3);
});

test.each(slugs)('%s has its files and Polish captions', async (slug) => {
  const { film, poster } = await requireTopic(slug);
  expect(film.kind).toBe('file');
  expect(film.captions.map(({ lang }) => lang)).toEqual(['pl']);
  for (const path of [film.src, film.webm, poster.src, film.captions[0]?.src]) {
    expect(existsSync(`public${path}`), path).toBe(true);
  }
});

test('is Polish at either address: the Polish one is canonical', () => {
  const [topic] = topicsCollection.list(readIn('en'));
  expect(topic).toMatchObject({ lang: 'pl', languages: ['pl'] });
  const { alternates } = describePage({
    href: { page: '/academy/videos/[slug]', slug: 'start-here' },
    locale: 'en',
    title: '',
    description: '',
    languages: topic?.languages ?? [],
  });
  expect(alternates?.canonical).toBe('/pl/academy/videos/start-here');
});

test('describes each film to search engines', () => {
  for (const topic of topics) {
    expect(describeTopicVideo(topic)).toMatchObject({
      '@type': 'VideoObject',
      name: topic.title,
      inLanguage: 'pl',
      contentUrl: expect.stringMatching(/^http.*\/clip\.mp4$/),
      thumbnailUrl: expect.stringMatching(/^http.*\/poster\.webp$/),
      duration: expect.stringMatching(/^PT2\dS$/),
      uploadDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  }
});

test('descriptions are of a length search engines show, and no two alike', () => {
  const descriptions = topics.map(({ description }) => description);
  expect(new Set(descriptions).size).toBe(topics.length);
  for (const text of descriptions) {
    expect(text.length).toBeGreaterThanOrEqual(50);
    expect(text.length).toBeLessThanOrEqual(170);
  }
});
