import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { photographSite, writePictures } from '@/tools/review/take-pictures';

// A browser starts slowly on a busy machine, once for each side.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const out = mkdtempSync(join(tmpdir(), 'pictures żółw '));
afterAll(() => rmSync(out, { recursive: true }));

type Pages = Record<string, readonly [status: number, words: string]>;

/** Serves pages as a built site does: whole, and ready at once. Returns what was seen of them. */
async function photograph(side: 'before' | 'after', site: Pages) {
  const server = createServer(({ url = '' }, answer) => {
    const [status, words] = site[url] ?? [500, 'Nobody asked for this'];
    answer.writeHead(status, { 'content-type': 'text/html' });
    answer.end(`<!doctype html><html lang="en" data-ready="true"><title>A</title><p>${words}`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${Object(server.address()).port}`;
  const served = { url, stop: () => Promise.resolve() };
  try {
    const addresses = Object.keys(site);
    return await photographSite(served, addresses, side, new Date('2026-11-25T12:00:00Z'));
  } finally {
    server.close();
  }
}

type Views = Awaited<ReturnType<typeof photograph>>;
let seen: Record<'before' | 'after', Views>;

const watching = `<style>main { height: 5500px }</style><main></main><b>A part</b><main></main><script>
  const part = document.querySelector('b');
  const mark = () => {
    const isRead = part.getBoundingClientRect().top < innerHeight * 0.3;
    document.body.style.background = isRead ? 'red' : 'white';
  };
  new IntersectionObserver(mark, { rootMargin: '0px 0px -70%' }).observe(part);</script>`;

beforeAll(async () => {
  seen = {
    before: await photograph('before', {
      '/changed': [200, 'It costs 12,970'],
      '/same': [200, 'As it was'],
      '/unknown': [404, 'Unknown'],
    }),
    after: await photograph('after', {
      '/changed': [200, 'It costs 13,970'],
      '/same': [200, 'As it was'],
      '/over': [410, 'This job is taken'],
      '/broken': [500, ''],
      '/unknown': [404, 'Unknown'],
      '/unknown-address': [404, 'There is no such page'],
      '/long': [200, watching],
    }),
  };
});

/** What was seen of one page at all widths, as of the page at another address. */
function viewsOf(views: Views, address: string, shownAs = address): Views {
  const own = [...views].filter(([key]) => key.endsWith(` ${address}`));
  return new Map(own.map(([key, view]) => [key.replace(address, shownAs), view]));
}

test('a page is taken at its top: what marks the part that is being read has come back with it', async () => {
  const views = [...viewsOf(seen.after, '/long').values()];
  expect(views).toHaveLength(2);
  for (const view of views) {
    const { data } = await sharp(view as Buffer)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
  }
});

test('what became of a page: changed, the same, new, gone, over, broken', async () => {
  // Each address, where its page was photographed before, and where after.
  const places = [
    ['/changed', '/changed', '/changed'],
    ['/same', '/same', '/same'],
    ['/new', '/unknown', '/same'],
    ['/gone', '/same', '/unknown'],
    ['/over', '/changed', '/over'],
    ['/broken', '/same', '/broken'],
    ['/unknown', '/unknown', '/unknown'],
    ['/unknown-address', '/changed', '/unknown-address'],
  ] as const;
  const addresses = places.map(([address]) => address);
  const before = places.flatMap(([address, old]) => [...viewsOf(seen.before, old, address)]);
  const after = places.flatMap(([address, , fresh]) => [...viewsOf(seen.after, fresh, address)]);
  const pages = await writePictures(out, addresses, new Map(before), new Map(after));
  const states = pages.map(({ address, widths }) => [
    address,
    ...new Set(widths.map(({ state }) => state)),
  ]);
  expect(states).toEqual([
    ['/changed', 'changed'],
    ['/same', 'same'],
    ['/new', 'new'],
    ['/gone', 'gone'],
    // The page that says so is what visitors see from now on.
    ['/over', 'changed'],
    ['/broken', 'failed'],
    ['/unknown', 'unknown'],
    ['/unknown-address', 'changed'],
  ]);
  expect(pages[5]?.widths[0]?.why).toBe('after: the page answers 500');
  const folder = join(out, pages[0]?.widths[0]?.folder ?? '');
  for (const name of ['before', 'after', 'marked'])
    expect(existsSync(join(folder, `${name}.png`))).toBe(true);
  expect(existsSync(join(out, '02-same'))).toBe(false);
});
