import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { answers, listProcesses, type Server } from '../support/copy-commands';
import { placeOf } from '../support/place';
import { type ProjectCopy, patience } from '../support/project-copy';
import { expect as expectNow } from '../support/test';
import { words } from '../support/words';
import { halfWritten, openPreview, test } from './preview';

/* What `npm run dev` gives to someone who writes, with the page open beside the editor. */
test.describe.configure({ mode: 'serial', timeout: patience });
test.use({ expectedErrors: halfWritten });

const expect = expectNow.configure({ timeout: 30_000 });
const slug = 'harbour-lights';
const file = `content/blog/${slug}.mdx`;
const newSlug = 'written-just-now';
let copy: ProjectCopy;
let server: Server;
let good: string;

test.beforeAll(({ preview }) => {
  ({ copy, server } = preview);
  good = copy.read(file);
});

test('shows a changed title in the open page without loading it anew', { tag: '@quick' }, async ({
  page,
}) => {
  const title = await open(page);
  copy.write(file, good.replace(title, 'A title of another kind'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A title of another kind');
  copy.write(file, good);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expectStillOpen(page);
});

const mistakes = [
  {
    name: 'a misspelt author',
    isQuick: true,
    text: () => good.replace('author: zofia-lozinska', 'author: zofia-lozinski'),
    words: 'zofia-lozinski',
    says: 'Write zofia-lozinska.',
  },
  { name: 'an empty file', text: () => '', words: '', says: 'Write the document' },
  {
    name: 'a component left open',
    text: () => `${good}\n<Callout kind="note" title="Wait">\nThe rest follows.\n`,
    words: '<Callout kind="note" title="Wait">',
    says: 'Add </Callout> on a line of its own',
  },
];

for (const { name, text, words, says, isQuick } of mistakes) {
  test(`names ${name} and goes on showing the last good version`, {
    tag: isQuick ? '@quick' : [],
  }, async ({ page, request }) => {
    const title = await open(page);
    const articles = await listArticles(request);
    const printed = server.output().length;
    expect(articles).toContain(slug);
    copy.write(file, text());
    const place = `${file}:${placeOf(text(), words)}`;
    const message = page.getByRole('group').filter({ hasText: place });
    await expect(message).toContainText(says);
    await expect.poll(() => server.output().slice(printed)).toContain(place);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect((await request.get(`${server.url}/blog/${slug}`)).status()).toBe(200);
    expect(await listArticles(request)).toEqual(articles);

    copy.write(file, good);
    await expect(message).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expectStillOpen(page);
  });
}

test('gives a new file its page and takes it away with the file', async ({ request }) => {
  const statusOf = async () => (await request.get(`${server.url}/blog/${newSlug}`)).status();
  expect(await statusOf()).toBe(404);
  copy.write(`content/blog/${newSlug}.mdx`, good);
  await expect.poll(statusOf).toBe(200);
  expect(await listArticles(request)).toContain(newSlug);
  copy.delete(`content/blog/${newSlug}.mdx`);
  await expect.poll(statusOf).toBe(404);
  expect(await listArticles(request)).toContain(slug);
});

test.describe('at the address of a new file', () => {
  // In development the page of unknown addresses is put together in the browser, which React remarks on.
  test.use({
    expectedErrors: new RegExp(`${halfWritten.source}|status of 404|^Encountered a script tag`),
  });

  test('says on the page of unknown addresses why it is not there', async ({ page }) => {
    copy.write(`content/blog/${newSlug}.mdx`, good.replace('author:', 'autor:'));
    // The preview may load the page anew as soon as it knows of the file.
    const answer = await page.goto(`${server.url}/blog/${newSlug}`, { waitUntil: 'load' });
    expect(answer?.status()).toBe(404);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(words('en').site.notFound.title);
    await expect(page.getByRole('group').filter({ hasText: `${newSlug}.mdx` })).toBeVisible();
    copy.delete(`content/blog/${newSlug}.mdx`);
  });
});

test('ends with Ctrl-C and leaves nothing running', async () => {
  expect(listProcesses(copy.folder)).not.toEqual([]);
  await server.interrupt();
  await expect.poll(() => listProcesses(copy.folder)).toEqual([]);
  expect(await answers(server.url)).toBe(false);
});

/** Opens the article, waits until saves can reach the page, and marks it: a page loaded anew has no mark. */
async function open(page: Page): Promise<string> {
  const isConnected = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived'));
  await openPreview(page, `${server.url}/blog/${slug}`);
  await isConnected;
  await page.evaluate(() => document.documentElement.setAttribute('data-open', 'since'));
  return (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
}

async function expectStillOpen(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-open', 'since');
}

/** The articles that the list of articles links to. */
async function listArticles(request: APIRequestContext): Promise<string[]> {
  const response = await request.get(`${server.url}/blog`);
  expect(response.status()).toBe(200);
  const text = await response.text();
  return readdirSync(join(copy.folder, 'content/blog'))
    .map((name) => name.replace(/\..*/, ''))
    .filter((name) => text.includes(`href="/blog/${name}"`));
}
