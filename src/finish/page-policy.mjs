// @ts-check
import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from '../site/security-headers.mjs';

/** React writes `<` and `>` in attributes and texts as entities, so tags begin and end as here. */
const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const isData = /\btype="application\/(?:ld\+)?json"/;
const hasSource = /\bsrc="/;

/**
 * Returns the Content-Security-Policy of a finished page: of its inline scripts it allows these and no others.
 * @param {string} html
 */
export function policyOf(html) {
  return contentSecurityPolicy({ isDevelopment: false, inlineScripts: hashesOf(html) });
}

/**
 * @param {string} html
 * @returns {string[]} the sources of its inline scripts for a policy, each once
 */
export function hashesOf(html) {
  const hashes = [...html.matchAll(script)]
    .filter(([, attributes = '']) => !isData.test(attributes) && !hasSource.test(attributes))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [...new Set(hashes)];
}
