import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { folders, rowOf } from '@/schema';
import { staticRoutes } from '@/site/routes';
import { neighbours, shownOn } from '@/tools/diff/edges/narrow';
import { readGraph } from '@/tools/diff/graph/project-graph';
import { readRouteUses, showsNothing } from '@/tools/diff/graph/route-uses';
import { readSources } from '@/tools/imports/read-imports';
import { openRepository } from './repository';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const repository = openRepository();
const { diff, read, replace, reset, write } = repository;
afterAll(repository.close);
beforeEach(reset);

describe('what is read from the code', () => {
  const graph = readGraph(readSources().filter(([path]) => path.startsWith('src/')));
  const uses = readRouteUses(graph);
  const opened = (route: string) => uses.find((use) => use.route === route)?.opens ?? new Set();

  test('finds every page there is', () => {
    const routes = uses.map(({ route }) => route);
    const pages = folders.flatMap((name) => rowOf(name).page ?? []);
    expect(routes).toEqual(expect.arrayContaining([...staticRoutes, ...pages]));
  });

  test('finds that each page of documents reads its own collection', () => {
    for (const name of folders) {
      const { page } = rowOf(name);
      if (page) expect(opened(page), page).toContain(name);
    }
  });

  test('every collection is read by a page', () => {
    for (const name of folders) {
      expect(
        uses.some(({ kind, opens }) => kind === 'page' && opens.has(name)),
        name,
      ).toBe(true);
    }
  });

  test('what each page without a slug shows of a collection is said, and nothing else', () => {
    const lists = ['/blog', '/case-study', '/videos', '/search'];
    const read = staticRoutes
      .filter((route) => !lists.includes(route))
      .flatMap((route) => [...opened(route)].map((name) => `${route} ${name}`));
    const said = Object.entries(shownOn).flatMap(([route, collections]) =>
      Object.keys(collections).map((name) => `${route} ${name}`),
    );
    expect(said).toEqual(expect.arrayContaining(read));
    for (const pair of said) {
      const [route = '', name] = pair.split(' ');
      expect(opened(route), pair).toContain(name);
    }
  });

  test('which other pages of its collection name a document is said of each with pages', () => {
    const paged = folders.filter((name) => rowOf(name).page);
    expect(Object.keys(neighbours).sort()).toEqual(paged.sort());
  });

  test('what is left out exists', () => {
    for (const path of Object.keys(showsNothing)) expect(graph.modules.has(path), path).toBe(true);
  });
});

describe('a message', () => {
  test('that one page uses', async () => {
    const { pricing } = JSON.parse(read('messages/en/subscription.json'));
    replace('messages/en/subscription.json', pricing.headline, 'A crew, by the month');
    const { markdown } = await diff();
    expect(markdown).toContain('- `subscription.pricing.headline` (en): ');
    expect(markdown).toContain('on `/pricing`, link previews');
  });

  test('that every page uses', async () => {
    const { nav } = JSON.parse(read('messages/pl/site.json'));
    replace('messages/pl/site.json', `"pricing": "${nav.pricing}"`, '"pricing": "Ceny"');
    const { markdown } = await diff();
    expect(markdown).toContain('- `site.nav.pricing` (pl): ');
    expect(markdown).toContain('- on every page');
  });

  test('around a document that is not translated, on the pages of all languages', async () => {
    replace('messages/en/site.json', '"performance": "', '"performance": "Web ');
    const { json } = await diff();
    const addresses = json.addresses.map(({ address }: { address: string }) => address);
    expect(addresses).toContain('/blog/tide-tables');
    expect(addresses).toContain('/pl/blog/harbour-lights');
    expect(addresses).not.toContain('/pl/blog/tide-tables');
    expect(addresses).not.toContain('/pl/pricing');
  });

  test('that link previews alone show: no page has other words', async () => {
    const { article } = JSON.parse(read('messages/en/site.json')).share;
    replace('messages/en/site.json', `"article": "${article}"`, '"article": "By {author}"');
    const { markdown, json } = await diff();
    expect(markdown).toContain('`site.share.article` (en)');
    expect(markdown).toMatch(/ {2}- on link previews$/m);
    expect(json.addresses).toEqual([]);
  });

  test('of which one page writes the beginning and shows others', async () => {
    const { shareOn } = JSON.parse(read('messages/en/site.json')).blog;
    const { from } = JSON.parse(read('messages/en/site.json')).prices;
    replace('messages/en/site.json', shareOn, 'Send it by {network}');
    expect((await diff()).markdown).toMatch(/ {2}- on `\/blog\/…` \(\d+ pages\)$/m);
    replace('messages/en/site.json', from.hour, '{price} an hour and more');
    expect((await diff()).markdown).toMatch(/prices\.from\.hour.*\n {2}- on .*`\/search`/);
  });

  test('on pages of documents: the first of them stands for all, in the language of the message', async () => {
    const { share } = JSON.parse(read('messages/pl/site.json')).blog;
    replace('messages/pl/site.json', `"share": "${share}"`, '"share": "Podaj dalej"');
    const { json } = await diff();
    const [{ routes, samples }] = json.messages;
    expect(routes).toContain('/blog/[slug]');
    expect(samples).toEqual(
      expect.arrayContaining([expect.stringMatching(/^\/pl\/blog\/[a-z-]+$/)]),
    );
    expect(samples.join()).not.toContain('[');
  });

  test('in a file that is no JSON', async () => {
    write('messages/pl/site.json', '{ "nav": ');
    const { markdown, isBlocked } = await diff();
    expect(isBlocked).toBe(true);
    expect(markdown).toContain('❌ messages/pl/site.json:');
  });
});

