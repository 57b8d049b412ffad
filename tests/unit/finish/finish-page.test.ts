import { describe, expect, test } from 'vitest';
import { findFaults } from '@/finish/faults.mjs';
import { finishPage } from '@/finish/finish-page.mjs';
import { takeApart } from '@/finish/sheet.mjs';

const address = '/_next/static/chunks/a.css';
const css = `.hero{color:red;font:var(--text)}.far{color:blue}:root{--text:1rem Here;--unused:1px}`;
const parts = {
  sheets: { [address]: takeApart(css, address) },
  start: '(function(){})',
  presses: '/presses.js',
};

const link = `<link rel="stylesheet" href="${address}" data-precedence="next"/>`;
const scripts =
  '<script src="/old.js" noModule=""></script><link rel="preload" as="script" fetchPriority="low" href="/a.js"/><script src="/a.js" async=""></script><script src="/b.js" async=""></script>';
const page = (head: string) =>
  `<!DOCTYPE html><html><head>${head}</head><body><main><h1 class="hero">A</h1></main><script>data()</script></body></html>`;

const finished = finishPage(page(link + scripts), parts);

describe('a finished page', () => {
  test('has the rules of its first screen, and what they use, in its head', () => {
    expect(finished.html).toContain('.hero{color:red;font:var(--text)}:root{--text:1rem Here}');
    expect(finished.html).not.toContain('.far');
    expect(finished.html).not.toContain('--unused');
  });

  test('gives its sheet the last word', () => {
    const { html } = finished;
    expect(html.indexOf('data-first-rules')).toBeLessThan(html.indexOf('rel="stylesheet"'));
  });

  test('asks for its sheet without waiting for it, and waits for it without scripts', () => {
    expect(finished.html).toContain(
      `<link rel="stylesheet" href="${address}" data-precedence="next" disabled=""/>`,
    );
    expect(finished.html).toContain(
      `<noscript><link rel="stylesheet" href="${address}"/></noscript>`,
    );
  });

  test('names its scripts, in order, to the one that starts it', () => {
    expect(finished.html).toContain('<script>(function(){})(["/presses.js","/a.js","/b.js"],');
    expect(finished.html).not.toContain('async=""');
    expect(finished.html).not.toContain('as="script"');
    expect(finished.html).not.toContain('/old.js');
  });

  test('asks for its largest picture before all else, once the viewport is known', () => {
    const font = '<link rel="preload" href="/a.woff2" as="font"/>';
    const picture =
      '<link rel="preload" as="image" fetchPriority="high" imageSrcSet="/a.avif 1x"/>';
    const viewport = '<meta name="viewport" content="width=device-width"/>';
    const { html } = finishPage(page(font + link + viewport + picture), parts);
    expect(html).toContain(`<head>${viewport}${picture}${font}`);
  });

  test('stays as it is when it is finished again', () => {
    expect(finishPage(finished.html, parts)).toEqual(finished);
  });

  test('is finished where the host names its releases, too', () => {
    const named = `${link.replace('a.css', 'a.css?dpl=dpl_1-a')}<script src="/a.js?dpl=dpl_1-a" async=""></script>`;
    const { html, policy } = finishPage(page(named), parts);
    expect(html).toContain(`href="${address}?dpl=dpl_1-a" data-precedence="next" disabled=""`);
    expect(html).toContain('.hero{color:red');
    expect(html).toContain('["/presses.js?dpl=dpl_1-a","/a.js?dpl=dpl_1-a"]');
    expect(findFaults(html, policy)).toEqual([]);
  });

  test('has no fault', () => {
    expect(findFaults(finished.html, finished.policy)).toEqual([]);
  });
});

describe('a page that cannot be finished', () => {
  const other = page(link.replace('a.css', 'b.css') + scripts);

  test('stays as it is, with a policy that lets it run', () => {
    const { html, policy } = finishPage(other, parts);
    expect(html).toBe(other);
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
  });

  test('has faults, each with what is wrong', () => {
    const { html, policy } = finishPage(other, parts);
    expect(findFaults(html, policy)).toEqual([
      expect.stringContaining('b.css'),
      expect.stringContaining('/a.js'),
      expect.stringContaining('/b.js'),
    ]);
  });

  test('is one whose policy misses a hash', () => {
    const [hash = ''] = finished.policy.match(/'sha256-[^']+'/) ?? [];
    const faults = findFaults(finished.html, finished.policy.replace(hash, ''));
    expect(faults).toEqual([expect.stringContaining(hash)]);
  });
});

test('a page without a sheet, as the error pages of the framework are, keeps its scripts', () => {
  const { html, policy } = finishPage(page(scripts), parts);
  expect(html).toBe(page(scripts));
  expect(findFaults(html, policy)).toEqual([]);
});
