import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openRepository } from './repository';

// git starts many small programs, and slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const { close, diff, git, move, read, remove, replace, reset, write } = openRepository();
afterAll(close);
beforeEach(reset);

const article = 'content/blog/tide-tables.mdx';
const polish = 'content/blog/tide-tables.pl.mdx';

/** The addresses of a document's pages. */
async function pagesOf(key: string, asked = {}): Promise<string[]> {
  const { json } = await diff(asked);
  const { pages } = json.documents.find((one: { key: string }) => one.key === key);
  return pages.map(({ address }: { address: string }) => address);
}

test('nothing changed', async () => {
  const { markdown, json } = await diff();
  expect(markdown).toBe('## What this changes for visitors\n\nNothing, compared with `main`.\n');
  expect(json.documents).toEqual([]);
});

test('a typo: the changed words, in their sentence, under their heading, on one page', async () => {
  replace(article, 'Each row is a day.', 'Each row is one day.');
  const { markdown } = await diff();
  expect(markdown).toContain('1 document changed, compared with `main`. This touches 1 page.');
  expect(markdown).toContain('- `## Find the day`: +1 −1 words');
  expect(markdown).toContain('Each row is ~~a~~ **one** day.');
  expect(markdown).toContain('Seen on: `/blog/tide-tables`');
  expect(markdown).toContain('Also in: `/feed.xml`, what the search finds (en)');
  expect(markdown).toContain(`The original changed and its translation did not: \`${polish}\``);
});

test('a price: as people write it, as a claim, on every page that shows it', async () => {
  replace('content/plans/cutter.yaml', 'price: 2000', 'price: 12970');
  const { markdown } = await diff({ site: 'https://preview.test' });
  expect(markdown).toContain('- ~~2,000~~ → **12,970**: `content/plans/cutter.yaml, price`');
  expect(markdown).toContain('- `price` 2,000 → **12,970**');
  expect(markdown).toContain('[/pricing](https://preview.test/pricing)');
  expect(await pagesOf('plans/cutter')).toEqual(
    expect.arrayContaining(['/pricing', '/pl/pricing', '/refer-a-friend', '/pl/refer-a-friend']),
  );
});

test('a link to pay by is on the page with the plans alone', async () => {
  replace('content/plans/cutter.yaml', 'checkout.example', 'pay.example');
  expect(await pagesOf('plans/cutter')).toEqual(['/pricing', '/pl/pricing']);
});

describe('an address', () => {
  test('of a renamed document: the old one is lost, unless it leads on', async () => {
    move(article, 'content/blog/reading-tides.mdx');
    move(polish, 'content/blog/reading-tides.pl.mdx');
    const { markdown, json } = await diff();
    expect(json.documents).toMatchObject([
      { kind: 'renamed', key: 'blog/reading-tides', earlier: 'blog/tide-tables' },
    ]);
    const line = "{ from: '/blog/tide-tables', to: '/blog/reading-tides' },";
    expect(markdown).toContain(`\`${line}\``);
    write('src/site/redirects.ts', `export const redirects = [${line}];\n`);
    expect((await diff()).markdown).not.toContain('unknown address');
  });

  test('that led on to another, and no longer does', async () => {
    write('src/site/redirects.ts', "export const redirects = [{ from: '/a', to: '/blog' }];\n");
    git('switch', '--quiet', '--create', 'led');
    git('add', '--all');
    git('commit', '--quiet', '--message=Redirect');
    write('src/site/redirects.ts', 'export const redirects = [];\n');
    const { markdown } = await diff({ base: 'led' });
    expect(markdown).toContain('- ⚠️ `/a` led on to another page and no longer does.');
  });

  test('of a document that is rewritten and moved to another collection', async () => {
    move(polish, 'content/people/tide-tables.pl.mdx');
    remove('content/people/tide-tables.pl.mdx');
    move(article, 'content/services/tide-tables.mdx');
    replace('content/services/tide-tables.mdx', 'Each row is a day.', 'A row is a day.');
    const { json } = await diff();
    expect(json.documents).toMatchObject([
      { kind: 'renamed', key: 'services/tide-tables', earlier: 'blog/tide-tables' },
    ]);
  });

  test('of a deleted article, with every page that named it', async () => {
    remove('content/blog/mewy-nad-portem.mdx');
    const { markdown } = await diff();
    expect(markdown).toContain('1 document gone');
    expect(markdown).toContain('`/blog/mewy-nad-portem` will be an unknown address.');
    const pages = ['/blog', '/pl/blog', '/blog/tags/hiring', '/career', '/team/tom-pine'];
    expect(await pagesOf('blog/mewy-nad-portem')).toEqual(expect.arrayContaining(pages));
  });

  test('of a heading with another title', async () => {
    replace(polish, '## Znajdź dzień', '## Znajdź właściwy dzień');
    const { markdown } = await diff();
    expect(markdown).toContain('(was `## Znajdź dzień`)');
    expect(markdown).toContain('Links to `/pl/blog/tide-tables#znajdź-dzień` open the page at its');
  });
});

