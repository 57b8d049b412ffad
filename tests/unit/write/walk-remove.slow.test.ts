import { expect, it } from 'vitest';
import { edit, openWalk, stopMerge, type Use, withoutGit } from './walk';

const walk = openWalk();
const pier = 'content/blog/pier.mdx';
const visitor = 'content/blog/visitor.mdx';
const lights = 'content/blog/harbour-lights.mdx';
const redirects = 'src/site/redirects.ts';
const remove = (name: string, ...to: string[]) => [
  'remove',
  name,
  ...to.flatMap((one) => ['--to', one]),
  '--yes',
];
/** Lines that a release has promised. */
const promise = (...addresses: string[]) =>
  edit('content/addresses.txt', /$/, `${addresses.join('\n')}\n`);
const redirect = (from: string, to: string) =>
  edit(redirects, / = \[[^\]]*\];/, ` = [\n  { from: '${from}', to: '${to}' },\n];`);

const uses: Record<string, Use> = {
  'that links lead elsewhere for': {
    run: remove('blog/pier', '/blog'),
    says: [
      `remove ${pier}`,
      'remove public/images/blog/pier/cover.webp',
      'add redirect  /blog/pier → /blog',
      '/blog/pier leads to /blog, for good.',
      'Done.',
    ],
    never: ['blog/pier.mdx:'],
    after: ({ has }) => expect(has(pier)).toBe(false),
  },
  'with an end of 404': {
    run: remove('blog/tide-tables'),
    says: ['/blog/tide-tables will answer 404', 'With --to <address> it would lead elsewhere.'],
  },
  'in favour of another, by its file': {
    run: remove('blog/pier', 'content/blog/tide-tables.mdx'),
    says: ['add redirect  /blog/pier → /blog/tide-tables'],
  },
  'in favour of another, by its Polish address': {
    run: remove('blog/pier', '/pl/blog/tide-tables'),
    says: ['add redirect  /blog/pier → /blog/tide-tables'],
  },
  'in favour of nothing known': {
    run: remove('blog/pier', '/blog/tide-table'),
    code: 1,
    says: [
      '--to /blog/tide-table: expected a page or a file of this site. Nearest: /blog/tide-tables.',
    ],
    never: [redirects],
  },
  'in favour of a word': {
    run: remove('blog/pier', 'news'),
    code: 1,
    says: ['--to news: expected a path without language'],
  },
  'in favour of another site': {
    run: remove('blog/pier', 'https://x.example'),
    code: 1,
    says: ['--to https://x.example: expected a path'],
  },
  'in favour of a heading that is not there': {
    run: remove('blog/pier', '/blog/tide-tables#nothing'),
    code: 1,
    says: ['--to /blog/tide-tables#nothing: expected a heading of /blog/tide-tables.'],
  },
  'in favour of a draft': {
    run: remove('blog/pier', '/blog/unfinished-map'),
    code: 1,
    says: ['expected a page that is public now'],
  },
  'in favour of itself': {
    run: remove('blog/pier', '/blog/pier'),
    code: 1,
    says: ['that is the address that goes'],
  },
  'in favour of an address, where it has none': {
    run: remove('plans/dinghy', '/pricing'),
    code: 1,
    says: ['It has no address that could lead elsewhere.'],
  },
  'that others need': {
    run: remove('blog/pier'),
    code: 1,
    says: [
      'It is still needed (with --to <address>, links lead there):',
      /pier-letter\.yaml:1:6 {2}broken-link {2}url/,
      /visitor\.mdx:13:1 {2}broken-link/,
    ],
  },
  'who has written': {
    run: remove('people/tom-pine'),
    code: 1,
    says: [/visitor\.mdx:4:9 {2}dangling-reference {2}author/],
    never: ['--to'],
  },
  'that lists have entries of': {
    run: remove('case-studies/tide-watch'),
    says: ['content/services/hull-repair.mdx:', 'relatedCaseStudies[0]: tide-watch → removed'],
  },
  'that the law asks for': { run: remove('legal/terms'), code: 1, says: ['missing-legal-text'] },
  'of which the check has advice afterwards': {
    run: remove('plans/cutter'),
    says: ['The check warns now:', 'most-popular'],
    check: ['content/plans/dinghy.yaml:most-popular'],
  },
  'that is a part of a page': {
    run: remove('faq/refunds', '/faq#trial'),
    says: ['add redirect  /faq#refunds → /faq#trial'],
  },
  'that has just been made': {
    run: [['new', 'blog', 'Quiet'], remove('blog/quiet')],
    never: ['404', 'redirect'],
    after: ({ git }) => expect(git('status', '--porcelain')).toBe(''),
  },
  'that is a draft': { run: remove('blog/unfinished-map'), never: ['404', 'redirect'] },
  'that is scheduled': { run: remove('blog/next-voyage'), never: ['404', 'redirect'] },
  'that has expired': {
    run: remove('jobs/ships-cook', '/career'),
    says: ['add redirect  /career/ships-cook → /career'],
  },
  'to which an old address leads': {
    before: (project) => {
      promise('/blog/jetty')(project);
      redirect('/blog/jetty', '/blog/tide-tables')(project);
    },
    run: remove('blog/tide-tables'),
    says: ['drop redirect  /blog/jetty → /blog/tide-tables'],
    after: ({ read }) => expect(read('content/addresses.txt')).toMatch(/^\/blog\/jetty gone$/m),
  },
  twice: {
    run: [remove('blog/pier', '/blog'), remove('blog/pier', '/blog')],
    code: 1,
    says: ['There is no document blog/pier.'],
  },
  'shown only': {
    run: ['remove', 'blog/tide-tables', '--dry-run'],
    says: ['Nothing was changed: this is what it would do.'],
  },
  'where there is no terminal': {
    run: ['remove', 'blog/tide-tables'],
    code: 1,
    says: ['say --yes'],
  },
  'whose picture others show': {
    before: edit(lights, /src: .*/, 'src: /images/blog/pier/cover.webp'),
    run: remove('blog/pier', '/blog'),
    after: ({ list }) => expect(list('public/images/blog/pier')).toEqual(['cover.webp']),
  },
  'whose picture is in a file that breaks': {
    before: edit(
      visitor,
      /^image: .*/m,
      'image: { src: /images/blog/pier/below.webp, alt: "A pier.',
    ),
    run: remove('blog/pier', '/blog'),
    says: [`${visitor} cannot be read now and stays as it is: it may name pier.`],
    check: [`${visitor}:invalid-yaml`],
    after: ({ list }) => expect(list('public/images/blog/pier')).toEqual(['below.webp']),
  },
  'whose file breaks, with its pictures': {
    before: edit(pier, "description: '", "description: 'It's "),
    run: remove('blog/pier', '/blog'),
    says: ['remove public/images/blog/pier/cover.webp'],
  },
  'with the marks of a merge in it': { before: stopMerge(pier), run: remove('blog/pier', '/blog') },
  'while a list of its tag cannot be told': {
    before: stopMerge(lights),
    run: remove('blog/tide-tables'),
    never: ['/blog/tags/'],
    check: [`${lights}:merge-conflict`],
  },
  'with the marks of a merge in the redirects': {
    before: stopMerge(redirects),
    run: remove('blog/pier'),
    code: 1,
    says: ['marks of a git conflict'],
  },
  'while others have unfinished changes': {
    before: edit(visitor, 'Some words', 'Sme words'),
    run: remove('blog/tide-tables', '/blog'),
    after: ({ read }) => expect(read(visitor)).toContain('Sme words'),
  },
  'without git': { before: withoutGit, run: remove('blog/tide-tables'), says: ['will answer 404'] },
  'before anything was released': {
    before: ({ write }) => write('content/addresses.txt', ''),
    run: remove('blog/tide-tables'),
    never: ['404'],
  },
};

it.each(Object.entries(uses))('a removal %s', (_, use) => walk.use(use));
