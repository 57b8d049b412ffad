import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { openRepository } from './repository';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const repository = openRepository();
const { diff, git, move, read, readBytes, remove, replace, reset, write } = repository;
afterAll(repository.close);
beforeEach(reset);

const article = 'content/blog/tide-tables.mdx';
const polish = 'content/blog/tide-tables.pl.mdx';
const cover = 'public/images/examples/cover-2.webp';

/** What a reviewer reads first after a change, and what they must not read. */
type Row = [name: string, change: () => void, says: readonly string[], never?: readonly string[]];

const rows: Row[] = [
  [
    'a number as a word',
    () => replace(article, 'The water comes twice a day.', 'It comes in seven hours.'),
    ['- new: **seven hours**: `content/blog/tide-tables.mdx`'],
  ],
  [
    'spaces, and a comment to other writers',
    () =>
      write(
        article,
        `${read(article).replace('author: ', 'author:   ')}\n{/* 3 to do in 2027 */}\n`,
      ),
    ['- only spaces or comments differ'],
    ['Seen on', 'Also in', '2027', 'runs code', 'translation did not'],
  ],
  [
    'one paragraph made two',
    () => replace(article, 'Each row is a day.\n', 'Each row is a day.\n\n'),
    ['- `## Find the day`: the same words in other paragraphs', 'Seen on: `/blog/tide-tables`'],
    ['only spaces'],
  ],
  [
    'Windows’ line ends',
    () => write(article, read(article).replaceAll('\n', '\r\n')),
    ['- only spaces or comments differ'],
    ['Seen on'],
  ],
  [
    'a translation taken away',
    () => remove(polish),
    [`⚠️ \`${polish}\` is gone: \`/pl/blog/tide-tables\` will show the original instead.`],
  ],
  [
    'a new language for two documents',
    () => {
      for (const name of ['harbour-lights', 'next-voyage']) {
        const body = read(polish).replace('Jak czytać', `Po polsku: ${name}, jak czytać`);
        write(`content/blog/${name}.pl.mdx`, body);
      }
    },
    [
      '2 documents changed',
      '- Polski: `content/blog/harbour-lights.pl.mdx` is new, 35 words',
      '- Polski: `content/blog/next-voyage.pl.mdx` is new, 35 words',
    ],
  ],
  [
    'a translated page of a video, which says whose video it is no second time',
    () =>
      write(
        'content/videos/harbour-tour.pl.mdx',
        '---\ntitle: "Po porcie"\nvideo:\n  poster:\n    alt: "Port."\n---\n\nTekst.\n',
      ),
    ['- Polski: `content/videos/harbour-tour.pl.mdx` is new'],
    ['a player of'],
  ],
  [
    'an original that changed, and a translation of which nothing is seen',
    () => {
      replace(article, 'The water comes twice a day.', 'The water comes and goes.');
      write(polish, read(polish).replace('---\n', '---\n# read in March\n'));
    },
    [`- Polski (\`${polish}\`): only spaces or comments differ`],
  ],
  [
    'a picture replaced: its size, and the text for those who do not see it',
    () => write(cover, readBytes('public/images/examples/cover-1.webp')),
    ['1 picture or other file', 'Its alternative text is still: “A sail above three waves.”'],
  ],
  [
    'a picture that moves with its document',
    () => {
      move(cover, 'public/images/examples/tides.webp');
      for (const path of [article, 'content/case-studies/tide-watch.mdx'])
        replace(path, 'cover-2.webp', 'tides.webp');
    },
    ['- `/images/examples/cover-2.webp` → `/images/examples/tides.webp`: moved, the same file'],
    ['gone (', 'new, '],
  ],
  [
    'a redirect: where it leads, and no page it would touch',
    () => {
      const list = read('src/site/redirects.ts').replace(
        / = \[[^\]]*\];/,
        " = [\n  { from: '/blog/tides', to: '/blog/tide-tables' },\n];",
      );
      write('src/site/redirects.ts', list);
    },
    ['1 redirect changed', '### Redirects\n\n- `/blog/tides` leads to `/blog/tide-tables`'],
    ['### Code', 'no page is made of'],
  ],
  [
    'a message in one language only',
    () => {
      const { pricing } = JSON.parse(read('messages/en/subscription.json'));
      replace('messages/en/subscription.json', pricing.headline, 'A crew, by the month');
    },
    ['1 message changed', '⚠️ Changed in en, but not in pl: `subscription.pricing.headline`.'],
    ['(0 pages)', '[slug]'],
  ],
  [
    'a component shown in code, which the document does not use',
    () => {
      replace(article, 'Each row is a day.', 'Write `<Quote>` and close it.');
      replace('src/mdx/components.tsx', 'py-4', 'py-6');
    },
    ['(`Quote`): used in `blog/harbour-lights`'],
    ['used in `blog/tide-tables`', 'and `blog/tide-tables`', '`, `blog/tide-tables`'],
  ],
  [
    'a word in every document, in other sentences each',
    () => {
      for (const path of git('ls-files', 'content').split('\n'))
        write(path, read(path).replaceAll('day', 'watch'));
    },
    ['documents changed', '<details><summary>Changed: ', 'Each row is a ~~day.~~ **watch.**'],
  ],
];

test.each(rows)('%s', async (_, change, says, never = []) => {
  change();
  const { markdown, isBlocked } = await diff();
  for (const text of says) expect(markdown).toContain(text);
  for (const text of never) expect(markdown).not.toContain(text);
  expect(markdown.match(/\bmores\b|undefined|NaN|\[object/)).toBeNull();
  expect(isBlocked).toBe(false);
});
