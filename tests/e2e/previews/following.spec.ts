import { copyFileSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import type { Server } from '../support/copy-commands';
import { type ProjectCopy, patience } from '../support/project-copy';
import { expect as expectNow } from '../support/test';
import { halfWritten, openPreview, test } from './preview';

/* What `npm run dev` shows is true, whatever has changed and whichever page is opened first. */
test.describe.configure({ mode: 'serial', timeout: patience });
test.use({ expectedErrors: halfWritten });

const expect = expectNow.configure({ timeout: 30_000 });
const article = 'content/blog/harbour-lights.mdx';
const plan = 'content/plans/dinghy.yaml';
let copy: ProjectCopy;
let server: Server;
let good: string;

test.beforeAll(({ preview }) => {
  ({ copy, server } = preview);
  good = copy.read(article);
  heard = server.output().length;
});

test('a page first opened after a save shows what was saved, and a new document has its page', async ({
  request,
}) => {
  await textOf(request, '/contact');
  copy.write(plan, copy.read(plan).replace('Dinghy', 'Rubber dinghy'));
  copy.write('content/blog/brand-new.mdx', titled('Brand new'));
  await expectSaid(/up to date/);
  const firstOpened = {
    '/blog/brand-new': 'Brand new',
    '/blog': 'Brand new',
    '/pricing': 'Rubber dinghy',
  };
  for (const [path, words] of Object.entries(firstOpened))
    expect(await textOf(request, path)).toContain(words);
  copy.delete('content/blog/brand-new.mdx');
});

test('drafts and what is to come are there, and named as not public', async ({ page, request }) => {
  const draft = titled('A draft to look at').replace('\ntags:', '\ndraft: true\ntags:');
  copy.write('content/blog/a-draft.mdx', draft);
  const later = titled('Next century')
    .replace(/publishedAt: .*/, 'publishedAt: "2099-01-05T09:00:00+01:00"')
    .replace(/updatedAt: .*\n/, '');
  copy.write('content/blog/next-century.mdx', later);
  await expect.poll(() => statusOf(request, '/blog/next-century')).toBe(200);
  expect(await textOf(request, '/blog')).toContain('A draft to look at');
  await openPreview(page, `${server.url}/blog/a-draft`);
  const panel = page.getByRole('group').filter({ hasText: 'not public' });
  await panel.locator('summary').click();
  await expect(panel.getByRole('listitem').filter({ hasText: 'blog/a-draft' })).toContainText(
    'draft',
  );
  // Beside it the check warns of the century.
  const waiting = panel.getByRole('listitem').filter({ hasText: 'only the preview shows it' });
  await expect(waiting.filter({ hasText: 'blog/next-century' })).toContainText(
    'public from 2099-01-05 08:00 UTC',
  );
  for (const name of ['a-draft', 'next-century']) copy.delete(`content/blog/${name}.mdx`);
});

test('an edited schema and an edited list of tags hold at once', async () => {
  const schema = 'src/schema/blog.ts';
  const tags = 'src/site/tags.ts';
  const before = { schema: copy.read(schema), tags: copy.read(tags) };
  copy.write(
    article,
    good.replace('title:', 'subtitle: A subtitle\ntitle:').replace('- react', '- boats'),
  );
  await expectSaid(/unknown-key[\s\S]*not-in-list|not-in-list[\s\S]*unknown-key/);
  const said = server.output().length;
  copy.write(
    schema,
    before.schema.replace(
      'title: pageTitle()',
      "subtitle: z.string().optional().describe('A line under the title.'),\n    title: pageTitle()",
    ),
  );
  copy.write(tags, before.tags.replace("'react',", "'react',\n  'boats',"));
  await expect.poll(() => server.output().slice(said)).toMatch(/up to date/);
  copy.write(schema, before.schema);
  copy.write(tags, before.tags);
  copy.write(article, good);
  await expectSaid(/up to date/);
});

test('a film and captions put in place mend the document that names them', async ({ request }) => {
  const video = 'content/videos/harbour-tour.mdx';
  const text = copy.read(video);
  copy.write(video, text.replaceAll('examples/captions.en.vtt', 'examples/spoken.vtt'));
  await expectSaid(/missing-file[\s\S]*spoken\.vtt/);
  const said = server.output().length;
  copyFileSync(
    join(copy.folder, 'public/videos/examples/captions.en.vtt'),
    join(copy.folder, 'public/videos/examples/spoken.vtt'),
  );
  await expect.poll(() => server.output().slice(said)).toMatch(/up to date/);
  await expect.poll(() => textOf(request, '/video/harbour-tour')).toContain('spoken.vtt');
  copy.write(video, text);
  await expectSaid(/up to date/);
});

test('a picture replaced under its name is another picture', async ({ request }) => {
  const addressOf = async () =>
    /\/pictures\/\w+\/[\w-]+\.avif/.exec(await textOf(request, '/blog/harbour-lights'))?.[0] ?? '';
  const [one, other] = ['cover-1', 'cover-2'].map((name) =>
    join(copy.folder, `public/images/examples/${name}.webp`),
  ) as [string, string];
  const good = readFileSync(one);
  const before = await addressOf();
  const bytesBefore = await (await request.get(server.url + before)).body();
  copyFileSync(other, one);
  await expect.poll(addressOf).not.toBe(before);
  const bytes = await (await request.get(server.url + (await addressOf()))).body();
  expect(bytes.equals(bytesBefore)).toBe(false);
  // The original keeps its address, so browsers ask for it each time.
  const original = await request.get(`${server.url}/images/examples/cover-1.webp`);
  expect(original.headers()['cache-control']).toMatch(/max-age=0/);
  writeFileSync(one, good);
});

test('a document that is a symbolic link has its page', async ({ request }) => {
  copy.write('drafts/linked.mdx', titled('A linked document'));
  symlinkSync('../../drafts/linked.mdx', join(copy.folder, 'content/blog/linked.mdx'));
  await expect.poll(() => statusOf(request, '/blog/linked')).toBe(200);
  copy.write('drafts/linked.mdx', titled('Changed behind the link'));
  await expect.poll(() => textOf(request, '/blog/linked')).toContain('Changed behind the link');
  copy.delete('content/blog/linked.mdx');
});

test('a changed message is shown', async ({ request }) => {
  const messages = 'messages/en/site.json';
  const before = copy.read(messages);
  const { title } = JSON.parse(before).blog;
  copy.write(messages, before.replace(`"title": "${title}"`, '"title": "Letters from the pier"'));
  await expect.poll(() => textOf(request, '/blog')).toContain('Letters from the pier');
  copy.write(messages, before);
});

/** The article under another title. */
const titled = (title: string) =>
  good
    .replace(/^title: .*/m, `title: "${title}"`)
    .replace(
      /^description: .*/m,
      `description: "${title}: what it says, at a length that cards can show."`,
    );

const statusOf = async (request: APIRequestContext, path: string) =>
  (await request.get(server.url + path)).status();

/** The page as it is answered first, but for a 500 (`halfWritten`). */
async function textOf(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(server.url + path);
  return (answer.status() === 500 ? await request.get(server.url + path) : answer).text();
}

/** Waits until the terminal says something after what it has said so far. */
async function expectSaid(words: RegExp): Promise<void> {
  await expect.poll(() => server.output().slice(heard)).toMatch(words);
  heard = server.output().length;
}
let heard = 0;
