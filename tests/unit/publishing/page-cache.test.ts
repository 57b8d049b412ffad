import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import type { CachedRouteKind, IncrementalCacheKind } from 'next/dist/server/response-cache/types';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { editionTag, goneTag } from '@/publishing/edition.mjs';
import { logError } from '@/publishing/operations.mjs';
import PageCache from '@/publishing/page-cache.mjs';
import { shareCurrentRequest } from '@/server/current-request';
import { shareMeter } from '@/server/metrics';

const published = Date.parse('2026-07-01T09:00:00Z');
const before = editionTag({ from: Date.parse('2026-01-01T00:00:00Z'), until: published });
const folder = mkdtempSync(join(tmpdir(), 'page-cache-'));
const key = '/blog/one';
const html = join(folder, 'app/blog/one.html');
const question = { kind: 'APP_PAGE' as IncrementalCacheKind.APP_PAGE, isFallback: false } as const;

/** Without memory, so that what comes back has been written and read. */
const cache = () =>
  new PageCache({
    fs: nodeFs,
    flushToDisk: true,
    serverDistDir: folder,
    revalidatedTags: [],
    maxMemoryCacheSize: 0,
    _requestHeaders: {},
  });

function render(edition: string, { status = 200, text = '<p>One</p>' } = {}) {
  const page = {
    kind: 'APP_PAGE' as CachedRouteKind.APP_PAGE,
    html: text,
    rscData: Buffer.from(text),
    headers: { 'x-next-cache-tags': `_N_T_/layout,${edition}` },
    status,
    postponed: undefined,
    segmentData: new Map([['/_tree', Buffer.from(text)]]),
  } as const;
  const cacheControl = { revalidate: 1000, expire: undefined };
  const context = { ...question, isRoutePPREnabled: false, cacheControl };
  return { page, context, keep: () => cache().set(key, page, context) };
}

const ask = async () => (await cache().get(key, question))?.value;

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'app'), { recursive: true });
  vi.useFakeTimers({ toFake: ['Date'], now: published - 1 });
});
afterAll(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

it('serves a page until something is published, and again when the clock is set back', async () => {
  await render(before).keep();
  expect(await ask()).toMatchObject({ html: '<p>One</p>' });
  vi.setSystemTime(published);
  expect(await ask()).toBeUndefined();
  vi.setSystemTime(published - 1);
  expect(await ask()).toBeDefined();
});

it('has a page that says that its document has expired answered as gone, with its data, and keeps it', async () => {
  const { page, keep } = render(`${before},${goneTag}`);
  await keep();
  // In place, for whom it was rendered.
  expect(page.status).toBe(410);
  expect(await ask()).toMatchObject({ html: '<p>One</p>', status: 410 });
  expect(await ask()).toMatchObject({ segmentData: undefined });
  await render(before).keep();
  expect(await ask()).toMatchObject({ status: 200 });
});

it('serves no page of another moment than the one that is set, nor of the present', async () => {
  const moment = published - 5000;
  const edition = { from: Date.parse('2026-01-01T00:00:00Z'), until: published };
  await render(editionTag({ ...edition, moment })).keep();
  expect(await ask()).toBeUndefined();
  vi.stubEnv('SITE_NOW', new Date(moment).toISOString());
  expect(await ask()).toBeDefined();
  vi.stubEnv('SITE_NOW', new Date(moment + 1000).toISOString());
  expect(await ask()).toBeUndefined();
  vi.unstubAllEnvs();
  await render(before).keep();
  expect(await ask()).toBeDefined();
  vi.stubEnv('SITE_NOW', new Date(moment).toISOString());
  expect(await ask()).toBeUndefined();
  vi.unstubAllEnvs();
});

it('goes by what a page says of itself, not by when its files were written', async () => {
  await render(before).keep();
  utimesSync(html, 0, 0);
  // Next judges by this age, too.
  expect(await cache().get(key, question)).toMatchObject({ lastModified: Date.now() });
  vi.setSystemTime(published + 1000);
  utimesSync(html, 9e8, 9e8);
  expect(await ask()).toBeUndefined();
});

it('tells other caches to ask again after a minute, at the first visit, too', async () => {
  const { keep, context } = render(before);
  await keep();
  const minute = { revalidate: 60, expire: 60 };
  expect(context.cacheControl).toEqual(minute);
  expect((await cache().get(key, question))?.cacheControl).toEqual(minute);
});

it('keeps no page that is not there, nor lets Next remember how long it would hold', async () => {
  const remembered: Map<string, unknown> = createRequire(import.meta.url)(
    'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js',
  ).SharedCacheControls.cacheControls;
  remembered.set(key, {});
  await render(before, { status: 404 }).keep();
  expect(remembered.has(key)).toBe(false);
  expect(readdirSync(join(folder, 'app'))).toEqual([]);
});

it('serves no page whose files are half of one version, half of another', async () => {
  await render(before).keep();
  writeFileSync(html, '<p>On');
  expect(await ask()).toBeUndefined();
});

it('says so once, and goes on, where nothing can be written', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'no folder');
  await render(before).keep();
  await render(before).keep();
  expect(report).toHaveBeenCalledOnce();
  const said = JSON.parse(String(report.mock.lastCall?.[0]));
  expect(said).toMatchObject({ level: 'error', event: 'page.unkept', cause: 'ENOTDIR' });
  expect(await ask()).toBeUndefined();
  rmSync(folder);
});

it('says for which request a page could not be written, and that there is a line', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  const count = vi.fn();
  const current = { id: 'request-1', isAnswered: false };
  shareMeter({ count, measure: vi.fn(), time: vi.fn() });
  shareCurrentRequest({ getStore: () => current });
  logError('page.unkept', { cause: 'ENOSPC' });
  current.isAnswered = true;
  logError('page.unkept', { cause: 'ENOSPC' });
  shareCurrentRequest({ getStore: () => undefined });
  shareMeter({ count: vi.fn(), measure: vi.fn(), time: vi.fn() });
  const ids = report.mock.calls.map(([line]) => JSON.parse(String(line)).request);
  expect(ids).toEqual(['request-1', undefined]);
  expect(count).toHaveBeenCalledWith('log_lines_total', { level: 'error' });
});

it('counts what was rendered, kept and out of date', async () => {
  const count = vi.fn();
  shareMeter({ count, measure: vi.fn(), time: vi.fn() });
  await ask();
  await render(before).keep();
  await ask();
  vi.setSystemTime(published);
  await ask();
  await render(before, { status: 404 }).keep();
  shareMeter({ count: vi.fn(), measure: vi.fn(), time: vi.fn() });
  expect(count.mock.calls.map(([, labels]) => labels.result)).toEqual([
    'rendered',
    'hit',
    'stale',
    'rendered',
  ]);
});
