import { inFields } from '../example';
import { publication, publicationPath } from '../sample-documents';

const published = { instead: 'publishedAt: "2026-03-02T09:00:00+01:00"' };

/** Of the times at which documents come, change and go. */
export const moments = {
  'bad-date': inFields(
    {
      why: 'A moment is a date, a time and the offset of the clock: +01:00 in winter, +02:00 in summer.',
      wrong: 'publishedAt: "2026-02-30"',
      right: 'publishedAt: "2026-02-28T09:00:00+01:00"',
    },
    published,
  ),
  'other-offset': inFields(
    {
      why: 'In January the clocks here are at +01:00. With the offset of summer it happens an hour too early.',
      wrong: 'publishedAt: "2026-01-12T09:00:00+02:00"',
      right: 'publishedAt: "2026-01-12T09:00:00+01:00"',
    },
    published,
  ),
  'far-future': inFields(
    {
      why: 'Until its date no one sees a document. More than two years ahead, the year is most often a slip.',
      wrong: 'publishedAt: "2062-01-12T09:00:00+01:00"',
      right: 'publishedAt: "2026-01-12T09:00:00+01:00"',
    },
    published,
  ),
  'updated-before-published': inFields(
    {
      why: 'The page shows both dates.',
      wrong: 'publishedAt: "2026-03-02T09:00:00+01:00"\nupdatedAt: "2026-02-02T09:00:00+01:00"',
      right: 'publishedAt: "2026-03-02T09:00:00+01:00"\nupdatedAt: "2026-03-09T09:00:00+01:00"',
    },
    published,
  ),
  'expires-unpublished': inFields(
    {
      why: 'The page would be gone before anyone could see it.',
      wrong: 'publishedAt: "2026-03-02T09:00:00+01:00"\nexpiresAt: "2026-02-02T09:00:00+01:00"',
      right: 'publishedAt: "2026-03-02T09:00:00+01:00"\nexpiresAt: "2027-02-02T09:00:00+01:00"',
    },
    {
      file: publicationPath,
      instead: 'publishedAt: "2026-03-02T09:00:00+01:00"',
      beside: { [publicationPath]: publication },
    },
  ),
  'already-expired': inFields(
    {
      why: 'A page that visitors know says that it is over. A page no one has seen, and what has no page, says nothing any more: the year is a slip, or the file may go.',
      wrong: 'publishedAt: "2026-03-02T09:00:00+01:00"\nexpiresAt: "2026-04-02T09:00:00+02:00"',
      right: 'publishedAt: "2026-03-02T09:00:00+01:00"\nexpiresAt: "2027-04-02T09:00:00+02:00"',
    },
    {
      file: publicationPath,
      instead: 'publishedAt: "2026-03-02T09:00:00+01:00"',
      beside: { [publicationPath]: publication },
    },
  ),
};
