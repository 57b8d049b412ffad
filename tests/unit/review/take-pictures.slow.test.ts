import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import { photographSite, writePictures } from '@/tools/review/take-pictures';

// A browser starts slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const out = mkdtempSync(join(tmpdir(), 'pictures żółw '));
afterAll(() => rmSync(out, { recursive: true }));

type Pages = Record<string, readonly [status: number, words: string]>;

/** Serves pages as a built site does: whole, and ready at once. Returns what was seen of them. */
async function photograph(side: 'before' | 'after', site: Pages, addresses: readonly string[]) {
  const server = createServer(({ url = '' }, answer) => {
    const [status, words] = site[url] ?? [404, 'Unknown'];
    answer.writeHead(status, { 'content-type': 'text/html' });
    answer.end(`<!doctype html><html lang="en" data-ready="true"><title>A</title><p>${words}`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${Object(server.address()).port}`;
  const served = { url, stop: () => Promise.resolve() };
  try {
    return await photographSite(served, addresses, side, new Date('2026-11-25T12:00:00Z'));
  } finally {
    server.close();
  }
}

test('a page is taken at its top: what marks the part that is being read has come back with it', async () => {
  const watching = `<style>main { height: 5500px }</style><main></main><b>A part</b><main></main><script>
    const part = document.querySelector('b');
    const mark = () => {
      const isRead = part.getBoundingClientRect().top < innerHeight * 0.3;
      document.body.style.background = isRead ? 'red' : 'white';
    };
    new IntersectionObserver(mark, { rootMargin: '0px 0px -70%' }).observe(part);</script>`;
  const views = await photograph('after', { '/long': [200, watching] }, ['/long']);
  for (const view of views.values()) {
    const { data } = await sharp(view as Buffer)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
  }
});

test('what became of a page: changed, the same, new, gone, over, broken', async () => {
  const addresses = [
    '/changed',
    '/same',
    '/new',
    '/gone',
    '/over',
    '/broken',
    '/unknown',
    '/unknown-address',
  ];
  const site: Pages = {
    '/changed': [200, 'It costs 12,970'],
    '/same': [200, 'As it was'],
    '/gone': [200, 'An old page'],
    '/over': [200, 'We look for an editor'],
    '/broken': [200, 'Words'],
    '/unknown-address': [404, 'Oh ! no'],
  };
  const before = await photograph('before', site, addresses);
  const after = await photograph(
    'after',
    {
      '/changed': [200, 'It costs 13,970'],
      '/same': [200, 'As it was'],
      '/new': [200, 'A new page'],
      '/over': [410, 'This job is taken'],
      '/broken': [500, ''],
      '/unknown-address': [404, 'There is no such page'],
    },
    addresses,
  );
  const pages = await writePictures(out, addresses, before, after);
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
