/** The nine topics of the academy in their order: the slugs of the files in `content/academy` (specification, section 2). */
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

/** When the films were published; search engines want to know. */
export const academyPublishedAt = '2026-09-07T09:00:00+02:00';
