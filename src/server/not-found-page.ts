import { defaultLocale, type Locale, locales } from '@/site/locales';
import { pathFor } from '@/site/routes';
import { env } from './env';
import { errorKind, logError } from './log';

/** How long (milliseconds) a fetched page is used again; as long as any page of the site may be old. */
const freshFor = 60_000;
/** How long to wait for our own server. */
const patience = 3_000;

const kept = new Map<Locale, { html: string; at: number }>();

/**
 * Returns the HTML of the 404 page in a language (any other word counts as the default one). The page is prerendered;
 * the server asks itself for it, once a minute. Never rejects: without it the answer is one plain line.
 */
export async function loadNotFoundPage(wanted: string): Promise<string> {
  const locale = locales.find((one) => one === wanted) ?? defaultLocale;
  const known = kept.get(locale);
  if (known && Date.now() - known.at < freshFor) return known.html;
  try {
    const html = await fetchOwnPage(pathFor('/unknown-address', locale));
    kept.set(locale, { html, at: Date.now() });
    return html;
  } catch (error) {
    logError('not-found.fallback', { cause: errorKind(error) });
    return known?.html ?? '<!doctype html><title>404</title><p>404 · <a href="/">Amberline</a></p>';
  }
}

/** Asks at an address of our own making, never at one a visitor could name in a header. */
async function fetchOwnPage(path: string): Promise<string> {
  const { SELF_URL, PORT } = env();
  const answer = await fetch(new URL(path, SELF_URL ?? `http://127.0.0.1:${PORT}`), {
    cache: 'no-store',
    signal: AbortSignal.timeout(patience),
  });
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer.text();
}
