/** The nine topics of the academy in order: file names in `content/academy` (docs/specification.md, section 2). */
export const academyTopicIds = [
  'start-here',
  'understand-the-business',
  'unique-values',
  'your-cv',
  'your-portfolio',
  'recruitment-interview',
  'technical-interview',
  'salary',
  'feedback',
] as const;

export type AcademyTopicId = (typeof academyTopicIds)[number];

/** When the academy's videos were published; search engines ask for a date. */
export const academyPublishedAt = '2026-09-07T09:00:00+02:00';
