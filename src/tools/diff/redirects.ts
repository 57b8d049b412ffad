import { readRedirects as readList, redirectFile } from '@/site/redirect-file.mjs';
import type { Sides } from './sides';

/** The addresses that lead on to others, before and after. */
export type Redirects = { before: ReadonlyMap<string, string>; after: ReadonlyMap<string, string> };

/** A redirect that is new (no `before`), gone (no `after`), or leads elsewhere. */
export type RedirectChange = { from: string; before?: string; after?: string };

/** Returns the redirects that differ. */
export function listRedirects({ before, after }: Redirects): RedirectChange[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((from) => {
    const [old, now] = [before.get(from), after.get(from)];
    if (old === now) return [];
    return [
      { from, ...(old !== undefined && { before: old }), ...(now !== undefined && { after: now }) },
    ];
  });
}

/** Reads the lists of both sides; empty where there is none. */
export async function readRedirects({ before, after }: Sides): Promise<Redirects> {
  const [old, now] = await Promise.all([before.read([redirectFile]), after.read([redirectFile])]);
  return { before: parse(old.get(redirectFile)), after: parse(now.get(redirectFile)) };
}

function parse(bytes: Buffer | undefined): Map<string, string> {
  return new Map(readList(bytes?.toString('utf8') ?? '').map(({ from, to }) => [from, to]));
}
