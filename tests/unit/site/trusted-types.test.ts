import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { trustedTypesScript } from '@/site/trusted-types.mjs';
import shapes from '@/ui/icon-shapes.json';

type Rule = (text: string) => string | undefined;
interface Policy {
  createHTML: Rule;
  createScriptURL: Rule;
}

/** The script of the head, of which the policy is a part. */
const own = `${trustedTypesScript}more('<b>')`;

/** Returns what the page's policy lets through, by what it is to become. */
function run(): Policy {
  let made: Policy | undefined;
  const trustedTypes = {
    createPolicy(name: string, policy: Policy) {
      expect(name).toBe('default');
      made = policy;
    },
  };
  const location = new URL('https://amberline.example/blog/one');
  const document = { currentScript: { text: own } };
  runInNewContext(trustedTypesScript, { window: { trustedTypes }, document, location, URL });
  if (!made) throw new Error('The script makes no policy.');
  return made;
}

const { createHTML, createScriptURL } = run();

it.each([
  ['/_next/static/chunks/one.js'],
  ['https://amberline.example/_next/static/chunks/one.js'],
])('the build’s own script %s may run', (address) => {
  expect(createScriptURL(address)).toBe(address);
});

it.each([
  ['https://evil.example/_next/static/one.js'],
  ['//evil.example/_next/static/one.js'],
  ['/_next/static/../../pictures/one.js'],
  ['/api/message'],
  ['data:text/javascript,alert(1)'],
  ['blob:https://amberline.example/1'],
  ['https://amberline.example.evil.example/_next/static/one.js'],
])('no other script may: %s', (address) => {
  expect(createScriptURL(address)).toBeUndefined();
});

it.each([
  ['text &amp; more'],
  ['{"@context":"https://schema.org","name":"a \\u003cb>"}'],
  ['<script></script>'],
  [own],
  ['<span class="tok-keyword">const</span> a = 1 &lt; 2'],
  ...Object.values(shapes).map((shape) => [shape]),
])('what our pages write stays: %s', (html) => {
  expect(createHTML(html)).toBe(html);
});

it.each([
  ['<img src=x onerror=alert(1)>'],
  ['<script>alert(1)</script>'],
  [`${own}<img src=x onerror=alert(1)>`],
  ['<script></script><img src=x onerror=alert(1)>'],
  ['<span onclick="alert(1)">a</span>'],
  ['<span ONCLICK="alert(1)">a</span>'],
  ['<span class="a"onclick="alert(1)">a</span>'],
  ['<span class="a" onclick="alert(1)">a</span>'],
  ['<span/onclick="alert(1)">a</span>'],
  ["<span class='a' onclick='alert(1)'>a</span>"],
  ['<span\nonclick="alert(1)">a</span>'],
  ['<spanx onclick="alert(1)">'],
  ['<path xlink:href="javascript:alert(1)">'],
  ['<a href="javascript:alert(1)">a</a>'],
  ['<iframe srcdoc="a"></iframe>'],
  ['<svg><animate onbegin="alert(1)"></svg>'],
  ['<span class="a'],
  ['<!--<img src=x>-->'],
  ['a < b'],
])('markup that could run a script is no markup: %s', (html) => {
  expect(createHTML(html)).toBeUndefined();
});

it('a browser without Trusted Types runs the script to no effect', () => {
  expect(() =>
    runInNewContext(trustedTypesScript, { window: {}, document: { currentScript: {} } }),
  ).not.toThrow();
});
