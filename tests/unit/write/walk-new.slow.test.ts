import { expect, it } from 'vitest';
import { edit, openWalk, stopMerge, type Use, withoutGit } from './walk';

const walk = openWalk();
const article = 'content/blog/quiet.mdx';
const picture = 'public/images/blog/quiet/image.webp';
const lights = 'content/blog/harbour-lights.mdx';
/** What a translation that still says what its original says is told. */
const untranslated = ['content/blog/harbour-lights.pl.mdx:left-in-original'];

const uses: Record<string, Use> = {
  'a title': {
    run: ['new', 'blog', 'Quiet'],
    says: [
      `write ${article}`,
      `write ${picture}`,
      'A draft: only the preview shows it',
      /http:.*\/blog\/quiet\n$/,
    ],
  },
  'a title in Polish': {
    run: ['new', 'blog', 'Zażółć gęślą jaźń'],
    says: ['write content/blog/zazolc-gesla-jazn.mdx'],
    after: ({ read }) =>
      expect(read('content/blog/zazolc-gesla-jazn.mdx')).toContain('title: "Zażółć gęślą jaźń"'),
  },
  'a title with emoji': { run: ['new', 'blog', '🚀 Quiet 🚀'], says: [`write ${article}`] },
  'a title with what MDX would take for its own': {
    run: ['new', 'blog', '"Quoted": #1 & `code` {x} <b> [y](z)'],
    says: ['write content/blog/quoted-1-code-x-b-y-z.mdx'],
  },
  'a title of two lines': {
    run: ['new', 'blog', ' Two\n lines\t'],
    after: ({ read }) => expect(read('content/blog/two-lines.mdx')).toContain('title: "Two lines"'),
  },
  'a title that begins with a hyphen': {
    run: ['new', 'blog', '--', '-5 degrees'],
    says: ['write content/blog/5-degrees.mdx'],
  },
  'a title that is far too long': {
    run: ['new', 'blog', 'word '.repeat(40)],
    code: 1,
    says: [/^The title may have \d+ characters at most; this one has 199\.\n/],
  },
  'a title of nothing': { run: ['new', 'blog', ' '], code: 1, says: ['needs a title'] },
  'a title without a letter': {
    run: ['new', 'blog', '🚀…'],
    code: 1,
    says: ['no letter or digit'],
  },
  'a title whose address is taken': {
    run: ['new', 'blog', 'Tide tables!'],
    code: 1,
    says: ['There is a file content/blog/tide-tables.mdx already.'],
  },
  'a title that another has, too': {
    run: ['new', 'blog', 'Reading a tide table'],
    says: ['content/blog/tide-tables.mdx has the same title: choose another'],
    check: ['content/blog/tide-tables.mdx:repeated-value'],
  },
  'the same twice': {
    run: [
      ['new', 'blog', 'Quiet'],
      ['new', 'blog', 'Quiet?'],
    ],
    code: 1,
    says: ['already'],
  },
  'one after its removal': {
    run: [
      ['new', 'blog', 'Quiet'],
      ['remove', 'blog/quiet', '--yes'],
      ['new', 'blog', 'Quiet'],
    ],
  },
  'something with a time': {
    run: ['new', 'jobs', 'Sailor'],
    says: [/Public from \d{4}-\d\d-\d\dT09:00:00.* write your own time there/],
    check: ['content/jobs/sailor.mdx:still-to-write'],
  },
  'something without a page': {
    run: ['new', 'plans', 'Sloop'],
    says: ['It has no page of its own', 'it is public with the next release'],
    never: ['localhost'],
    check: ['content/plans/sloop.yaml:still-to-write'],
  },
  'something the code has to know': {
    run: ['new', 'technologies', 'Cobol'],
    code: 1,
    says: ['knows none called cobol. It knows: ', 'react'],
  },
  'a picture that is there already': {
    before: ({ copy }) => copy('public/images/examples/cover-1.webp', picture),
    run: ['new', 'blog', 'Quiet'],
    never: [picture],
    after: ({ has }) => expect(has(article)).toBe(true),
  },
  'shown only': {
    run: ['new', 'blog', 'Quiet', '--dry-run'],
    says: [`write ${article}`, 'Nothing was changed: this is what it would do.'],
    after: ({ has }) => expect(has(article)).toBe(false),
  },
  'a collection with its folder, as shells complete it': { run: ['new', 'content/blog/', 'Quiet'] },
  'a collection with a slip': { run: ['new', 'bolg', 'Quiet'], code: 1, says: ['Nearest: blog.'] },
  'a slug instead of a title': {
    run: ['new', 'blog/quiet'],
    code: 1,
    says: ['named by its title: npm run content:new -- blog "A title"'],
  },
  'while others have unfinished changes': {
    before: edit(lights, 'rhythm', 'rythm'),
    run: ['new', 'blog', 'Quiet'],
    after: ({ git }) =>
      expect(git('status', '--porcelain', '-uall')).toBe(
        ` M ${lights}\n?? ${article}\n?? ${picture}\n`,
      ),
  },
  'beside a file that breaks': {
    before: edit(lights, 'title: "', 'title: "": "'),
    run: ['new', 'blog', 'Quiet'],
    check: [`${lights}:invalid-yaml`],
  },
  'beside the marks of a merge': {
    before: stopMerge(lights),
    run: ['new', 'blog', 'Quiet'],
    check: [`${lights}:merge-conflict`],
  },
  'with the marks of a merge in the ledger': {
    before: stopMerge('content/addresses.txt'),
    run: ['new', 'jobs', 'Sailor'],
    code: 1,
    says: [
      'content/addresses.txt:1 has the marks of a git conflict: npm run content:addresses settles them.',
    ],
  },
  'without git': {
    before: withoutGit,
    run: ['new', 'jobs', 'Sailor'],
    check: ['content/jobs/sailor.mdx:still-to-write'],
  },
  'in another folder': {
    before: ({ move }) => move('content', 'texts'),
    run: ['new', 'blog', 'Quiet'],
    code: 1,
    says: [/^There is no folder content here\.\nNothing was changed\.\n$/],
  },
  'a translation': {
    run: ['new', 'blog/harbour-lights', '--lang', 'PL'],
    says: [
      'write content/blog/harbour-lights.pl.mdx',
      'with the next release',
      '/pl/blog/harbour-lights\n',
    ],
    check: untranslated,
  },
  'a translation of an address': {
    run: ['new', '/blog/harbour-lights', '--lang', 'pl'],
    check: untranslated,
  },
  'a translation in two words': {
    run: ['new', 'blog', 'harbour-lights', '--lang', 'pl'],
    check: untranslated,
  },
  'a translation that is there': {
    run: ['new', 'blog/tide-tables', '--lang', 'pl'],
    code: 1,
    says: ['There is a file content/blog/tide-tables.pl.mdx already.'],
  },
  'a translation into the language of the original': {
    run: ['new', 'blog/mewy-nad-portem', '--lang', 'pl'],
    code: 1,
    says: ['is itself written in this language (lang: pl)'],
  },
  'a translation into a language the site has not': {
    run: ['new', 'blog/tide-tables', '--lang', 'de'],
    code: 2,
    says: ['No document is translated into "de": --lang takes pl.'],
  },
  'a translation of a draft': {
    run: ['new', 'blog/unfinished-map', '--lang', 'pl', '--dry-run'],
    says: ['write content/blog/unfinished-map.pl.mdx'],
  },
  'a translation of what breaks': {
    before: edit(lights, 'title: "', 'title: "": "'),
    run: ['new', 'blog/harbour-lights', '--lang', 'pl'],
    code: 1,
    says: [`${lights} cannot be read; mend it first:`, 'invalid-yaml'],
  },
  'a translation of nothing': {
    run: ['new', 'blog/harbour-light', '--lang', 'pl'],
    code: 1,
    says: ['There is no document blog/harbour-light. Nearest: blog/harbour-lights.'],
  },
};

it.each(Object.entries(uses))('a new document from %s', (_, use) => walk.use(use));
