import { locales } from '@/site/locales';
import { hiddenRoutes, staticRoutes } from '@/site/routes';

/** The pages of documents (`/blog/[slug]`) and, by slug, the time each is public from; null for always. */
export type PublicPages = Record<string, Record<string, number | null>>;

const prefixes = locales.map((locale) => `/${locale}/`);
const others: ReadonlySet<string> = new Set([...staticRoutes, ...hiddenRoutes]);

/**
 * Finds the document a path names, without its query: the path of its page in its one spelling, or `hidden` where there
 * is none, or none yet. Undefined for all other paths.
 */
export function findPage(
  pages: PublicPages,
  path: string,
  now: number,
): string | 'hidden' | undefined {
  const prefix = prefixes.find((one) => path.startsWith(one));
  const plain = prefix ? path.slice(prefix.length - 1) : path;
  const end = plain.lastIndexOf('/') + 1;
  const documents = pages[`${plain.slice(0, end)}[slug]`];
  if (!documents || others.has(plain)) return undefined;
  const slug = decodeURIComponent(plain.slice(end));
  const time = Object.hasOwn(documents, slug) ? documents[slug] : undefined;
  const isPublic = time === null || (time !== undefined && time <= now);
  return isPublic ? `${path.slice(0, path.lastIndexOf('/') + 1)}${slug}` : 'hidden';
}
