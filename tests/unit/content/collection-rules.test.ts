import { describe, expect, test } from 'vitest';
import { check } from './fixture';

const description = 'What it is about, in a sentence that is long enough.';

describe('collections', () => {
  const video = (body: string) => `---
title: "A video"
description: "${description}"
author: lucja-wojcik
image: { src: /images/cover.webp, alt: "A cover" }
publishedAt: "2026-03-02T09:00:00+01:00"
video:
  kind: youtube
  src: dQw4w9WgXcQ
  poster: { src: /images/cover.webp, alt: "A cover" }
  captions: []
---

${body}
`;
  const workshop = (body: string) => `---
title: "A workshop"
description: "${description}"
order: 1
hero: { headline: "H", description: "D" }
image: { src: /images/cover.webp, alt: "A cover" }
features: [{ title: "T", description: "D" }]
forWhom: []
notForWhom: []
textBlock: { title: "T", body: "B" }
tutor: lucja-wojcik
days: 2
level: "None"
---
${body}`;

  test('a video without a transcript', async () => {
    expect(await check({ 'content/videos/video.mdx': video('Notes.') })).toMatchObject([
      { level: 'warning', code: 'no-transcript', file: 'content/videos/video.mdx' },
    ]);
    expect(await check({ 'content/videos/video.mdx': video('## Transcript\n\nHello.') })).toEqual(
      [],
    );
  });

  test('a workshop that tells fewer days than it has', async () => {
    const checkDays = (body: string) => check({ 'content/workshops/w.mdx': workshop(body) });
    expect(await checkDays('\n## Day one: look\n')).toMatchObject([
      { level: 'warning', code: 'days-untold', line: 12, column: 7, field: 'days' },
    ]);
    expect(await checkDays('\n## Day one: look\n\n## Day two: write\n')).toEqual([]);
    expect(await checkDays('')).toEqual([]);
  });

  test('a technology whose key is not the name of its file', async () => {
    const text = 'name: Expo\nkey: redis\nimage: { src: /images/react.svg, alt: "E" }\norder: 2\n';
    expect(await check({ 'content/technologies/expo.yaml': text })).toMatchObject([
      { code: 'unknown-slug', line: 2, column: 6, found: 'redis', nearest: 'expo' },
    ]);
  });
});
