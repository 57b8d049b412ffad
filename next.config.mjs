import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import createNextIntlPlugin from 'next-intl/plugin';
import { findWrongMoment } from './src/site/clock.mjs';
import { languages } from './src/site/languages.mjs';
import { listRedirectRules, rulesOf } from './src/site/redirect-file.mjs';
import { securityHeaderRules } from './src/site/security-headers.mjs';
import { shortcuts } from './src/site/shortcuts.mjs';

const isDevelopment = process.env.NODE_ENV === 'development';

// Where `npm run dev` answers what the overlay and the style guide ask (`src/tools/dev/endpoint.ts`).
const { PREVIEW_PORT: previewPort } = process.env;

// Who answers unknown addresses, under a language: a handler that sends the 404 page as it was built. While
// someone writes nothing is built, and the page answers itself.
const unknownAddress = isDevelopment ? 'unknown-address' : 'unknown-address/answer';

// The first has no prefix (`src/site/languages.mjs`).
const [original, ...others] = Object.keys(languages);

/** What already answers by itself: the engine and pictures have no language, and other languages have their prefix. */
const complete = [
  '_next/static',
  'api/engine/',
  'pictures/[^/]+/[^/]+$',
  ...others.flatMap(prefixed),
].join('|');

/** @param {string} locale */
function prefixed(locale) {
  return [`${locale}/`, `${locale}$`];
}

/** @type {import('next').NextConfig} */
const nextConfig = {
  // `page.dev.tsx` is a page while someone writes, and nothing to a build.
  pageExtensions: [...(isDevelopment ? ['dev.tsx'] : []), 'tsx', 'ts'],
  poweredByHeader: false,
  // At the left it would lie on the notice of findings.
  devIndicators: { position: 'bottom-right' },
  // The front door does (`src/process/compress-answer.ts`).
  compress: false,
  reactStrictMode: true,
  // A folder that runs without the others, for the container alone: `next start` takes no such build.
  ...(process.env.BUILD_OUTPUT === 'standalone' && { output: 'standalone' }),
  typescript: { tsconfigPath: 'tsconfig.build.json' },
  // What evaluates documents goes into the bundle: the server needs none of Contentlayer's packages.
  transpilePackages: ['mdx-bundler'],
  // Holds a compiled module in a text of megabytes, which no bundler should read.
  serverExternalPackages: ['@restatedev/restate-sdk'],
  // Knows when a page has to be rendered again. While someone writes, each is rendered anew anyway.
  ...(!isDevelopment && {
    cacheHandler: join(import.meta.dirname, 'src/publishing/page-cache.mjs'),
  }),
  // In memory are about a hundred pages, those asked for last; all others are read from their files. With Next's own
  // 50 MB a server that has rendered thousands takes 90 MB more.
  cacheMaxMemorySize: 16 * 1024 * 1024,
  experimental: {
    // Addresses are written small: `/PL/blog` is unknown, and the rewrites below have to see that it is.
    caseSensitiveRoutes: true,
    // Without it a build leaves one processor free, which is half of a small machine.
    cpus: availableParallelism(),
    // Small chunks are joined, the framework's large ones too (sizes in bytes, before minifying): a page asks for
    // seven scripts instead of ten, 2 KB less in all, and the largest is the same on every page.
    turbopackChunking: { minChunkSize: 4_000_000, maxMergeChunkSize: 4_000_000 },
  },
  // Pictures are made by `src/features/pictures/`: whoever drives Next's optimizer decides how much it works.
  images: { unoptimized: true },
  // For hosts that run each route by itself: what pictures are made from, what the encoder's own process loads, the index
  // of the search, and which third parties a page's policy names.
  outputFileTracingIncludes: {
    '/**': ['./.contentlayer/third-parties.json'],
    '/*/search-index*/**': ['./.contentlayer/search/**/*'],
    '/*/share/**': ['./public/{images,videos}/**/*.{webp,avif,png,jpg,jpeg,svg}'],
    '/pictures/**': [
      './public/{images,videos}/**/*.{webp,avif,png,jpg,jpeg}',
      './src/features/pictures/encoder.mjs',
      './node_modules/{sharp,@img,detect-libc,semver}/**/*',
    ],
  },
  headers: async () => securityHeaderRules({ isDevelopment }),
  // The prefixed form of an address that needs no prefix is a second address and moves away.
  redirects: async () => [
    // Next tries each at every request, ten thousand in 40 ms: only where there is no front door (docs/addresses.md).
    ...(isDevelopment || process.env.VERCEL
      ? [...rulesOf(shortcuts, others), ...listRedirectRules(others)]
      : []),
    { source: `/${original}`, destination: '/', permanent: true },
    { source: `/${original}/:path*`, destination: '/:path*', permanent: true },
    // The first page of a list is the list.
    { source: '/:list+/page/1', destination: '/:list+', permanent: true },
  ],
  rewrites: async () => ({
    // The 404 page has an address itself, and so has the list of public pages: for visitors both are unknown.
    beforeFiles: [
      ...(isDevelopment && previewPort
        ? [
            {
              source: '/__preview/:path',
              destination: `http://127.0.0.1:${previewPort}/:path`,
            },
          ]
        : []),
      ...['/unknown-address', '/public-pages'].map((source) => ({
        source,
        destination: `/${original}/${unknownAddress}`,
      })),
      ...others.map((locale) => ({
        source: `/${locale}/unknown-address`,
        destination: `/${locale}/${unknownAddress}`,
      })),
    ],
    afterFiles: [
      { source: '/', destination: `/${original}` },
      { source: `/:path((?!${complete}).*)`, destination: `/${original}/:path` },
    ],
    fallback: [
      { source: '/_next/static/:path*', destination: '/missing-file' },
      ...others.map((locale) => ({
        source: `/${locale}/:path*`,
        destination: `/${locale}/${unknownAddress}`,
      })),
      { source: '/:path*', destination: `/${original}/${unknownAddress}` },
    ],
  }),
};

const config = createNextIntlPlugin('./src/i18n/request.ts')(nextConfig);

/**
 * A build that shows no moment there is ends here, with a sentence. A server says so as it says all else
 * (`src/process/start-up.ts`).
 * @param {string} phase
 */
export default function configure(phase) {
  const wrong = findWrongMoment();
  if (wrong && phase !== PHASE_PRODUCTION_SERVER) {
    console.error(wrong);
    process.exit(1);
  }
  return config;
}
