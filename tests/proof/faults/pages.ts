import type { Fault } from '../fault';

/** What pages, and the files beside them, tell visitors and search engines. */
export const pageFaults: readonly Fault[] = [
  {
    name: 'a page that is not translated is its own canonical page',
    file: 'src/i18n/describe-page.ts',
    from: 'const canonical = pathFor(href, canonicalLanguage(languages, locale));',
    to: 'const canonical = pathFor(href, locale);',
  },
  {
    name: 'a page does not name its own language among its languages',
    file: 'src/i18n/describe-page.ts',
    from: 'Object.fromEntries(languages.map((other) => [other, pathFor(href, other)]));',
    to: 'Object.fromEntries(\n    languages.filter((other) => other !== locale).map((other) => [other, pathFor(href, other)]),\n  );',
  },
  {
    name: 'the sitemap has each page in its first language only',
    file: 'src/app/sitemap-addresses.ts',
    from: 'return page.languages.map((locale) => ({ ...page, locale }));',
    to: 'return page.languages.slice(0, 1).map((locale) => ({ ...page, locale }));',
  },
  {
    name: 'search engines are told a plan’s price in cents',
    file: 'src/structured-data/services.ts',
    from: '    priceSpecification: describeMonthly(price, currency),\n    availability',
    to: '    priceSpecification: describeMonthly(price * 100, currency),\n    availability',
  },
  {
    name: 'the estimate is that of one request more than the slider says',
    file: 'src/features/subscription/list-slider.tsx',
    from: 'level={levels[requests - 1]}',
    to: 'level={levels[requests]}',
  },
  {
    name: 'a link in a Polish text leads to the English page',
    file: 'src/mdx/body-elements.tsx',
    from: "  if (href.startsWith('/')) return <AddressLink href={href}>{children}</AddressLink>;\n",
    to: '',
  },
  {
    name: 'a search for “lozinska” does not find “Łozińska”',
    file: 'src/rules/fold.ts',
    from: "  ł: 'l',\n",
    to: '',
  },
  {
    name: 'the index of a large site has no titles',
    file: 'src/tools/search/collect-words.ts',
    from: "        if (field === 'title') titleWords += found.size;\n",
    to: "        if (field === 'title') {\n          titleWords += found.size;\n          continue;\n        }\n",
  },
];
