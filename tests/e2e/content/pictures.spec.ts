import { readFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { contentUrl, ports } from '../support/addresses';
import { listPaths } from '../support/sitemap';
import { expect, test } from '../support/test';

const forEver = 'public, max-age=31536000, immutable';
const address = /\/pictures\/([0-9a-f]{16})\/(\d+)\.avif/g;

/** One page of each kind, as far as there are any: a case study has a slider, a profile a portrait and small covers. */
async function listSamples(): Promise<string[]> {
  const paths = await listPaths();
  const kinds = [/^\/case-study\/[^/]+$/, /^\/team\/[^/]+$/, /^\/schedule$/];
  return kinds.flatMap((kind) => paths.find((path) => kind.test(path)) ?? []);
}

async function listAddresses(page: string): Promise<string[]> {
  const html = await (await fetch(contentUrl + page)).text();
  return [...new Set(html.match(address) ?? [])];
}

/** Asks for an address as it is written: `fetch` would tidy it. */
function ask(path: string, method = 'GET'): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asking = request({ host: 'localhost', port: ports.content, path, method }, (answer) => {
      answer.resume().on('end', () => resolve(answer));
    });
    asking.on('error', reject).end();
  });
}

/**
 * Returns one picture in all its widths, the one with most of them, and each other in its smallest and its largest,
 * which is the hardest to make. Widths in between differ by a number alone.
 */
function pickVariants(named: Iterable<string>): string[] {
  const byPicture = new Map<string, string[]>();
  for (const [path, hash = ''] of [...named].flatMap((one) => [...one.matchAll(address)]))
    byPicture.set(hash, [...(byPicture.get(hash) ?? []), path]);
  const [most = [], ...others] = [...byPicture.values()]
    .map((paths) => paths.toSorted((a, b) => widthOf(a) - widthOf(b)))
    .toSorted((a, b) => b.length - a.length);
  return [
    ...most,
    ...others.flatMap((paths) => [...paths.slice(0, 1), ...paths.slice(1).slice(-1)]),
  ];
}

const widthOf = (path: string) => Number(/(\d+)\.avif$/.exec(path)?.[1]);

test('every width that pages name is there, comes as AVIF and may be kept for ever', async () => {
  test.setTimeout(300_000);
  const named = new Set((await Promise.all((await listSamples()).map(listAddresses))).flat());
  expect(named.size).toBeGreaterThan(0);
  for (const path of named) {
    const { statusCode, headers } = await ask(path, 'HEAD');
    expect(statusCode, path).toBe(200);
    expect(headers['content-type'], path).toMatch(/^image\//);
  }
  for (const path of pickVariants(named)) {
    // Nobody may have seen it yet: then the original comes, until it is made.
    await expect
      .poll(async () => (await ask(path)).headers['cache-control'], {
        message: path,
        timeout: 60_000,
        intervals: [100],
      })
      .toBe(forEver);
    const { statusCode, headers } = await ask(path);
    expect({ statusCode, type: headers['content-type'] }).toEqual({
      statusCode: 200,
      type: 'image/avif',
    });
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers.etag).toBeUndefined();
  }
});

test('Next’s optimizer answers nothing, whatever it is asked', async () => {
  const cover = encodeURIComponent('/images/people/portrait.webp');
  const asked = [
    ...['', '%23x', '%3F', '%3Fx', '%23'].flatMap((end) => [
      `/_next/image?url=${cover}${end}&w=640&q=75`,
      `/_next/image?url=${cover}${end}&w=1920&q=60`,
    ]),
    '/_next/image',
    '/_next/image/x',
    '/_next/./image?url=%2Fimages%2Fx.webp&w=640&q=75',
    '/%5Fnext/image?url=%2Fimages%2Fx.webp&w=640&q=75',
    '/pl/_next/image?url=%2Fimages%2Fx.webp&w=640&q=75',
  ];
  for (const path of asked) {
    const { statusCode, headers } = await ask(path);
    expect(statusCode, path).toBe(404);
    expect(headers['cache-control'], path).toContain('no-store');
  }
});

test('whatever is not on the list is not there, and says so as the site does', async () => {
  const [page = ''] = await listSamples();
  const [known = ''] = await listAddresses(page);
  const [, hash, width] = [...known.matchAll(address)][0] ?? [];
  const forged = [
    `${known}?v=2`,
    `${known}?${known}`,
    `${known}%23x`,
    `${known}%3Fx`,
    `${known}/x`,
    `/pictures/${hash}/0${width}.avif`,
    `/pictures/${hash}/99999.avif`,
    `/pictures/${hash}/${width}.webp`,
    `/pictures/${hash}/${width}`,
    `/pictures/${hash}`,
    `/pictures/0000000000000000/${width}.avif`,
    `/pictures/x%2F..%2F${hash}/${width}.avif`,
    `/Pictures/${hash}/${width}.avif`,
    `/pl${known}`,
  ];
  for (const path of forged) {
    const { statusCode, headers } = await ask(path);
    expect(statusCode, path).toBe(404);
    expect(headers['cache-control'], path).toBe('no-store');
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options'], path).toBe('nosniff');
  }
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
    expect((await ask(known, method)).statusCode, method).toBe(405);
  }
  expect((await ask(known, 'HEAD')).statusCode).toBe(200);
});

test('pages show them: sharp enough, nothing missing, and the cover travels as one box', async ({
  page,
}) => {
  const [path = ''] = await listSamples();
  await page.goto(path);
  const cover = page.getByRole('main').locator('picture img').first();
  await expect(cover).toBeVisible();
  await expect
    .poll(() => cover.evaluate((img: HTMLImageElement) => img.complete && img.currentSrc))
    .toMatch(/\/pictures\/\w+\/\d+\.avif$/);
  const { shown, drawn } = await cover.evaluate((img: HTMLImageElement) => ({
    shown: Math.min(img.clientWidth, Number(img.getAttribute('width'))),
    drawn: Number(/(\d+)\.avif$/.exec(img.currentSrc)?.[1]),
  }));
  expect(drawn).toBeGreaterThanOrEqual(shown);
  // React gives the name of a shared transition to the outermost element, which must be the one with a box.
  const html = await (await fetch(contentUrl + path)).text();
  expect(html).toMatch(/<img [^>]*vt-name="case-study-/);
});

test('a host that runs the route by itself gets originals and encoder, and not the whole project', () => {
  const trace = '.next/server/app/pictures/[hash]/[file]/route.js.nft.json';
  const files: string[] = JSON.parse(readFileSync(trace, 'utf8')).files;
  const has = (part: string) => files.some((file) => file.includes(part));
  for (const needed of [
    'public/images/',
    'src/features/pictures/encoder.mjs',
    'node_modules/sharp/',
    '@img/sharp-',
  ])
    expect(has(needed), needed).toBe(true);
  for (const stray of ['/tests/', '/art/', '/src/app/', '.next/cache/'])
    expect(has(stray), stray).toBe(false);
});
