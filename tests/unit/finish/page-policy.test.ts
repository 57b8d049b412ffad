import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { policyOf } from '@/finish/page-policy.mjs';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The sources that a page's policy allows for scripts, or for another kind. */
function scriptSources(html: string, kind = 'script-src'): string[] {
  const directive = policyOf(html)
    .split('; ')
    .find((one) => one.startsWith(`${kind} `));
  return directive?.split(' ').slice(1) ?? [];
}

describe('the policy of a page', () => {
  test('allows its inline scripts by their hashes, each once, and no others', () => {
    const html = `<head><script>first()</script><script async="" src="/a.js"></script></head>
      <body><script id="x">let a = "<b>"\nłódź()</script><script>first()</script></body>`;
    expect(scriptSources(html)).toEqual([
      "'self'",
      hashOf('first()'),
      hashOf('let a = "<b>"\nłódź()'),
    ]);
  });

  test('names no data, which does not run', () => {
    const data = '<script type="application/ld+json">{"a":1}</script>';
    expect(scriptSources(`<p>${data}</p>`)).toEqual(["'self'"]);
  });

  test('takes for a script what begins inside of one for text', () => {
    const text = 'push("<script>no()")';
    expect(scriptSources(`<script>${text}</script>`)).toEqual(["'self'", hashOf(text)]);
  });

  test('allows its inline styles in the same way, and what a script says of styles is none', () => {
    const html = `<style data-href="/a.css">a{color:red}</style><script>push("<style>b{}</style>")</script>
      <STYLE>c{}</STYLE><p style="color:red"></p>`;
    const sources = scriptSources(html, 'style-src-elem');
    expect(sources[0]).toBe("'self'");
    expect(sources).toContain(hashOf('a{color:red}'));
    expect(sources).toContain(hashOf('c{}'));
    expect(sources).not.toContain(hashOf('b{}'));
    expect(sources).not.toContain("'unsafe-inline'");
  });
});
