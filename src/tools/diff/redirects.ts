import type { Side } from './sides';

const file = 'src/site/redirects.ts';

/** Returns the addresses that a side leads on to others, as they are written in its list; empty where it has none. */
export async function readRedirects(side: Side): Promise<ReadonlySet<string>> {
  const text = (await side.read([file])).get(file)?.toString('utf8') ?? '';
  return new Set([...text.matchAll(/\bfrom:\s*['"]([^'"]+)['"]/g)].map(([, from = '']) => from));
}
