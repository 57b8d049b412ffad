// @ts-check
import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from '../site/content-policy.mjs';

/** React writes `<` and `>` in attributes and texts as entities, so tags begin and end as here. */
const element = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi;
const isData = /\btype="application\/(?:ld\+)?json"/;
const hasSource = /\bsrc="/;

/**
 * Returns the Content-Security-Policy of a finished page: of inline scripts and styles it allows those the page has, and
 * no others.
 * @param {string} html
 */
export function policyOf(html) {
  /** @type {Record<string, Set<string>>} */
  const hashes = { script: new Set(), style: new Set() };
  for (const [, name = '', attributes = '', text = ''] of html.matchAll(element)) {
    if (isData.test(attributes) || hasSource.test(attributes)) continue;
    const hash = createHash('sha256').update(text).digest('base64');
    hashes[name.toLowerCase()]?.add(`'sha256-${hash}'`);
  }
  return contentSecurityPolicy({
    inlineScripts: [...(hashes.script ?? [])],
    inlineStyles: [...(hashes.style ?? [])],
  });
}
