import { z } from 'zod';
import { documentLang } from './shared/lang';
import { order } from './shared/numbers';
import { label, text } from './shared/text';
import { videoSource } from './shared/video-source';

/** A topic of the academy; the file name is its id. */
export const academyTopic = z.strictObject({
  title: label(90).describe('The topic in the list and as the heading above the film.'),
  order: order(9).describe('The place in the list, 1 to 9; the first is selected at the start.'),
  video: videoSource.describe('The film of the topic.'),
  description: text(400).describe('One or two sentences about the film.'),
  lang: documentLang,
});
