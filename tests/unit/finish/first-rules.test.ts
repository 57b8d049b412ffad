import { describe, expect, test } from 'vitest';
import { pickRules } from '@/finish/first-rules.mjs';
import { takeApart } from '@/finish/sheet.mjs';

/** Returns the rules of a sheet that a page with this in its `<main>` begins with. */
const pick = (css: string, main: string, head = '') =>
  pickRules(
    takeApart(css, '/_next/static/chunks/a.css'),
    `<html><head>${head}</head><body><main>${main}</main></body></html>`,
  );

const box = '<div class="box"><p>A</p></div>';

describe('a rule is picked', () => {
  test.each([
    ['with every class, element and attribute on the screen', '.box p{color:red}'],
    ['whatever it says of what is not there', '.box:not(.gone){color:red}'],
    ['with a choice of which one is there', ':is(.gone,.box){color:red}'],
    ['under a condition', '@media (min-width:48rem){.box{color:red}}'],
    ['in a layer', '@layer base{.box{color:red}}'],
    ['for what a visitor opens', '.box[open]{color:red}'],
    ['for the mark of what opens', '.box::-webkit-details-marker{display:none}'],
    ['for a theme chosen before', ':root[data-theme=dark] .box{color:red}'],
  ])('%s', (_, css) => {
    expect(pick(css, box)).toBe(css);
  });

  test('by those of its selectors that are needed', () => {
    expect(pick('.gone,.box{color:red}', box)).toBe('.box{color:red}');
  });

  test('without its transitions', () => {
    expect(pick('.box{color:red;transition:color .2s}', box)).toBe('.box{color:red}');
  });

  test('with what is repeated once, and what is said again later', () => {
    expect(pick('.box{color:red;color:red;color:blue;color:red}', box)).toBe(
      '.box{color:red;color:blue;color:red}',
    );
  });

  test('by a class as Tailwind writes it', () => {
    const css = String.raw`.md\:w-\[calc\(1\.5rem-2px\)\]{width:1px}.group\/a{color:red}`;
    expect(pick(css, '<i class="md:w-[calc(1.5rem-2px)] group/a">A</i>')).toBe(css);
    const escaped = String.raw`.\[\&\>p\]\:m-0>p{margin:0}`;
    expect(pick(escaped, '<div class="[&amp;&gt;p]:m-0"><p>A</p></div>')).toBe(escaped);
  });
});

describe('a rule waits for the whole sheet', () => {
  test.each([
    ['without its class', '.gone{color:red}'],
    ['without its element', '.box td{color:red}'],
    ['without its attribute', '.box[data-live]{color:red}'],
    ['inside of a choice of one', ':where(.gone) .box{color:red}'],
    ['for paper', '@media print{.box{color:red}}'],
    ['for a placeholder, without one', '::placeholder{color:red}'],
    ['for a pointer that hovers', '.box:hover{color:red}'],
    ['for what is selected', '::selection{color:red}'],
    ['for what is behind a dialog', '.box::backdrop{color:red}'],
    ['for the parts of a date', '::-webkit-datetime-edit{padding:0}'],
    [
      'for a font of letters the page does not have',
      '@font-face{font-family:a;unicode-range:U+104}',
    ],
    ['for a font of rows of letters', '@font-face{font-family:a;unicode-range:U+4??,U+2000-206F}'],
    ['for a motion nothing uses', '@keyframes turn{to{rotate:1turn}}'],
    ['for a property nothing uses', '@property --a{syntax:"*";inherits:false}'],
  ])('%s', (_, css) => {
    expect(pick(css, box)).toBe('');
  });

  test('for what is far down, unless that is marked', () => {
    const many = '<p>A</p>'.repeat(100);
    expect(pick('.box{color:red}', many + box)).toBe('');
    const marked = '<div data-first-screen="true"><div class="box">A</div></div>';
    expect(pick('.box{color:red}', many + marked)).toBe('.box{color:red}');
  });
});

test('names that are used bring what they name, also one by another', () => {
  const css =
    ':root{--a:var(--b);--b:1px;--c:2px}.box{width:var(--a);animation:1s turn}@keyframes turn{to{rotate:1turn}}';
  expect(pick(css, box)).toBe(css.replace(';--c:2px', ''));
  expect(pick(':root{--c:2px}', '<p style="width:var(--c)">A</p>')).toBe(':root{--c:2px}');
});

test('a font of letters the page has comes with its whole address', () => {
  const font = (path: string) =>
    `@font-face{font-family:a;src:url(${path});unicode-range:U+104-107}`;
  const here = '/_next/static/media/a.woff2';
  expect(pick(font('../media/a.woff2'), '<p>Ą</p>')).toBe(font(here));
  expect(pick(font('../media/a.woff2'), '<p>я</p>')).toBe('');
});

test('text in scripts is no markup', () => {
  expect(pick('.box{color:red}', `<script>'<p class="box">'</script>`)).toBe('');
});
