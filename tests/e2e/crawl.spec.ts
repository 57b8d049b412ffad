import { type APIRequestContext, expect, test } from '@playwright/test';
import { siteUrl } from './support/addresses';
import { listPaths } from './support/sitemap';

/** What a page refers to on this site, as paths, and the places inside it that a link may lead to. */
type Read = { links: string[]; files: string[]; ids: Set<string> };

const lanes = 6;

test('no page links to nothing: every address, place, picture and file exists', async ({
  request,
}) => {
  test.setTimeout(180_000);
  const pages = await readPages(request);
  const broken: string[] = [];
  const files = new Map<string, string>();
  for (const [path, { links, files: shown }] of pages) {
    for (const link of links) {
      const [target = '', place] = link.split('#');
      const page = pages.get(target);
      if (!page) broken.push(`${path} links to ${target}`);
      else if (place && !page.ids.has(decodeURIComponent(place))) broken.push(`${path} -> ${link}`);
    }
    for (const file of shown) files.set(file, path);
  }
  await forEach([...files], async ([file, path]) => {
    if ((await request.head(file)).status() !== 200) broken.push(`${path} shows ${file}`);
  });
  expect(pages.size).toBeGreaterThan(100);
  expect(files.size).toBeGreaterThan(100);
  expect(broken).toEqual([]);
});

/** Reads the pages of the sitemap and every page that can be reached from them; a page that does not answer 200 is left out. */
async function readPages(request: APIRequestContext): Promise<Map<string, Read>> {
  const pages = new Map<string, Read>();
  const seen = new Set<string>();
  let next = ['/', '/pl', ...(await listPaths(request))];
  while (next.length > 0) {
    const fresh = [...new Set(next)].filter((path) => !seen.has(path));
    for (const path of fresh) seen.add(path);
    await forEach(fresh, async (path) => {
      const answer = await request.get(path);
      if (answer.status() === 200) pages.set(path, read(await answer.text(), path));
    });
    next = fresh.flatMap(
      (path) => pages.get(path)?.links.map((link) => link.split('#')[0] ?? '') ?? [],
    );
  }
  return pages;
}

function read(html: string, path: string): Read {
  const markup = html.replace(/<script[\s\S]*?<\/script>/g, '');
  const own = (value: string) => ownPath(value.replaceAll('&amp;', '&'), path);
  const values = (pattern: RegExp) =>
    [...markup.matchAll(pattern)].flatMap(([, value]) => own(value ?? '') ?? []);
  const shown = values(
    /<(?:img|source|video|track|link|meta)[^>]*? (?:src|href|poster|content)="([^"]+)"/g,
  );
  return {
    links: values(/<a [^>]*?href="([^"]+)"/g).filter((link) => !isFile(link)),
    files: [...shown, ...values(/<a [^>]*?href="([^"]+)"/g)].filter(isFile).map(original),
    ids: new Set([...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '')),
  };
}

/** Returns the path of an address on this site, with its place; undefined for other sites, mails and the like. */
function ownPath(value: string, base: string): string | undefined {
  if (!/^(?:https?:|\/|#|\?)/.test(value)) return undefined;
  const { origin, pathname, search, hash } = new URL(value, new URL(base, siteUrl));
  return origin === siteUrl ? `${pathname}${search}${hash}` : undefined;
}

const isFile = (path: string) =>
  /\.[a-z0-9]{2,11}(?:$|[?#])/.test(path) || path.startsWith('/_next/');

/** An optimized picture stands for its original: the optimizer would need minutes for all of them. */
function original(path: string): string {
  return new URL(path, siteUrl).searchParams.get('url') ?? path;
}

async function forEach<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = [...items];
  const lane = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
