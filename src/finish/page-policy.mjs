// @ts-check
import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from '../site/content-policy.mjs';
import { trustedTypesScript } from '../site/trusted-types.mjs';

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
  return contentSecurityPolicy({
    inlineScripts: hashesOf(html, 'script'),
    inlineStyles: hashesOf(html, 'style'),
    hasTrustedTypes: html.includes(trustedTypesScript),
  });
}

/**
 * @param {string} html
 * @param {'script' | 'style'} wanted
 * @returns {string[]} the page's inline elements of that name as sources of a policy, each once
 */
export function hashesOf(html, wanted) {
  const hashes = [...html.matchAll(element)]
    .filter(([, name = '', attributes = '']) => {
      return (
        name.toLowerCase() === wanted && !isData.test(attributes) && !hasSource.test(attributes)
      );
    })
    .map(([, , , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [...new Set(hashes)];
}
