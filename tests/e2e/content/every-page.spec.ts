import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { contentUrl } from '../support/addresses';
import { readMeta } from '../support/meta';
import { listPaths } from '../support/sitemap';
import { findFaults, readGraph } from '../support/structured-data';

/* What holds for every page there is; each is asked for once. */
test.describe.configure({ mode: 'default', timeout: 180_000 });

/** What a page refers to on this site, as paths, and the places inside it that a link may lead to. */
type Read = { html: string; policy: string; links: string[]; files: string[]; ids: Set<string> };

const lanes = 6;
let listed: string[];
let pages: Map<string, Read>;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  listed = await listPaths();
  pages = await readPages(['/', '/pl', ...listed]);
});

test('no page links to nothing: every address, place, picture and file exists', async () => {
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
    const { status } = await fetch(contentUrl + file, { method: 'HEAD' });
    if (status !== 200) broken.push(`${path} shows ${file}`);
  });
  expect(listed.filter((path) => !pages.has(path))).toEqual([]);
  expect(files.size).toBeGreaterThan(0);
  expect(broken).toEqual([]);
});

test('every page describes itself once, completely and with full addresses', () => {
  for (const path of listed) {
    const graph = readGraph(pages.get(path)?.html ?? '');
    expect.soft(graph, path).not.toEqual([]);
    expect.soft(findFaults(graph, contentUrl), path).toEqual([]);
  }
});

test('every page runs its own inline scripts and no others', () => {
  for (const [path, { html, policy }] of pages) {
    const scripts = [...html.matchAll(/<script(?: id="[^"]*")?>([\s\S]*?)<\/script>/g)];
    const hashes = scripts.map(
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
    const [, sources = ''] = /(?:^|; )script-src ([^;]*)/.exec(policy) ?? [];
    expect.soft(new Set(sources.split(' ')), path).toEqual(new Set(["'self'", ...hashes]));
    expect.soft(/style-src-elem ([^;]*)/.exec(policy)?.[1], path).not.toContain('unsafe');
    // Two policies would come as one header with a comma.
    expect.soft(policy, path).not.toContain(',');
  }
});

test('every page is previewed with a picture of its own, drawn to size and light', async () => {
  const seen = new Map<string, string>();
  await forEach(listed, async (path) => {
    const meta = readMeta(pages.get(path)?.html ?? '');
    const address = meta.get('og:image') ?? '';
    expect(address, path).toMatch(new RegExp(`^${contentUrl}/(pl/)?share/.+\\.jpg$`));
    expect(meta.get('twitter:image'), path).toBe(address);
    expect(meta.get('twitter:card'), path).toBe('summary_large_image');
    expect(meta.get('og:image:alt'), path).not.toHaveLength(0);
    const response = await fetch(address);
    expect(response.status, path).toBe(200);
    expect(response.headers.get('content-type'), path).toBe('image/jpeg');
    const picture = Buffer.from(await response.arrayBuffer());
    const { format, width, height } = await sharp(picture).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    expect(picture.length, path).toBeLessThan(150_000);
    const look = picture.toString('base64');
    // What is not translated looks the same in both languages, and so do all pages of a list.
    const page = path.replace(/^\/pl(?=\/|$)/, '').replace(/\/page\/\d+$/, '') || '/';
    expect(seen.get(look) ?? page, `${path} looks like another page`).toBe(page);
    seen.set(look, page);
  });
});

/** Reads these pages and every page that can be reached from them; a page that does not answer 200 is left out. */
async function readPages(from: string[]): Promise<Map<string, Read>> {
  const found = new Map<string, Read>();
  const seen = new Set<string>();
  let next = from;
  while (next.length > 0) {
    const fresh = [...new Set(next)].filter((path) => !seen.has(path));
    for (const path of fresh) seen.add(path);
    await forEach(fresh, async (path) => {
      const answer = await fetch(contentUrl + path, { redirect: 'manual' });
      const policy = answer.headers.get('content-security-policy') ?? '';
      if (answer.status === 200) found.set(path, { ...read(await answer.text(), path), policy });
    });
    next = fresh.flatMap(
      (path) => found.get(path)?.links.map((link) => link.split('#')[0] ?? '') ?? [],
    );
  }
  return found;
}

function read(html: string, path: string): Omit<Read, 'policy'> {
  const markup = html.replace(/<script[\s\S]*?<\/script>/g, '');
  const own = (value: string) => ownPath(value.replaceAll('&amp;', '&'), path);
  const values = (pattern: RegExp) =>
    [...markup.matchAll(pattern)].flatMap(([, value]) => own(value ?? '') ?? []);
  const shown = values(
    /<(?:img|source|video|track|link|meta)[^>]*? (?:src|href|poster|content)="([^"]+)"/g,
  );
  return {
    html,
    links: values(/<a [^>]*?href="([^"]+)"/g).filter((link) => !isFile(link)),
    files: [...shown, ...values(/<a [^>]*?href="([^"]+)"/g)].filter(isFile),
    ids: new Set([...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '')),
  };
}

/** Returns the path of an address on this site, with its place; undefined for other sites, mails and the like. */
function ownPath(value: string, base: string): string | undefined {
  if (!/^(?:https?:|\/|#|\?)/.test(value)) return undefined;
  const { origin, pathname, search, hash } = new URL(value, new URL(base, contentUrl));
  return origin === contentUrl ? `${pathname}${search}${hash}` : undefined;
}

const isFile = (path: string) =>
  /\.[a-z0-9]{2,11}(?:$|[?#])/.test(path) || path.startsWith('/_next/');

async function forEach<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = [...items];
  const lane = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
