import { z } from 'zod';
import { image } from './shared/image';
import { documentLang } from './shared/lang';
import { moment } from './shared/moment';
import { label, textOrEmpty } from './shared/text';

/** An open position; the body is the offer. */
export const job = z.strictObject({
  title: label(120).describe('The position, on the card and as the title of the page.'),
  level: label(120).describe('The experience asked for, shown as the description of the card.'),
  location: label(80).describe('Where the work is done.'),
  contract: label(80).describe('The kind of contract, such as Permanent/Contract.'),
  status: label(40).describe('Whether people may still apply, such as Active.'),
  salary: textOrEmpty(80).describe('The pay as it should be read. "" shows nothing.'),
  avatar: image.describe('The picture on the card.'),
  publishedAt: moment().describe('When the offer goes public, quoted, with offset.'),
  lang: documentLang,
});
