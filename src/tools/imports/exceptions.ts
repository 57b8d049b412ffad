/** Imports against the arrows of `rooms.ts`: who imports what, and why that is right or not yet worth a move. */
export const exceptions: readonly (readonly [from: string, to: string, why: string])[] = [
  ['src/sections/shell/', 'src/features/search/', 'the header opens the search'],
  ['src/features/contact/', 'src/features/subscription/offer', 'a friend earns the commission'],
  ['src/features/link-preview/', 'src/features/subscription/offer', 'its picture says so too'],
  ['src/features/link-preview/', 'src/collections/', 'a picture shows what a document says'],
  ['src/features/search/', 'src/structured-data/address', '`llms.txt` gives whole addresses'],
  ['src/features/pictures/', 'src/server/', 'pictures are made when they are asked for'],
  ['src/i18n/reader', 'src/collections/publish-times', 'a page says how long it holds'],
  ['src/collections/', 'src/features/video/source', 'an address says who hosts a video'],
  ['src/tools/content/', 'src/mdx/', 'documents are checked as they are rendered'],
  ['src/tools/env-example', 'src/server/env', 'the file is written from the schema'],
  ['src/tools/images/', 'src/features/pictures/', 'a picture’s address is its hash'],
  ['src/tools/pictures/', 'src/features/pictures/', 'it draws what the site would draw'],
  ['src/tools/pictures/', 'src/collections/images', 'it makes every size pages ask for'],
  ['tests/unit/', 'tests/e2e/support/', 'structured data is read alike'],
  ['tests/bench/', 'tests/e2e/support/project-copy', 'the project is copied alike'],
  ['tests/e2e/support/', 'src/tools/content/', 'the fixture site is without what documents name'],
];
