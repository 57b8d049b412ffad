import { z } from 'zod';
import { people } from './people';
import { definePages } from './shared/collection';
import { documentLang } from './shared/lang';
import { moment } from './shared/moment';
import { fromPublishedAt, newestFirst } from './shared/order-and-gate';
import { image } from './shared/public-file';
import { reference } from './shared/slug';
import { pageDescription, pageTitle } from './shared/text';
import { videoSource } from './shared/video-source';

/** A video with a page of its own; the first part of the body, under its own heading, is the transcript, all others are notes. */
const video = z.strictObject({
  title: pageTitle().describe('The title of the video and of its page.'),
  description: pageDescription().describe(
    'One or two sentences for the card and search results, 50 to 170 characters.',
  ),
  image: image.describe('The picture on the card, and in place of the video until it plays.'),
  author: reference('people').describe('Who made it: the slug of a file in content/people.'),
  publishedAt: moment().describe(
    'When it goes public, quoted, with offset. The video is listed only after this moment.',
  ),
  video: videoSource.describe('The video itself.'),
  lang: documentLang,
});

export const videos = definePages({
  typeName: 'Video',
  form: 'mdx',
  schema: video,
  page: '/video/[slug]',
  order: newestFirst,
  gate: fromPublishedAt,
  changedAt: ({ publishedAt }) => publishedAt,
  search: {
    kind: 'video',
    describe: (video, find) => ({ ...video, keywords: [find(people, video.author).name] }),
  },
  preview: ({ title, author, image: { src } }, { words, find }) => ({
    title,
    kind: words('site.share.video', { author: find(people, author).name }),
    picture: { src, shape: 'cover' },
  }),
});
