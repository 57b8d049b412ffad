import type { Sides } from './sides';

const file = 'src/site/redirects.ts';

/** The addresses that lead on to others, as they are written in their list, before and after. */
export type Redirects = { before: ReadonlySet<string>; after: ReadonlySet<string> };

/** Reads the lists of both sides; empty where there is none. */
export async function readRedirects({ before, after }: Sides): Promise<Redirects> {
  const [old, now] = await Promise.all([before.read([file]), after.read([file])]);
  return { before: addressesIn(old.get(file)), after: addressesIn(now.get(file)) };
}

function addressesIn(bytes: Buffer | undefined): Set<string> {
  const text = bytes?.toString('utf8') ?? '';
  return new Set([...text.matchAll(/\bfrom:\s*['"]([^'"]+)['"]/g)].map(([, from = '']) => from));
}
