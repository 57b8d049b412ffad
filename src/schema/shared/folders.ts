/** The collection folders under content/; `collections` in index.ts is checked to have exactly these. */
export const folders = [
  'case-studies',
  'blog',
  'services',
  'workshops',
  'jobs',
  'academy',
  'videos',
  'people',
  'publications',
  'technologies',
  'plans',
  'add-ons',
  'faq',
] as const;
export type Folder = (typeof folders)[number];
