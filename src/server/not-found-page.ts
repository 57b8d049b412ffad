import { getTranslations } from 'next-intl/server';
import { company } from '@/site/company';
import { defaultLocale, type Locale, locales } from '@/site/locales';
import { ownRequestHeader } from '@/site/own-request.mjs';
import { pathFor } from '@/site/routes';
import { env } from './env';
import { errorKind, logError } from './log';

/** How long (milliseconds) a fetched page is used again; as long as any page of the site may be old. */
const freshFor = 60_000;
/** How long to wait for our own server: it may just have started, and in development it compiles the page first. */
const patience = process.env.NODE_ENV === 'development' ? 60_000 : 10_000;

const kept = new Map<Locale, { html: string; at: number }>();

/**
 * Returns the HTML of the 404 page in a language (any other word counts as the default one). The page is prerendered;
 * the server asks itself for it, once a minute. Never rejects: without it the answer is its words alone.
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
    return known?.html ?? writePlainPage(locale);
  }
}

/** Asks at an address of our own making, never at one a visitor could name in a header. */
async function fetchOwnPage(path: string): Promise<string> {
  const { SELF_URL, PORT } = env();
  const answer = await fetch(new URL(path, SELF_URL ?? `http://127.0.0.1:${PORT}`), {
    cache: 'no-store',
    headers: { [ownRequestHeader]: '1' },
    signal: AbortSignal.timeout(patience),
  });
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer.text();
}

async function writePlainPage(locale: Locale): Promise<string> {
  const words = await getTranslations({ locale, namespace: 'site.notFound' });
  const link = (text: string) => `<a href="${pathFor('/', locale)}">${text}</a>`;
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${words('title')} · ${company.name}</title>
<body style="font: 1.125rem/1.5 system-ui; margin: 10vh auto; max-width: 36rem; padding: 0 1.25rem">
<p>${words('exclamation')}</p><h1>${words('title')}</h1><p>${words('text')}</p>
<p>${link(words('goBack'))} · ${link(words('goHome'))}</p>`;
}
