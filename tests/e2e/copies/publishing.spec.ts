import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ports, siteUrl } from '../support/addresses';
import { type Server, serveBuild } from '../support/copy-commands';
import { copyProject, type ProjectCopy, patience } from '../support/project-copy';
import { type StoppedClock, stopClock } from '../support/stopped-clock';
import { announced, draft, ownTag, passing, passingPlaces } from './announcements';
import { askEach } from './instances';

/*
 * Built once, the site shows what has a publish time from that time on, to the first who calls; and nothing is rendered
 * again without such a cause. The servers' clock (`tests/mocks/clock.cjs`) stands still but for the jumps made here.
 */
test.describe.configure({ mode: 'serial', timeout: patience });

const second = 1000;
const hour = 3600 * second;
const week = 7 * 24 * hour;
/** What the build writes for its server. */
const publicPages = '.next/server/app/public-pages.body';
const [first, next] = announced;
let copy: ProjectCopy;
let clock: StoppedClock;
const servers: Server[] = [];
const { ask, expectEverywhere, readTags } = askEach(servers);

test.beforeAll(async () => {
  test.setTimeout(patience);
  copy = copyProject({ built: true, served: true });
  clock = stopClock(copy.folder);
  clock.jumpTo(first.time - week);
  await start();
});

test.afterAll(async () => {
  await stop();
  copy?.dispose();
});

test('holds back what is announced for later until its time has come', async () => {
  for (const moment of [Date.now(), first.time - week, first.time - 1]) {
    clock.jumpTo(moment);
    await expectEverywhere(first, 'hidden');
  }
});

test('shows it everywhere within half a minute, without a build, from each instance', async () => {
  clock.jumpTo(first.time + 30 * second);
  await expectEverywhere(first, 'shown');
});

test('renders nothing again until something else is published', async () => {
  const before = await readTags();
  clock.jumpTo(first.time + 20 * hour);
  expect(await readTags()).toEqual(before);
  clock.jumpTo(next.time);
  expect(await readTags()).not.toEqual(before);
});

test('holds it back again when the clock is set back', async () => {
  clock.jumpTo(first.time - 1);
  await expectEverywhere(first, 'hidden');
  clock.jumpTo(first.time);
  await expectEverywhere(first, 'shown');
});

test('has the list of a tag from its first article on, and the 404 page before', async () => {
  for (const path of [`/blog/tags/${ownTag}`, `/pl/blog/tags/${ownTag}`]) {
    clock.jumpTo(first.time - 1);
    const before = await ask(0, path);
    expect(before.status, path).toBe(404);
    expect(before.headers.get('cache-control'), path).toBe('no-store');
    clock.jumpTo(first.time);
    expect((await ask(0, path)).status, path).toBe(200);
  }
});

test('shows what expires until that moment, and then says on its page alone that it is over', async () => {
  const path = `/career/${passing.slug}`;
  for (const [moment, status] of [
    [passing.time - 1, 404],
    [passing.time, 200],
    [passing.until - 1, 200],
    [passing.until, 410],
    [passing.until + week, 410],
    [passing.until - 1, 200],
  ] as const) {
    clock.jumpTo(moment);
    for (const index of servers.keys()) {
      for (const page of [path, `/pl${path}`])
        expect((await ask(index, page)).status, `${page} at ${moment}`).toBe(status);
      expect((await ask(index, path, { RSC: '1' })).status, `data at ${moment}`).toBe(status);
      expect((await ask(index, `/share${path}.jpg`)).status).toBe(status === 200 ? 200 : 404);
      for (const place of passingPlaces) {
        const text = await (await ask(index, place)).text();
        expect(text.includes(passing.title), `${place} at ${moment}`).toBe(status === 200);
      }
      const sitemap = await (await ask(index, '/sitemap.xml')).text();
      expect(sitemap.includes(`${path}<`), `sitemap at ${moment}`).toBe(status === 200);
    }
  }
});

test('shows it weeks later to the first who ever calls, whatever the build has rendered', async () => {
  await stop();
  copy.delete('.next/server/route-cache');
  clock.jumpTo(next.time + 5 * week);
  await start();
  await expectEverywhere(next, 'shown');
});

test('never shows a draft, however old', async () => {
  await expectEverywhere(draft, 'hidden');
});

test('tells other caches to ask again after a minute, and browsers every time', async () => {
  for (const [index] of servers.entries()) {
    for (const path of ['/', '/pl/blog', `/blog/${first.slug}`, '/feed.xml']) {
      const { headers } = await ask(index, path);
      expect(headers.get('cache-control'), path).toBe('s-maxage=60');
    }
    const tag = (await ask(index, '/blog')).headers.get('etag') ?? '';
    // With no directive of its own, `fetch` would say `no-cache`.
    const again = { 'If-None-Match': tag, 'Cache-Control': 'max-age=0' };
    expect((await ask(index, '/blog', again)).status).toBe(304);
  }
});

test('keeps nothing of addresses that visitors invent, nor of what is public when', async () => {
  const invented = [
    '/blog/invented',
    '/pl/team/invented',
    '/blog/invent%65d',
    '/video/invented.rsc',
    '/blog/tags/invented/page/2',
    '/pl/case-study/kind/invented/page/2',
  ];
  for (const path of [...invented, `/blog/${draft.slug}`, '/public-pages']) {
    const { status, headers } = await ask(0, path);
    expect(status, path).toBe(404);
    expect(headers.get('cache-control'), path).toBe('no-store');
  }
  expect(listKept(/invent/)).toEqual([]);
  expect(listKept(new RegExp(draft.slug))).toEqual([]);
  expect(listKept(new RegExp(first.slug)).length).toBeGreaterThan(0);
});

for (const [damage, list] of [
  ['missing', undefined],
  ['unreadable', '{"/blog/[slug]":'],
] as const) {
  test(`does the same where the list of public pages is ${damage}`, async () => {
    await stop();
    if (list === undefined) copy.delete(publicPages);
    else copy.write(publicPages, list);
    clock.jumpTo(first.time - 1);
    await start();
    await expectEverywhere(first, 'hidden');
    clock.jumpTo(first.time);
    await expectEverywhere(first, 'shown');
    expect((await ask(0, '/blog/invented')).status).toBe(404);
    expect(listKept(/invent/)).toEqual([]);
  });
}

/** Starts two instances of the build. */
async function start(): Promise<void> {
  const { folder } = copy;
  const { preload } = clock;
  const env = { SITE_URL: siteUrl, ...clock.env };
  for (const port of [ports.publishing, ports.publishingToo]) {
    servers.push(await serveBuild({ folder, port, preload, env }));
  }
}

async function stop(): Promise<void> {
  await Promise.all(servers.map((server) => server.interrupt()));
  servers.length = 0;
}

/** Lists the pages in the build's folder whose path matches. */
function listKept(pattern: RegExp): string[] {
  const folder = join(copy.folder, '.next/server');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((path) => path.endsWith('.html') && pattern.test(path));
}
