import { gzipSync } from 'node:zlib';
import { defaultPages, serveBlankSite, serveOwnSite } from './servers';

/** Prints each page's first-load JavaScript (gzip), compared with a blank page, and the size of its HTML. */
export async function benchJavaScript(args: string[]): Promise<void> {
  const [blank, site] = await Promise.all([serveBlankSite(), serveOwnSite()]);
  const floor = await weigh(blank.url, '/');
  const rows = [{ page: '(blank page)', ...describe(floor, floor) }];
  for (const page of args.length > 0 ? args : defaultPages) {
    rows.push({ page, ...describe(await weigh(site.url, page), floor) });
  }
  console.table(rows);
  blank.stop();
  site.stop();
}

type Weight = { scripts: number; html: number };

async function weigh(base: string, path: string): Promise<Weight> {
  const html = await read(base + path);
  // In the document, or in the list of the script that asks for them after the first paint.
  const head = html
    .slice(0, html.indexOf('</head>'))
    .replaceAll(/<script[^>]*nomodule[^>]*>/gi, '');
  const sources = new Set(
    [...head.matchAll(/"(\/_next\/static\/[^"]+\.js)"/g)].map(([, src = '']) => src),
  );
  let scripts = 0;
  for (const source of sources) {
    scripts += gzipSync(await read(new URL(source, base).href)).length;
  }
  return { scripts, html: gzipSync(html).length };
}

async function read(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}; run npm run build first`);
  return answer.text();
}

function describe({ scripts, html }: Weight, floor: Weight) {
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  return {
    'JavaScript KB': kilobytes(scripts),
    'over floor KB': kilobytes(scripts - floor.scripts),
    'HTML KB': kilobytes(html),
  };
}
