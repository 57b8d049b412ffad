import { readFileSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { listVariants } from '@/collections/images';
import { pictureStore } from '@/features/pictures/workshop';
import { type Variant, variantAddress } from '@/rules/picture-variants';
import { quantile } from './quantile';
import { type Site, serveOwnSite } from './servers';
import { readMegabytes } from './watched-run';

const seconds = 20;
const hostileLanes = 20;
const honestPages = ['/', '/robots.txt'];

type View = { ms: number; isVariant: boolean };

/**
 * Measures the cost of pictures with an empty store, alone and during an attack on the encoder: how long an honest
 * client waits for pages and for pictures no one has seen yet; the server's processor time and memory.
 */
export async function benchPictures(): Promise<void> {
  const rows = [];
  for (const hostile of [0, hostileLanes]) {
    rmSync(pictureStore, { recursive: true, force: true });
    const site = await serveOwnSite();
    rows.push({ 'hostile requests at a time': hostile, ...(await measure(site, hostile)) });
    site.stop();
    await sleep(1000);
  }
  console.table(rows);
}

async function measure(site: Site, hostile: number) {
  const [seen, attacked] = split(listVariants());
  const until = performance.now() + seconds * 1000;
  const cpuBefore = readCpuSeconds(site.pid);
  const attacks = Array.from({ length: hostile }, () => attack(site, attacked, until));
  const [views, ...waits] = await Promise.all([
    viewPictures(site, seen, until),
    ...honestPages.map((page) => visit(site, page, until)),
  ]);
  const sent = await Promise.all(attacks);
  return {
    'hostile requests': sent.reduce((sum, count) => sum + count, 0),
    ...Object.assign({}, ...waits),
    ...describeViews(views),
    'CPU s': (readCpuSeconds(site.pid) - cpuBefore).toFixed(1),
    'most MB': readMegabytes(site.pid, 'VmHWM'),
  };
}

/** An honest client: requests the same page again and again, twenty times a second. */
async function visit(site: Site, page: string, until: number) {
  const times: number[] = [];
  while (performance.now() < until) {
    times.push((await time(site.url + page)).ms);
    await sleep(50);
  }
  return { [`${page} p50`]: quantile(times, 0.5), [`${page} p99`]: quantile(times, 0.99) };
}

/** Requests pictures for the first time, one after the other. */
async function viewPictures(site: Site, variants: Variant[], until: number): Promise<View[]> {
  const views: View[] = [];
  for (const variant of variants) {
    if (performance.now() > until) break;
    const { ms, answer } = await time(site.url + variantAddress(variant));
    views.push({ ms, isVariant: answer.headers.get('content-type') === 'image/avif' });
    await sleep(100);
  }
  return views;
}

/**
 * An attacker: requests new pictures the way Next's optimizer took them, widths no page names, and random existing
 * variants.
 */
async function attack(site: Site, variants: Variant[], until: number): Promise<number> {
  let count = 0;
  for (; performance.now() < until; count += 1) {
    const variant = pick(variants);
    const optimizer = `/_next/image?w=1920&q=75&url=${encodeURIComponent(`${variant.src}#${count}`)}`;
    const forged = variantAddress({ ...variant, width: Math.ceil(Math.random() * 2000) });
    await time(site.url + pick([optimizer, forged, variantAddress(variant)]));
  }
  return count;
}

async function time(address: string): Promise<{ ms: number; answer: Response }> {
  const start = performance.now();
  const answer = await fetch(address, { headers: { Accept: 'image/avif,*/*' } });
  await answer.arrayBuffer();
  return { ms: performance.now() - start, answer };
}

/** Reserves one variant in eleven, of all widths, for the honest client, so that its views are first views. */
function split(variants: Variant[]): [Variant[], Variant[]] {
  const isHonest = (_: Variant, index: number) => index % 11 === 0;
  return [variants.filter(isHonest), variants.filter((one, index) => !isHonest(one, index))];
}

function describeViews(views: View[]) {
  const times = views.map(({ ms }) => ms);
  return {
    'first views': views.length,
    'view p50': quantile(times, 0.5),
    'view p99': quantile(times, 0.99),
    'sent as original': views.filter(({ isVariant }) => !isVariant).length,
  };
}

function pick<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new RangeError('nothing to pick from');
  return item;
}

/** Returns a process's processor time in seconds. Linux only: fields 14 and 15 of proc(5), in ticks of 10 ms. */
function readCpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
