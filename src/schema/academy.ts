import { z } from 'zod';
import { definePages } from './shared/collection';
import { documentLang } from './shared/lang';
import { moment } from './shared/moment';
import { order } from './shared/numbers';
import { always, inSetOrder } from './shared/order-and-gate';
import { pageDescription, pageTitle } from './shared/text';
import { videoSource } from './shared/video-source';

/** A topic of the academy; the file name is its id. */
const academyTopic = z.strictObject({
  title: pageTitle().describe('The topic in the list and as the heading above the video.'),
  order: order().describe('The place in the list; the first is selected at the start.'),
  video: videoSource.describe('The video of the topic.'),
  uploadedAt: moment().describe(
    'When the video was put online, quoted, with offset; search engines get it.',
  ),
  description: pageDescription().describe(
    'One or two sentences about the video, 50 to 170 characters.',
  ),
  lang: documentLang,
});

export const academy = definePages({
  typeName: 'AcademyTopic',
  form: 'mdx',
  schema: academyTopic,
  bodyMayBeEmpty: true,
  page: '/academy/videos/[slug]',
  order: inSetOrder,
  gate: always,
  changedAt: () => undefined,
  search: { kind: 'academy', describe: (topic) => topic },
  // The poster is a title card: cut to the preview's picture it would say half of the title a second time.
  preview: ({ title }, { words }) => ({ title, kind: words('site.share.academy') }),
});
