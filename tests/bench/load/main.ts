import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type Stack, startStack } from '../../../src/tools/stack/stack';
import { type ResendStandIn, startResendStandIn } from '../../mocks/resend-stand-in';
import { quantile } from '../quantile';
import { type Attack, attacks } from './attacks';
import { addressOf, ask, keepRate, type Result, visit } from './visitors';

/** Where the stack keeps its data. */
const folder = '.stack-bench';

/**
 * The whole stack (`npm run stack`) under visitors: `--pages` a second over HTTP/2 and TLS and `--posts` messages a
 * second, each from an address of its own, for `--minutes`, after each page was asked for once; then an honest visitor beside each attack. The load
 * generator runs on the same machine and takes part of its processors.
 */
export async function benchLoad(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      pages: { type: 'string', default: '200' },
      posts: { type: 'string', default: '20' },
      minutes: { type: 'string', default: '5' },
      attacks: { type: 'boolean', default: true },
    },
    allowNegative: true,
  });
  const resend = await startResendStandIn();
  // Earlier runs have used up what visitors may send in a day.
  await rm(folder, { recursive: true, force: true });
  const stack = await startStack({
    data: folder,
    portsFrom: 4700,
    env: { ...resend.env, MAIL_TO: 'team@agency.test', SITE_URL: 'http://localhost:4700' },
    log: () => undefined,
  });
  try {
    const paths = await listPages(stack);
    const seconds = Number(values.minutes) * 60;
    // A process that has just started is slow for some seconds; what that does to visitors is not measured here.
    await loadPages(stack, paths, { perSecond: 20, seconds: Math.ceil(paths.length / 20) });
    const watch = watchMemory(stack);
    const [pages, posts] = await Promise.all([
      loadPages(stack, paths, { perSecond: Number(values.pages), seconds }),
      loadPosts(stack, { perSecond: Number(values.posts), seconds }),
    ]);
    console.table({ pages: summarize(pages), posts: summarize(posts) });
    console.table(watch.end());
    await reportLeads(resend, posts);
    if (values.attacks) await benchAttacks(stack, paths);
  } finally {
    await stack.stop();
    await resend.close();
  }
}

async function listPages({ ports }: Stack): Promise<string[]> {
  const sitemap = await (await fetch(`http://127.0.0.1:${ports.first}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

type Rate = { perSecond: number; seconds: number };

/** Pages in turn, by fifty visitors who stay connected. */
async function loadPages({ url }: Stack, paths: string[], rate: Rate): Promise<Result[]> {
  const sessions = Array.from({ length: 50 }, (_, index) => visit(url, addressOf(index)));
  const results = await keepRate(rate, (index, due) => {
    const session = sessions[index % sessions.length] as (typeof sessions)[number];
    return ask(session, { method: 'GET', path: paths[index % paths.length] ?? '/' }, due);
  });
  for (const session of sessions) session.close();
  return results;
}

/** Messages, each by someone who has just come. */
function loadPosts({ url }: Stack, rate: Rate): Promise<Result[]> {
  return keepRate(rate, async (index, due) => {
    const session = visit(url, addressOf(100_000 + index));
    const body = { email: `visitor${index}@example.com`, message: `Message ${index} of the load.` };
    const result = await ask(
      session,
      {
        method: 'POST',
        path: '/api/message',
        headers: {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          'idempotency-key': crypto.randomUUID(),
        },
        body: JSON.stringify(body),
      },
      due,
    );
    session.close();
    return result;
  });
}

function summarize(results: Result[]) {
  const times = results.map(({ ms }) => ms);
  const statuses: Record<string, number> = {};
  for (const { status } of results) statuses[status] = (statuses[status] ?? 0) + 1;
  return {
    requests: results.length,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    most: quantile(times, 1),
    statuses: JSON.stringify(statuses),
  };
}

/** Notes the memory of both processes of the site (megabytes) every five seconds. */
function watchMemory(stack: Stack) {
  const samples: Record<'first' | 'second', number[]> = { first: [], second: [] };
  const note = () => {
    for (const name of ['first', 'second'] as const) {
      const status = readFileSync(`/proc/${stack.pid(name)}/status`, 'utf8');
      samples[name].push(Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024));
    }
  };
  note();
  const timer = setInterval(note, 5000);
  return {
    end() {
      clearInterval(timer);
      note();
      return Object.fromEntries(
        Object.entries(samples).map(([name, values]) => [
          name,
          {
            'MB at start': values[0],
            'after a fifth': values[Math.floor(values.length / 5)],
            'after half': values[Math.floor(values.length / 2)],
            'at the end': values.at(-1),
          },
        ]),
      );
    },
  };
}

/** Compares what visitors were thanked for with what was mailed. */
async function reportLeads(resend: ResendStandIn, posts: Result[]): Promise<void> {
  const accepted = posts.flatMap(({ status }, index) => (status === 200 ? [index] : []));
  const text = resend
    .mails()
    .map((mail) => mail.text)
    .join('\n');
  const counts = new Map<string, number>();
  for (const [, index = ''] of text.matchAll(/Message (\d+) of the load\./g)) {
    counts.set(index, (counts.get(index) ?? 0) + 1);
  }
  console.table({
    leads: {
      accepted: accepted.length,
      'mailed so far': counts.size,
      'mailed twice': [...counts.values()].filter((count) => count > 1).length,
      mails: resend.mails().length,
    },
  });
}

/** An honest visitor asks for ten pages a second while something else goes on. */
async function benchAttacks(stack: Stack, paths: string[]): Promise<void> {
  const rows: Record<string, object> = {};
  const nothing: Attack = () => () => undefined;
  for (const [name, begin] of Object.entries({ 'nothing else': nothing, ...attacks })) {
    const end = begin(stack.url);
    rows[name] = summarize(await loadPages(stack, paths, { perSecond: 10, seconds: 15 }));
    await end();
  }
  console.table(rows);
}
