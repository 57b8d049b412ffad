/* These tests hold the demo's content against docs/specification.md. Delete this folder with the demo. */
import { readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { getTopic, topics } from '@/collections/academy';
import { videos } from '@/collections/videos';
import { clockTime, transcriptIn } from '@/features/video/source';
import { renderPlainHtml } from '@/mdx/plain-html';
import { locales } from '@/site/locales';
import { readIn } from '../reader';

const today = { locale: 'en', now: new Date('2026-11-20T12:00:00Z') } as const;
const coming = 'inside-the-content-build';
const itsTime = '2027-01-18T09:00:00+01:00';
/** The nine topics of the academy in their order (docs/specification.md, section 2). */
const specifiedTopics = [
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

const published = [
  'ship-day-in-four-minutes',
  'keyboard-tour',
  'reading-a-flame-graph',
  'estimate-with-three-numbers',
  'first-week-of-a-subscription',
  'offline-round',
];

/** What the transcript is called. */
const transcript = { en: 'Transcript', pl: 'Transkrypcja' } as const;

/** The captions of a WebVTT file: when each begins, in seconds, and its words in one line with plain spaces. */
function readCues(path = '') {
  const cue = /(\d+):(\d+):(\d+\.\d+) --> .*\n((?:.+\n?)+)/g;
  return [...readFileSync(`public${path}`, 'utf8').matchAll(cue)].map(
    ([, hours, minutes, seconds, words = '']) => ({
      start: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds),
      words: words.trim().replace(/\s+/g, ' '),
    }),
  );
}

/** Both files of a video are light, and the MP4 has its index first, so that it plays before it is there. */
function expectLight(src: string, webm?: string) {
  for (const path of [src, webm]) expect(statSync(`public${path}`).size).toBeLessThan(400_000);
  const mp4 = readFileSync(`public${src}`);
  expect(mp4.indexOf('moov')).toBeGreaterThan(0);
  expect(mp4.indexOf('moov')).toBeLessThan(mp4.indexOf('mdat'));
}

describe('the academy', () => {
  test('has the nine topics in their order', () => {
    const order = topics.list(readIn('pl')).map(({ slug }) => slug);
    expect(order.filter((slug) => specifiedTopics.includes(slug))).toEqual(specifiedTopics);
  });

  test.each(specifiedTopics)('%s is the video in writing, in Polish, and more', async (slug) => {
    const topic = await getTopic(slug, readIn('en'));
    if (!topic) throw new Error(`no topic ${slug}`);
    expect(topic.languages).toEqual(['pl']);
    const { source, words, headings, body } = topic;
    expect(source.captions.map(({ lang }) => lang)).toEqual(['pl']);
    expectLight(source.src, source.webm);
    expect(words).toBeGreaterThanOrEqual(200);
    expect(headings.length).toBeGreaterThanOrEqual(3);
    const text = renderPlainHtml(body)
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ');
    for (const cue of readCues(source.captions[0]?.src).slice(1)) expect(text).toContain(cue.words);
  });
});

describe('the videos', () => {
  test('six are public, each by another author, and one has a date still to come', () => {
    const shown = published.flatMap((slug) => videos.find(slug, today) ?? []);
    expect(new Set(shown.map(({ author }) => author.slug)).size).toBe(published.length);
    expect(videos.find(coming, today)).toBeUndefined();
    const then = { locale: 'en', now: new Date(itsTime) } as const;
    expect(videos.find(coming, then)?.publishedAt).toBe(itsTime);
  });

  test.each(published.flatMap((slug) => locales.map((locale) => [slug, locale] as const)))(
    '%s can be read instead of watched (%s)',
    async (slug, locale) => {
      const video = await videos.get(slug, { ...today, locale });
      if (!video) throw new Error(`${slug} is not public`);
      expectLight(video.source.src, video.source.webm);
      expect(video.lang).toBe(locale);
      expect(video.source.captions[0]?.lang).toBe(locale);
      expect(video.headings[0]).toMatchObject({ depth: 2, text: transcript[locale] });
      const paragraphs = transcriptIn(renderPlainHtml(video.body)).split('\n');
      const cues = readCues(video.source.captions[0]?.src);
      expect(paragraphs).toHaveLength(cues.length);
      for (const [index, { start, words }] of cues.entries()) {
        expect(paragraphs[index]).toMatch(new RegExp(`^${clockTime(start)} `));
        expect(paragraphs[index]?.replace(/\s+/g, ' ')).toContain(words);
      }
    },
  );
});
