import { describe, expect, test } from 'vitest';
import { topics } from '@/collections/academy';
import { jobs } from '@/collections/jobs';
import { people } from '@/collections/people';
import { videos } from '@/collections/videos';
import { transcriptIn } from '@/features/video/source';
import { describePage } from '@/i18n/describe-page';
import { renderPlainHtml } from '@/mdx/plain-html';

import { describeJob } from '@/structured-data/job-posting';
import { describeProfile } from '@/structured-data/person';
import { describeTopicVideo, describeVideo } from '@/structured-data/video';
import { readIn } from '../../reader';

const later = { locale: 'en', now: new Date('2100-01-01T00:00:00Z') } as const;

test('videos of the academy and others are described with their files, language and length', async () => {
  const lessons = topics.list(readIn('pl')).map((topic) => ({
    ...topic,
    described: describeTopicVideo(topic),
  }));
  const talks = await Promise.all(
    videos.list(later).map(async (video) => {
      const { body = '' } = (await videos.get(video.slug, later)) ?? {};
      const transcript = transcriptIn(renderPlainHtml(body));
      const described = describeVideo(video, transcript);
      expect(described).toMatchObject(transcript ? { transcript } : { '@type': 'VideoObject' });
      return { ...video, described };
    }),
  );
  for (const { title, lang, source, poster, seconds, described } of [...lessons, ...talks]) {
    expect(described).toMatchObject({ '@type': 'VideoObject', name: title, inLanguage: lang });
    const text = JSON.stringify(described);
    expect(text).toContain(poster.src);
    expect(text.includes('contentUrl')).toBe(source.kind === 'file');
    expect(text.includes('"duration":"PT')).toBe(seconds !== undefined);
  }
});

test('a job is described whole, as plain HTML, and without pay no one wrote', async () => {
  for (const { slug } of jobs.list(later)) {
    const job = await jobs.get(slug, later);
    if (!job) throw new Error(`no job ${slug}`);
    const description = renderPlainHtml(job.body);
    expect(describeJob(job, description)).toMatchObject({
      title: job.title,
      description,
      datePosted: job.publishedAt,
      jobLocation: { address: { addressLocality: job.location } },
    });
    expect(describeJob(job, description)).not.toHaveProperty('baseSalary');
    const { expiresAt: _, ...forGood } = job;
    expect(describeJob(forGood, description)).not.toHaveProperty('validThrough');
    const expiresAt = '2027-03-01T00:00:00+01:00';
    expect(describeJob({ ...job, expiresAt }, description)).toMatchObject({
      validThrough: expiresAt,
    });
    for (const { text } of job.headings) expect(description).toContain(text);
    expect(description.match(/<[^>]*(?:class|style|on\w+)=/)).toBeNull();
  }
});

test('a person is described by what the profile says, and by nothing else', () => {
  for (const { slug } of people.params()) {
    const one = people.find(slug, later);
    if (!one) throw new Error(`no person ${slug}`);
    const { phone: _phone, birthday: _birthday, website: _website, ...rest } = one;
    const full = describeProfile({ ...rest, phone: '1', birthday: '01-01' }).mainEntity;
    expect(full).toMatchObject({ telephone: '1' });
    const bare = describeProfile(rest).mainEntity;
    expect(bare).not.toHaveProperty('telephone');
    expect(bare).not.toHaveProperty('birthDate');
  }
});

describe('the canonical address', () => {
  test.each([
    ['pl', 'en', '/pl/career/one'],
    ['pl', 'pl', '/pl/career/one'],
    ['en', 'pl', '/career/one'],
  ] as const)('of a document in %s is the same on the page in %s', (lang, locale, canonical) => {
    const href = { page: '/career/[slug]', slug: 'one' } as const;
    const page = { href, locale, title: '', description: '', languages: [lang] };
    expect(describePage(page).alternates).toMatchObject({
      canonical,
      languages: { [lang]: canonical, 'x-default': canonical },
    });
  });
});
