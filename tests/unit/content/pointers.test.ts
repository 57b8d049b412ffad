import { describe, expect, test } from 'vitest';
import { check, checkArticle, checkBody } from './fixture';

const video = `---
title: "A video"
order: 1
description: "What it is about, in a sentence that is long enough."
lang: pl
video:
  kind: file
  src: /videos/video.mp4
  poster: { src: /images/cover.webp, alt: "A cover" }
  captions:
    - { lang: pl, src: /videos/video.vtt, label: Polski }
uploadedAt: "2026-03-02T09:00:00+01:00"
---
`;

describe('pictures and files', () => {
  test('a missing picture in the fields, with the nearest', async () => {
    expect(await checkArticle('cover.webp', 'covr.webp')).toMatchObject([
      {
        code: 'missing-image',
        line: 6,
        column: 8,
        field: 'image.src',
        nearest: '/images/cover.webp',
      },
    ]);
  });

  test('capitals count', async () => {
    expect(await checkArticle('cover.webp', 'Cover.webp')).toMatchObject([
      { code: 'missing-image', nearest: '/images/cover.webp' },
    ]);
  });

  test('a missing picture in the body, in Markdown, by reference and in a component', async () => {
    const body = `![a](/images/no.webp)

![b][cover]

<Figure src="/images/non.webp" alt="A cover" />

[cover]: /images/none.webp
`;
    expect(await checkBody(body)).toMatchObject([
      { code: 'missing-image', line: 13, column: 1 },
      { code: 'missing-image', line: 17, column: 1 },
      { code: 'missing-image', line: 19, column: 1 },
    ]);
  });

  test('a picture of another site', async () => {
    const fix =
      'Download the picture, put it under public/ and write its path from there, with / first.';
    expect(await checkBody('![a](https://example.com/x.png)\n')).toMatchObject([
      { code: 'missing-image', line: 13, column: 1, fix },
    ]);
  });

  test('missing captions of a video', async () => {
    const files = { 'content/academy/start-here.mdx': video, 'public/videos/video.mp4': '' };
    expect(await check(files)).toMatchObject([
      { code: 'missing-file', line: 11, column: 24, field: 'video.captions[0].src' },
    ]);
  });
});

describe('videos', () => {
  test('an address where a file is promised', async () => {
    const text = video.replace('/videos/video.mp4', 'https://vimeo.com/1');
    const files = { 'content/academy/start-here.mdx': text, 'public/videos/video.vtt': '' };
    expect(await check(files)).toMatchObject([
      { code: 'video-source', line: 8, column: 8, field: 'video.src' },
    ]);
  });

  test('an index that comes last', async () => {
    const [index, pictures] = ['moov', 'mdat'].map((name) => `\0\0\0\x10${name}12345678`);
    const files = { 'content/academy/start-here.mdx': video, 'public/videos/video.vtt': '' };
    const checkVideo = (...boxes: (string | undefined)[]) =>
      check({ ...files, 'public/videos/video.mp4': boxes.join('') });
    expect(await checkVideo(index, pictures)).toEqual([]);
    expect(await checkVideo(pictures, index)).toMatchObject([
      { code: 'late-index', line: 8, column: 8, field: 'video.src', found: '/videos/video.mp4' },
    ]);
  });
});

describe('references', () => {
  test('a person who does not exist, with the nearest across Polish letters', async () => {
    expect(await checkArticle('author: lucja-wojcik', 'author: lucia-wojcik')).toMatchObject([
      { code: 'dangling-reference', line: 4, column: 9, field: 'author', nearest: 'lucja-wojcik' },
    ]);
  });

  test('a name instead of a slug', async () => {
    expect(await checkArticle('author: lucja-wojcik', 'author: Łucja Wójcik')).toMatchObject([
      { code: 'dangling-reference', line: 4, nearest: 'lucja-wojcik' },
    ]);
  });

  test('someone, where there is no one at all', async () => {
    const found = await check({ 'content/people/lucja-wojcik.yaml': undefined });
    expect(found).toMatchObject([
      { code: 'dangling-reference', file: 'content/blog/first.mdx', field: 'author' },
    ]);
  });

  test('an empty slug, reported once', async () => {
    const found = await checkArticle('author: lucja-wojcik', 'author: ""');
    expect(found.map(({ code }) => code)).toEqual(['bad-format']);
  });

  test('an empty picture, told once', async () => {
    const found = await checkArticle('src: /images/cover.webp', 'src: ""');
    expect(found.map(({ field }) => field)).toEqual(['image.src']);
  });
});