describe('code', () => {
  test('a section: the pages that use what changed of it', async () => {
    const path = 'src/features/subscription/pricing-plans.tsx';
    replace(path, 'className="', 'className="flex ');
    const { markdown } = await diff();
    expect(markdown).toContain(`- \`${path}\` (\`PlanChart\`) may touch \`/pricing\``);
  });

  test('a component for writers: the documents that use it', async () => {
    replace('src/mdx/components.tsx', 'py-4', 'py-6');
    const { markdown, json } = await diff();
    expect(markdown).toContain('(`Quote`): used in `blog/harbour-lights`');
    expect(json.code).toMatchObject([{ samples: ['/blog/harbour-lights'] }]);
    expect(markdown).toContain('This may touch 2 pages.');
  });

  test('what shapes every page', async () => {
    replace('src/app/globals.css', '{', '{ --depth: 1;');
    expect((await diff()).markdown).toContain('- `src/app/globals.css` may touch every page');
  });

  test('what no page is made of', async () => {
    write('src/tools/more/main.ts', 'export {};\n');
    expect((await diff()).markdown).toContain('1 other file changed that no page is made of.');
  });
});

test('fields of a schema: what is new, what is stricter, on both sides by their own schema', async () => {
  replace(
    'src/schema/blog.ts',
    'title: pageTitle()',
    "subtitle: pageTitle(60).optional().describe('A second line.'),\n    title: pageTitle(80)",
  );
  replace('content/blog/tide-tables.mdx', 'title: "Reading', 'subtitle: "Two"\ntitle: "Reading');
  const { markdown } = await diff();
  expect(markdown).toContain('- `blog: subtitle` is new: optional text, at most 60 characters');
  expect(markdown).toContain('- `blog: title`: text, at most ~~90~~ **80** characters');
  expect(markdown).toContain('- `subtitle`: **Two**');
});

test('a picture: its size before and after, and every page that shows it', async () => {
  const portrait = 'public/images/examples/portrait-1.webp';
  const cover = repository.readBytes('public/images/examples/cover-1.webp');
  const other = repository.readBytes(portrait);
  write(portrait, cover);
  const { markdown, json } = await diff();
  expect(markdown).toMatch(
    /`\/images\/examples\/portrait-1\.webp`: \d+ × \d+, \d+ kB → 1600 × 1000/,
  );
  expect(json.files).toMatchObject([
    { before: { bytes: other.length }, after: { bytes: cover.length, width: 1600 } },
  ]);
  const pages = ['/team/zofia-lozinska', '/pl/team/zofia-lozinska', '/blog/tide-tables'];
  expect(json.files[0].pages).toEqual(expect.arrayContaining(pages));
});
