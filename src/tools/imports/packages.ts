/** Packages that only some rooms may import. `names` limits the rule to these exports; without it, all are meant. */
export const packages: readonly {
  name: string;
  names?: readonly string[];
  only: readonly string[];
  instead: string;
}[] = [
  {
    name: 'next/link',
    only: ['src/i18n/'],
    instead: 'Link with @/i18n/link: its addresses are checked, and it adds the language.',
  },
  ...['next-intl', 'next-intl/server'].map((name) => ({
    name,
    names: ['useFormatter', 'getFormatter', 'createFormatter'],
    only: ['src/i18n/'],
    instead: 'Take formatters from @/i18n/formatter: next-intl’s write dates as Americans do.',
  })),
];

/** The packages that may reach the browser, including their subpaths. */
export const browserPackages: readonly string[] = [
  'react',
  'react-dom',
  'next',
  'clsx',
  'embla-carousel-react',
  'minisearch',
  'react-calendly',
  'recharts',
  '@vidstack/react',
];
