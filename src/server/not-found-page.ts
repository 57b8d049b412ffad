import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getTranslations } from 'next-intl/server';
import { company } from '@/site/company';
import { defaultLocale, type Locale, locales } from '@/site/locales';
import { pathFor } from '@/site/routes';
import { errorKind, logError } from './log';

const kept = new Map<Locale, Promise<string>>();

/**
 * Returns the HTML of the 404 page in a language; any other `wanted` counts as the default language. The prerendered
 * page is read once and kept. Never rejects: without the file, the page is its messages alone.
 */
export function loadNotFoundPage(wanted: string): Promise<string> {
  const locale = locales.find((one) => one === wanted) ?? defaultLocale;
  const page = kept.get(locale) ?? readBuiltPage(locale);
  kept.set(locale, page);
  return page;
}

async function readBuiltPage(locale: Locale): Promise<string> {
  try {
    return await readFile(builtPage(locale), 'utf8');
  } catch (error) {
    kept.delete(locale);
    logError('not-found.fallback', { cause: errorKind(error) });
    return writePlainPage(locale);
  }
}

/** The page has no visitors of its own, so Next never renders it again: the file stays as it was built. */
function builtPage(locale: Locale): string {
  const folder = join(/* turbopackIgnore: true */ process.cwd(), '.next/server/app');
  return join(folder, locale, 'unknown-address.html');
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
