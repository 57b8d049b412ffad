import { expect, it } from 'vitest';
import type { WriterProject } from './project';
import { openWalk, type Use } from './walk';

const walk = openWalk();
const rename = (from: string, to: string) => ['rename', from, to, '--yes'];
const remove = (name: string, ...to: string[]) => [
  'remove',
  name,
  ...to.flatMap((one) => ['--to', one]),
  '--yes',
];
const hasJetty = ({ has }: WriterProject) => {
  expect(has('content/blog/jetty.mdx')).toBe(true);
  expect(has('content/blog/jetty.pl.mdx')).toBe(true);
};

const renames: Record<string, Use> = {
  'by its file': { run: rename('./content/blog/pier.mdx', 'jetty'), after: hasJetty },
  'by the file of its translation': {
    run: rename('content/blog/pier.pl.mdx', 'jetty'),
    after: hasJetty,
  },
  'by its address': { run: rename('/pl/blog/pier', 'jetty'), after: hasJetty },
  'by what a browser shows': {
    run: rename('https://agency.example/pl/blog/pier?x=1#drewno', 'jetty'),
    after: hasJetty,
  },
  'to a name with its collection': { run: rename('blog/pier', 'blog/jetty'), after: hasJetty },
  'to the name of a file': { run: rename('blog/pier', 'content/blog/jetty.mdx'), after: hasJetty },
  'to a name with capitals, spaces and Polish letters': {
    run: rename('blog/pier', 'Nowy żółw'),
    code: 1,
    says: ['Nearest: nowy-zolw'],
  },
  'to a name of emoji': { run: rename('blog/pier', '🚀'), code: 1, says: ['cannot be an address'] },
  'to a name longer than files may have': {
    run: rename('blog/pier', 'x'.repeat(300)),
    code: 1,
    says: ['200 characters at most'],
  },
  'to another collection': {
    run: rename('blog/pier', 'people/pier'),
    code: 1,
    says: ['stays in its collection'],
  },
  'of a slip': {
    run: rename('blog/pierr', 'jetty'),
    code: 1,
    says: ['There is no document blog/pierr. Nearest: blog/pier.'],
  },
  'of the wrong collection': {
    run: rename('blog/tom-pine', 'tom'),
    code: 1,
    says: ['Nearest: people/tom-pine.'],
  },
  'of a slug alone': {
    run: rename('pier', 'jetty'),
    code: 1,
    says: ['There is no document pier. Nearest: blog/pier.'],
  },
  'of a collection': {
    run: rename('blog', 'news'),
    code: 1,
    says: ['Which document of blog? Write blog/ and its slug, such as'],
  },
  'of an unknown address': {
    run: rename('/blog/peer', 'jetty'),
    code: 1,
    says: ['No document has the address /blog/peer. Nearest: blog/pier.'],
  },
  'of nothing known': {
    run: rename('articles/x', 'y'),
    code: 1,
    says: ['There is no collection "articles".'],
  },
};

it.each(Object.entries(renames))('a new slug %s', (_, use) => walk.use(use));

const removals: Record<string, Use> = {
  'in one language alone': {
    run: remove('content/blog/pier.pl.mdx'),
    code: 1,
    says: [
      'content/blog/pier.pl.mdx is a translation. To remove it alone, delete this file',
      'content:remove -- blog/pier\n',
    ],
  },
  'by its file': { run: remove('content/blog/pier.mdx', '/blog') },
  'by its address': { run: remove('https://agency.example/blog/pier', '/blog') },
  'of a slip': {
    run: remove('blog/peer'),
    code: 1,
    says: ['There is no document blog/peer. Nearest: blog/pier.'],
  },
};

it.each(Object.entries(removals))('a removal %s', (_, use) => walk.use(use));

it.each([
  [['new', 'blog'], 'There is no terminal to ask at'],
  [['new', 'blog', 'A', 'quiet', 'launch'], 'put a title in quotes. Not understood: quiet launch'],
  [['new', 'blog', '-5 degrees'], 'has no option -5. There are: --lang, '],
  [['new', 'blog', 'A', '--dry'], 'content:new has no option --dry. Nearest: --dry-run.'],
  [['new', 'blog', 'A', '--to', '/blog'], 'content:new has no option --to.'],
  [['new', 'blog', 'A', '--yes'], 'content:new has no option --yes. There are: --lang, --dry-run,'],
  [['new', 'blog/tide-tables', '--lang'], "Option '--lang <value>' argument missing"],
  [['rename', '--fast'], '--fast'],
  [['rename', 'blog/a', 'b', 'c'], 'a document and its new slug. Not understood: c'],
  [['remove', 'blog/a', '/blog'], '--to says where its address leads. Not understood: /blog'],
  [['move'], 'There is no command "move": new, rename, remove.'],
])('words that are no command: %j', (run, text) => walk.use({ run, code: 2, says: [text] }));

it.each(['new', 'rename', 'remove'])('--help of %s shows how it is used', (command) =>
  walk.use({ run: [command, '--help'], says: [`npm run content:${command} -- blog`] }),
);
