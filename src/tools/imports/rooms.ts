import type { Room } from './room';

const feature = 'src/features/<name>/';
const facts = ['src/rules/', 'src/site/'];
const parts = ['src/sections/', 'src/sections/shell/', feature, 'src/mdx/'];
const looks = ['src/ui/', 'src/i18n/', ...facts];
const collected = 'Only collections/ read documents: add a function there.';
const upper = 'Nobody imports app/: move what is shared to a feature, sections/, rules/ or site/.';

/** Who may import whom; what no row allows is refused. A file belongs to the row with the longest matching path. */
export const rooms: readonly Room[] = [
  { path: 'content/', holds: 'What has an address, or grows as a list', instead: collected },
  {
    path: 'messages/',
    holds: 'Labels, headings and buttons, by language',
    instead: 'Take words from next-intl: useTranslations, or getTranslations.',
  },
  { path: '.contentlayer/', holds: 'Compiled content; not in git', instead: collected },
  {
    path: 'src/app/',
    holds: 'Routes: metadata, get, `notFound()`, sections',
    instead: upper,
    values: [
      ...parts,
      `${feature}server/`,
      'src/structured-data/',
      'src/collections/',
      'src/server/',
      'src/finish/',
      ...looks,
    ],
    browser: true,
  },
  {
    path: 'src/app/api/',
    holds: 'The handlers of the API: a method, and who does the work',
    instead: upper,
    values: [`${feature}server/`, 'src/server/', ...facts],
  },
  {
    path: 'src/instrumentation.ts',
    holds: 'Where Next lets the process begin',
    values: ['src/process/'],
  },
  {
    path: 'src/process/',
    holds: 'The server’s process from start to stop, and the door before Next',
    instead: 'The process stands above what it starts: move the shared part to server/.',
    values: [feature, `${feature}server/`, 'src/server/', 'src/finish/', ...facts],
  },
  {
    path: 'src/sections/',
    holds: 'Parts of pages, by page family; data comes by props',
    instead: 'Pages put sections together: move the shared part to ui/ or rules/.',
    values: [...parts, ...looks],
    types: ['src/collections/'],
    browser: true,
  },
  {
    path: 'src/sections/shell/',
    holds: 'What frames every page: header, footer, the head of a page, the pages for errors',
    instead: 'Only what shows a page needs its frame: move the shared part to ui/.',
    values: ['src/structured-data/', ...looks],
    types: ['src/collections/'],
    browser: true,
  },
  {
    path: feature,
    holds: 'A feature each: its sections, rules and facts; data comes by props',
    instead: 'Only pages and sections show features: move the shared part to ui/, rules/ or site/.',
    values: ['src/sections/shell/', 'src/mdx/', ...looks],
    types: ['src/collections/', 'src/schema/', `${feature}server/`],
    browser: true,
  },
  {
    path: `${feature}server/`,
    holds: 'What a feature does on the server only, for handlers and other routes',
    instead: 'It runs on the server only, for routes.',
    values: [feature, 'src/collections/', 'src/server/', ...facts],
  },
  {
    path: 'src/structured-data/',
    holds: 'Structured data for search engines, one description per file',
    instead: 'Let the page write its structured data.',
    values: ['src/server/env', ...facts],
    types: ['src/collections/', 'src/ui/'],
  },
  {
    path: 'src/mdx/',
    holds: 'The components writers may use, and the one renderer',
    instead: 'It renders documents, for pages, sections and features.',
    values: ['src/collections/', 'src/schema/', ...looks],
  },
  {
    path: 'src/collections/',
    holds: 'The only readers of compiled content; `now` is a parameter',
    instead: 'A page asks collections/ and passes plain data on by props.',
    values: ['.contentlayer/', 'src/schema/', ...facts],
    types: ['src/ui/', 'src/features/search/', 'src/features/video/'],
  },
  {
    path: 'src/schema/',
    holds:
      'One row per collection: its fields in zod, its page, order, gate, and what lists say of it',
    instead: 'It describes content files: use the types that collections/ return.',
    values: facts,
  },
  {
    path: 'src/ui/',
    holds: 'Buttons, fields, pictures: no words, no data',
    instead: 'It is for what is seen; this room decides or stores.',
    values: ['src/i18n/', ...facts],
    browser: true,
  },
  {
    path: 'src/i18n/',
    holds: 'Language of a request, typed messages, links',
    instead: 'Words and links belong to sections and pages: pass finished strings.',
    values: ['messages/', 'src/publishing/', ...facts],
    browser: true,
  },
  {
    path: 'src/publishing/',
    holds:
      'When pages are rendered again, and where they are kept; Next runs its files as they stand',
    instead: 'Pages say by their reader (i18n/reader) what time they show.',
    values: ['src/finish/', 'src/site/'],
  },
  {
    path: 'src/finish/',
    holds: 'From a rendered page to the document that is served; Next runs its files as they stand',
    instead: 'It is for what keeps and answers pages.',
    values: ['src/site/'],
  },
  {
    path: 'src/server/',
    holds: 'What handlers share, in Web APIs: `handler.ts`, bodies, limits, mail, log',
    instead: 'It is for handlers: a page gets its data from collections/ or site/.',
    values: facts,
  },
  {
    path: 'src/rules/',
    holds: 'Pure decisions, each with a test',
    instead: 'Decisions are made above; this room holds facts only.',
    values: ['src/site/'],
    browser: true,
  },
  {
    path: 'src/site/',
    holds: 'Facts as typed data: company, languages, routes, limits, headers; what time it is',
    types: ['src/schema/'],
    browser: true,
  },
  {
    path: 'src/tools/',
    holds: 'Command-line programs',
    instead: 'Tools are programs: nothing of the site imports them.',
    values: ['src/schema/', ...facts],
  },
  {
    path: 'next.config.mjs',
    holds: 'Next’s settings; Node runs it as it stands, so it reads `.mjs` files only',
    values: ['src/site/'],
  },
  {
    path: 'contentlayer.config.ts',
    holds: 'An ordinary Contentlayer config',
    values: ['src/schema/', 'src/tools/content/'],
  },
  {
    path: 'playwright.config.ts',
    holds: 'How browser tests run',
    values: ['tests/e2e/support/', 'tests/run/', 'src/tools/chromium'],
  },
  {
    path: 'tests/',
    holds: 'Tests, stand-ins for what cannot run here (`mocks/`), measurements (`bench/`)',
    values: ['src/', 'messages/', 'tests/run/'],
  },
  {
    path: 'tests/e2e/',
    holds: 'Tests in a browser, which know the site by its addresses, facts and words alone',
    values: ['src/site/', 'messages/', 'tests/mocks/', 'src/tools/stack/', 'tests/run/'],
    types: ['src/i18n/'],
  },
  {
    path: 'tests/run/',
    holds: 'What `npm test` is: its steps, what a change can reach, kept builds',
    instead: 'It runs the tests, and none of what is tested.',
    values: ['src/server/env', 'src/tools/imports/', 'src/tools/steps', 'tests/e2e/support/'],
  },
  {
    path: 'tests/demo/',
    holds: 'The demo against its specification: goes with the demo',
    values: ['src/', 'messages/', 'tests/', 'tests/e2e/support/'],
  },
  {
    path: 'art/',
    holds:
      'A package of its own, which drew the demo’s pictures; only its `site.ts` reads the site',
    instead: 'Use what it drew, in public/.',
    values: ['src/tools/chromium'],
  },
];