test('someone else as author: both profiles, the lists, the link preview', async () => {
  replace(article, 'author: zofia-lozinska', 'author: tom-pine');
  const { markdown } = await diff();
  expect(markdown).toContain('- `author` zofia-lozinska → **tom-pine**');
  expect(markdown).toContain('Link previews: `/share/blog/tide-tables.jpg` (`pl`)');
  const pages = ['/blog', '/blog/tags/performance', '/team/tom-pine', '/team/zofia-lozinska'];
  expect(await pagesOf('blog/tide-tables')).toEqual(expect.arrayContaining(pages));
});

test('a new person, named by nothing but the page of the team', async () => {
  write(
    'content/people/ewa-zak.yaml',
    read('content/people/tom-pine.yaml').replace('"Tom', '"Ewa'),
  );
  const { markdown } = await diff();
  expect(markdown).toContain('#### New: Ewa Pine (`people/ewa-zak`)');
  expect(await pagesOf('people/ewa-zak')).toEqual([
    '/team/ewa-zak',
    '/team',
    '/pl/team/ewa-zak',
    '/pl/team',
  ]);
});

test('a person’s name is on all pages of what they wrote, teach and answer for', async () => {
  replace('content/people/zofia-lozinska.yaml', 'name: "Zofia Łozińska"', 'name: "Zofia Nowak"');
  const { json } = await diff();
  const [{ machines, pages }] = json.documents;
  const addresses = pages.map(({ address }: { address: string }) => address);
  for (const page of ['/', '/schedule', '/blog/tide-tables', '/pl/blog', '/workshops/knots'])
    expect(addresses).toContain(page);
  expect(addresses).toContain('/case-study/tide-watch');
  expect(addresses).not.toContain('/blog/mewy-nad-portem');
  expect(machines.feed).toEqual(['en', 'pl']);
  expect(machines.previews).toContainEqual({ address: '/blog/tide-tables', locale: 'pl' });
});

test('a word that only a profile shows is on no other page', async () => {
  replace('content/people/zofia-lozinska.yaml', '- Lamps', '- Lanterns');
  expect(await pagesOf('people/zofia-lozinska')).toEqual(['/team/zofia-lozinska']);
});

describe('a language', () => {
  test('a changed translation touches pages of its language alone', async () => {
    replace(polish, 'Każdy wiersz to jeden dzień.', 'Jeden wiersz to jeden dzień.');
    expect(await pagesOf('blog/tide-tables')).toEqual(['/pl/blog/tide-tables']);
  });

  test('a new translation', async () => {
    write('content/blog/mewy-nad-portem.pl.mdx', read(polish));
    const { markdown } = await diff();
    expect(markdown).toContain('- Polski: `content/blog/mewy-nad-portem.pl.mdx` is new, ');
    const pages = await pagesOf('blog/mewy-nad-portem');
    expect(pages).toContain('/pl/blog/mewy-nad-portem');
    expect(pages.every((page) => page.startsWith('/pl'))).toBe(true);
  });
});

test('a list: what is added and removed by name, what is moved by place', async () => {
  const before = '  - "Project manager"\n  - "Designer"\n  - "Developer"';
  const after = '  - "Developer"\n  - "Project manager"\n  - "Tester"\n  - "Designer"';
  replace('content/plans/cutter.yaml', before, after);
  const { markdown } = await diff();
  expect(markdown).toContain('- `team[2]` added: **Tester**');
  expect(markdown).toContain('- `team`: Developer moved from place 3 to 1');
});

test('a change and its revert are no change; the revert alone is one', async () => {
  git('switch', '--quiet', '--create', 'prices');
  replace('content/plans/cutter.yaml', 'price: 2000', 'price: 3000');
  git('commit', '--quiet', '--all', '--message=Price');
  git('revert', '--no-edit', 'HEAD');
  const { markdown } = await diff();
  expect(markdown).toContain('Nothing, compared with');
  const revert = await diff({ base: 'HEAD~1', head: 'prices' });
  expect(revert.markdown).toContain('- `price` 3,000 → **2,000**');
});

test('the same change in 200 documents is told once', async () => {
  for (let place = 1; place <= 200; place += 1) {
    const text = read(article).replace('Reading a tide table', `Table ${place}`);
    write(`content/blog/table-${place}.mdx`, text.replace('The water', `Water ${place}`));
  }
  git('switch', '--quiet', '--create', 'tables');
  git('add', '--all');
  git('commit', '--quiet', '--message=Tables');
  for (let place = 1; place <= 200; place += 1) {
    replace(`content/blog/table-${place}.mdx`, 'author: zofia-lozinska', 'author: tom-pine');
  }
  const { markdown, json } = await diff({ base: 'tables' });
  expect(json.documents).toHaveLength(200);
  expect(markdown).toContain('#### The same change in 200 documents');
  expect(markdown.split('zofia-lozinska → **tom-pine**')).toHaveLength(2);
  expect(markdown.length).toBeLessThan(60_000);
});
