import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findNextVideo, videos as videosCollection } from '@/collections/videos';
import { clockTime, transcriptIn } from '@/features/video/film';
import { describePage } from '@/i18n/describe-page';
import { renderPlainHtml } from '@/mdx/plain-html';
import { describeVideo } from '@/structured-data/video';

const today = { locale: 'en', now: new Date('2026-11-20T12:00:00Z') } as const;
const coming = 'inside-the-content-build';
const itsTime = '2027-01-18T09:00:00+01:00';

const slugsOf = (videos: readonly { slug: string }[]) => videos.map(({ slug }) => slug);

async function requireVideo(slug: string) {
  const video = await videosCollection.get(slug, today);
  if (!video) throw new Error(`${slug} is not public`);
  return { ...video, transcript: transcriptIn(renderPlainHtml(video.body)) };
}

/** The captions of a WebVTT file: when each begins, in seconds, and its words in one line with plain spaces. */
function readCues(path: string) {
  const cue = /(\d+):(\d+):(\d+\.\d+) --> .*\n((?:.+\n?)+)/g;
  return [...readFileSync(`public${path}`, 'utf8').matchAll(cue)].map(
    ([, hours, minutes, seconds, words = '']) => ({
      start: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds),
      words: words.trim().replace(/\s+/g, ' '),
    }),
  );
}

test('six are public, newest first, and one has a date still to come', () => {
  expect(slugsOf(videosCollection.list(today))).toEqual([
    'ship-day-in-four-minutes',
    'keyboard-tour',
    'reading-a-flame-graph',
    'estimate-with-three-numbers',
    'first-week-of-a-subscription',
    'offline-round',
  ]);
  expect(videosCollection.params().map(({ slug }) => slug)).toContain(coming);
  expect(videosCollection.params().map(({ slug }) => slug)).toHaveLength(7);
});

test('one goes public at its moment and not before, in the list and at its address', async () => {
  const before = { locale: 'en', now: new Date(Date.parse(itsTime) - 1) } as const;
  const then = { locale: 'en', now: new Date(itsTime) } as const;
  expect(slugsOf(videosCollection.list(before))).not.toContain(coming);
  expect(await videosCollection.get(coming, before)).toBeUndefined();
  expect(videosCollection.list(then)[0]?.slug).toBe(coming);
  expect(await videosCollection.get(coming, then)).toMatchObject({
    slug: coming,
    publishedAt: itsTime,
  });
});

test('each has a different author of the team, and its length comes from the film', () => {
  const videos = videosCollection.list(today);
  expect(new Set(videos.map(({ author }) => author.slug)).size).toBe(videos.length);
  for (const { seconds } of videos) {
    expect(seconds).toBeGreaterThanOrEqual(20);
    expect(seconds).toBeLessThanOrEqual(30);
  }
});

test.each(slugsOf(videosCollection.list(today)))(
  '%s can be read instead of watched',
  async (slug) => {
    const { film, headings, transcript } = await requireVideo(slug);
    expect(headings[0]).toMatchObject({ depth: 2, text: 'Transcript' });
    expect(headings.length).toBeGreaterThan(1);
    expect(transcript.split(/\s+/).length).toBeGreaterThanOrEqual(120);
    const [captions] = film.captions;
    const cues = readCues(captions?.src ?? '');
    expect(cues).toHaveLength(5);
    const paragraphs = transcript.split('\n');
    expect(paragraphs).toHaveLength(cues.length);
    for (const [index, { start, words }] of cues.entries()) {
      expect(paragraphs[index]).toMatch(new RegExp(`^${clockTime(start)} `));
      expect(paragraphs[index]).toContain(words);
    }
  },
);

test('from each to the next goes once round all public ones', () => {
  const videos = videosCollection.list(today);
  const seen = new Set<string>();
  for (let video = videos[0]; video && !seen.has(video.slug); ) {
    seen.add(video.slug);
    video = findNextVideo(video, today);
  }
  expect([...seen]).toEqual(slugsOf(videos));
});

test('is an English document at either address: the English one is canonical', async () => {
  const { slug, title, description, languages } = await requireVideo('keyboard-tour');
  const href = { page: '/video/[slug]', slug } as const;
  const { alternates } = describePage({ href, locale: 'pl', title, description, languages });
  expect(alternates?.canonical).toBe('/video/keyboard-tour');
});

test('tells search engines about the film and its words', async () => {
  const video = await requireVideo('ship-day-in-four-minutes');
  expect(describeVideo(video, video.transcript)).toMatchObject({
    '@type': 'VideoObject',
    name: 'Ship day in four minutes',
    uploadDate: '2026-11-09T09:00:00+01:00',
    duration: 'PT27S',
    contentUrl: expect.stringMatching(/\/videos\/ship-day-in-four-minutes\/clip\.mp4$/),
    thumbnailUrl: [expect.stringMatching(/poster\.webp$/), expect.stringMatching(/cover\.webp$/)],
    transcript: expect.stringContaining('At nine the list of changes is closed.'),
    inLanguage: 'en',
    author: { name: 'Łucja Morawiec' },
  });
  expect(video.transcript).not.toContain('Where the four minutes go');
});
