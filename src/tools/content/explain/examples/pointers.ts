import { inBody, inFields, inNames } from '../example';
import {
  another,
  boxesOf,
  legalTextsOf,
  video,
  videoPath,
  workshop,
  workshopPath,
} from '../sample-documents';
import { article, drawPicture } from '../sample-site';

const cover = (text: string | Buffer) => ({ 'public/images/cover.webp': text });
const file = 'content/technologies/react.yaml';

/** Of what documents point to: documents, pictures, files, pages. */
export const pointers = {
  'dangling-reference': inFields(
    {
      why: 'A person is named by the file in content/people, not by the name on the page.',
      wrong: 'author: lucja-wojcick',
      right: 'author: lucja-wojcik',
    },
    { instead: 'author: lucja-wojcik' },
  ),
  'unknown-slug': inFields(
    {
      why: 'A technology is known by its key, and found by its file: both have to be the same.',
      wrong: 'key: redis',
      right: 'key: react',
    },
    { file, instead: 'key: react' },
  ),
  'repeated-value': inNames(
    'In a list or in search results, two with one title cannot be told apart.',
    [
      'title: "A title", in two articles',
      { 'content/blog/second.mdx': another.replace('Another title', 'A title') },
    ],
    ['title: "Another title", in the second', { 'content/blog/second.mdx': another }],
  ),
  'missing-legal-text': inNames(
    'The foot of every page, forms, the calendar and job ads link to the legal texts by name.',
    ['content/legal/ without cookies.mdx', legalTextsOf('privacy', 'terms', 'subscription-terms')],
    [
      'content/legal/cookies.mdx',
      legalTextsOf('privacy', 'terms', 'subscription-terms', 'cookies'),
    ],
  ),
  'missing-image': inFields(
    {
      why: 'The page would show the words instead. Small letters and capitals are not the same to a server.',
      wrong: 'image:\n  src: /images/Cover.webp',
      right: 'image:\n  src: /images/cover.webp',
    },
    { instead: 'image:\n  src: /images/cover.webp' },
  ),
  'missing-file': inFields(
    {
      why: 'The player would have nothing to play.',
      wrong: 'video:\n  kind: file\n  src: /videos/tuor.mp4',
      right: 'video:\n  kind: file\n  src: /videos/tour.mp4',
    },
    {
      file: videoPath,
      instead: 'video:\n  kind: youtube\n  src: dQw4w9WgXcQ',
      beside: { [videoPath]: video, 'public/videos/tour.mp4': boxesOf('ftyp', 'moov', 'mdat') },
    },
  ),
  'unreadable-picture': inNames(
    'The file is there, but no program can open it: it is empty, was cut off on its way, or is the pointer of Git LFS.',
    ['public/images/cover.webp with nothing in it', cover('')],
    ['public/images/cover.webp, exported again', cover(drawPicture(1600, 900))],
  ),
  'narrow-picture': inNames(
    'Drawn over the whole width of the page, a smaller picture is blurred.',
    ['public/images/cover.webp, 800 × 450 pixels', cover(drawPicture(800, 450))],
    ['public/images/cover.webp, 1600 × 900 pixels', cover(drawPicture(1600, 900))],
  ),
  'picture-shape': inNames(
    'The page cuts a picture to the shape of its place, in the middle: of a cover that stands upright, most is lost.',
    ['public/images/cover.webp, 1600 × 2400 pixels', cover(drawPicture(1600, 2400))],
    ['public/images/cover.webp, 1600 × 900 pixels', cover(drawPicture(1600, 900))],
  ),
  'heavy-picture': inNames(
    'Everyone who works on the site downloads it for good, and anyone who sees a size of it first waits for it.',
    ['public/images/cover.webp, 2.1 MB', cover(drawPicture(1600, 900) + ' '.repeat(2_100_000))],
    ['public/images/cover.webp, 0.4 MB', cover(drawPicture(1600, 900) + ' '.repeat(400_000))],
  ),
  'late-index': inNames(
    'A player needs the index before the pictures. At the end of the file, it starts when all has arrived.',
    ['public/videos/tour.mp4, with its index last', withVideo(boxesOf('ftyp', 'mdat', 'moov'))],
    ['public/videos/tour.mp4, with its index first', withVideo(boxesOf('ftyp', 'moov', 'mdat'))],
  ),
  'empty-link': inBody({
    why: 'A link without an address leads nowhere.',
    wrong: 'See [the list of articles]().',
    right: 'See [the list of articles](/blog).',
  }),
  'link-scheme': inBody({
    why: 'A link begins with / for a page of this site, or with https://, mailto: or tel:.',
    wrong: 'Call [the office](callto:+48123456789).',
    right: 'Call [the office](tel:+48123456789).',
  }),
  'relative-link': inBody({
    why: 'The same words may be shown on several pages, from which another address would be meant.',
    wrong: 'See [the list of articles](blog).',
    right: 'See [the list of articles](/blog).',
  }),
  'broken-link': inBody({
    why: 'The visitor would see that there is no such page.',
    wrong: 'See [how to reach us](/contakt).',
    right: 'See [how to reach us](/contact).',
  }),
  'broken-anchor': inBody({
    why: 'The page would open at its top. The part after # is made of the words of a heading.',
    wrong: 'See [what it costs](#price).\n\n## What it costs\n\nNothing.',
    right: 'See [what it costs](#what-it-costs).\n\n## What it costs\n\nNothing.',
  }),
  'link-too-early': inBody(
    {
      why: 'Until its date, or while it is a draft, the other page does not exist for visitors.',
      wrong: 'See [the other one](/blog/second).',
      right: 'The other one follows in spring.',
    },
    { 'content/blog/second.mdx': another.replace('tags:', 'draft: true\ntags:') },
  ),
  'link-too-late': inBody(
    {
      why: 'The other page has expired: visitors are told that what they look for is over.',
      wrong: 'See [the workshop](/workshops/basics).',
      right: 'The next workshop is in spring.',
    },
    {
      [workshopPath]: workshop.replace(
        'days: 2',
        'days: 2\nexpiresAt: "2026-10-01T09:00:00+02:00"',
      ),
      // Visitors have known it.
      'content/addresses.txt': '/workshops/basics\n',
    },
  ),
  'insecure-link': inBody({
    why: 'Browsers warn of addresses that are not encrypted, and all large sites have others.',
    wrong: 'See [the source of React](http://github.com/facebook/react).',
    right: 'See [the source of React](https://github.com/facebook/react).',
  }),
  'local-link': inBody({
    why: 'The address works on the computer it was copied on, and nowhere else.',
    wrong: 'See [the list of articles](http://localhost:3000/blog).',
    right: 'See [the list of articles](/blog).',
  }),
  'empty-link-text': inBody({
    why: 'There is nothing to see or to click, and a screen reader reads the address.',
    wrong: 'The prices: [](/contact).',
    right: 'The prices: [ask us](/contact).',
  }),
  'vague-link': inBody({
    why: 'Anyone who lists the links of a page, as screen readers do, hears “here, here, more”.',
    wrong: 'For our prices click [here](/contact).',
    right: 'Ask for [our prices](/contact).',
  }),
};

function withVideo(bytes: Buffer) {
  const text = video
    .replace('kind: youtube', 'kind: file')
    .replace('dQw4w9WgXcQ', '/videos/tour.mp4');
  return { [videoPath]: text, 'public/videos/tour.mp4': bytes, 'content/blog/first.mdx': article };
}
