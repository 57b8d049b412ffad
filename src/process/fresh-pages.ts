import { createHash, randomBytes } from 'node:crypto';
import { headScript } from '@/sections/shell/head-scripts';
import { contentSecurityPolicy } from '@/site/content-policy.mjs';
import { locales } from '@/site/locales';
import { pathFor } from '@/site/routes';

/**
 * Pages that are rendered for each request and never kept: they show what one visitor has typed. A nonce in a page that
 * is kept would be everyone's.
 */
const freshPages = new Set(locales.map((locale) => pathFor('/contact/failed', locale)));

/** The script that `src/app/[locale]/layout.tsx` writes itself; Next puts the nonce on its own alone. */
const headScriptHash = hashOf(headScript);

/**
 * Returns a policy with a new nonce for a page that is rendered for this request alone, undefined for any other. Hashes
 * of all its scripts would also allow one that got into it by what was typed.
 */
export function freshPolicy(url: string): string | undefined {
  const [path = ''] = url.split(/[?#]/, 1);
  if (!freshPages.has(path)) return undefined;
  const nonce = `'nonce-${randomBytes(16).toString('base64')}'`;
  return contentSecurityPolicy({
    inlineScripts: [nonce, headScriptHash],
    inlineStyles: [],
    hasTrustedTypes: true,
  });
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
