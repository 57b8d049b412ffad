import { z } from 'zod';
import { defineData } from './shared/collection';
import { documentLang } from './shared/lang';
import { urlOrSitePath } from './shared/link';
import { expiry, moment } from './shared/moment';
import { fromPublishedAt, newestFirst } from './shared/order-and-gate';
import { image } from './shared/public-file';
import { label } from './shared/text';

/** Something published here or elsewhere, for the strip of the three latest on the home page. */
const publication = z.strictObject({
  title: label(120).describe('The headline on the card.'),
  url: urlOrSitePath().describe(
    'Where the card leads: a full https address or a path of this site such as /blog/my-article.',
  ),
  image: image.describe('The picture on the card.'),
  publishedAt: moment().describe(
    'When it goes public, quoted, with offset. The card is shown only after this moment.',
  ),
  expiresAt: expiry(),
  lang: documentLang,
});

export const publications = defineData({
  typeName: 'Publication',
  form: 'yaml',
  schema: publication,
  order: newestFirst,
  gate: fromPublishedAt,
});
