import { expect, it } from 'vitest';
import type { WriterProject } from './project';
import { edit, openWalk, stopMerge, type Use, withoutGit } from './walk';

const walk = openWalk();
const pier = 'content/blog/pier.mdx';
const visitor = 'content/blog/visitor.mdx';
const redirects = 'src/site/redirects.ts';
const rename = (from: string, to: string) => ['rename', from, to, '--yes'];
const hasJetty = ({ has }: WriterProject) => {
  expect(has('content/blog/jetty.mdx')).toBe(true);
  expect(has('content/blog/jetty.pl.mdx')).toBe(true);
};
const redirect = (from: string, to: string) =>
  edit(redirects, / = \[[^\]]*\];/, ` = [\n  { from: '${from}', to: '${to}' },\n];`);

const uses: Record<string, Use> = {
  'by collection and slug': {
    run: rename('blog/pier', 'jetty'),
    says: [`${pier} → content/blog/jetty.mdx`, 'add redirect  /blog/pier → /blog/jetty', 'Done.'],
    after: hasJetty,
  },
  'shown only': {
    run: ['rename', 'blog/pier', 'jetty', '--dry-run'],
    says: [
      'blog/visitor.mdx:13:1  /blog/pier → /blog/jetty',
      'Nothing was changed: this is what it would do.',
    ],
    after: ({ has }) => expect(has(pier)).toBe(true),
  },
  'where there is no terminal': {
    run: ['rename', 'blog/pier', 'jetty'],
    code: 1,
    says: ['say --yes'],
  },
  'to the name of another': {
    run: rename('blog/pier', 'tide-tables'),
    code: 1,
    says: ['There is a document blog/tide-tables already.'],
  },
  'to its own name': { run: rename('blog/pier', 'pier'), code: 1, says: ['its name already'] },
  'to a folder of pictures that is there': {
    before: ({ copy }) =>
      copy('public/images/blog/pier/cover.webp', 'public/images/blog/jetty/cover.webp'),
    run: rename('blog/pier', 'jetty'),
    code: 1,
    says: ['There is a file public/images/blog/jetty/cover.webp already.'],
  },
  'to a name that led elsewhere': {
    before: redirect('/blog/jetty', '/blog/tide-tables'),
    run: rename('blog/pier', 'jetty'),
    says: ['drop redirect  /blog/jetty → /blog/tide-tables'],
  },
  'there and back': {
    run: [rename('blog/pier', 'jetty'), rename('blog/jetty', 'mole'), rename('blog/mole', 'pier')],
    after: ({ git }) => expect(git('status', '--porcelain')).toBe(''),
  },
  'of what has just been made': {
    run: [['new', 'blog', 'Quiet'], rename('blog/quiet', 'loud')],
    says: ['/blog/quiet was never public: no redirect is needed.'],
    after: ({ list }) => expect(list('public/images/blog')).toContain('loud/image.webp'),
  },
  'of a draft': {
    run: rename('blog/unfinished-map', 'map'),
    says: ['was never public'],
    never: ['add redirect'],
  },
  'of what is scheduled': {
    run: rename('blog/next-voyage', 'voyage'),
    says: ['was never public'],
    never: ['add redirect'],
  },
  'of what has expired': {
    run: rename('jobs/ships-cook', 'cook'),
    says: ['add redirect  /career/ships-cook → /career/cook'],
  },
  'of what is Polish alone': {
    run: rename('jobs/latarnik-portowy', 'latarnik'),
    says: ['→ content/jobs/latarnik.mdx'],
  },
  'of a part of a page': {
    run: rename('faq/refunds', 'money-back'),
    says: ['add redirect  /faq#refunds → /faq#money-back'],
  },
  'of what has no page': { run: rename('plans/dinghy', 'sloop'), never: ['redirect'] },
  'of someone whom many name': {
    run: rename('people/zofia-lozinska', 'zofia'),
    says: [
      'content/blog/tide-tables.mdx:2:9  zofia-lozinska → zofia',
      'content/case-studies/tide-watch.mdx:6:16',
    ],
  },
  'of what the code has to know': {
    run: rename('technologies/react', 'reactjs'),
    code: 1,
    says: ['it stays react'],
  },
  'of a text the law asks for': {
    run: rename('legal/terms', 'rules'),
    code: 1,
    says: ['missing-legal-text'],
  },
  'of a file with spaces in its name': {
    before: ({ move }) => move('content/plans/raft.yaml', 'content/plans/A Raft.yaml'),
    run: rename('plans/A Raft', 'raft'),
  },
  'that has a mistake of its own': {
    before: edit(visitor, '[pier]: </blog/pier>', '[pier]: </blog/pier#nothing>'),
    run: rename('blog/pier', 'jetty'),
    check: [`${visitor}:broken-anchor`],
    after: hasJetty,
  },
  'whose file breaks': {
    before: edit(pier, "description: '", "description: 'It's "),
    run: rename('blog/pier', 'jetty'),
    code: 1,
    says: [`${pier} cannot be read; mend it first:`, 'invalid-yaml'],
  },
  'with the marks of a merge in it': {
    before: stopMerge(pier),
    run: rename('blog/pier', 'jetty'),
    code: 1,
    says: ['merge-conflict'],
  },
  'with the marks of a merge in what names it': {
    before: stopMerge(visitor),
    run: rename('blog/pier', 'jetty'),
    says: [`${visitor} cannot be read now and stays as it is: it may name pier.`],
    check: [`${visitor}:merge-conflict`],
    after: ({ read }) => expect(read(visitor)).toContain('[pier]: </blog/pier>'),
  },
  'with the marks of a merge in the redirects': {
    before: stopMerge(redirects),
    run: rename('blog/pier', 'jetty'),
    code: 1,
    says: [`${redirects}:1 has the marks of a git conflict: keep what is right`],
  },
  'whose picture is in a file that breaks': {
    before: edit(
      visitor,
      /^image: .*/m,
      'image: { src: /images/blog/pier/below.webp, alt: "A pier.',
    ),
    run: rename('blog/pier', 'jetty'),
    check: [`${visitor}:invalid-yaml`],
    after: ({ list }) => expect(list('public/images/blog/pier')).toEqual(['below.webp']),
  },
  'while others have unfinished changes': {
    before: edit('content/blog/harbour-lights.mdx', 'rhythm', 'rythm'),
    run: rename('blog/pier', 'jetty'),
    after: ({ git }) =>
      expect(git('diff', '--name-only')).toContain('content/blog/harbour-lights.mdx'),
  },
  'without git': { before: withoutGit, run: rename('blog/pier', 'jetty'), says: ['add redirect'] },
  'before anything was released': {
    before: ({ write }) => write('content/addresses.txt', ''),
    run: rename('blog/pier', 'jetty'),
    never: ['add redirect'],
  },
};

it.each(Object.entries(uses))('a new slug %s', (_, use) => walk.use(use));
