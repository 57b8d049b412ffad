import { contentSecurityPolicy, dataPolicy, mediaPolicy, policyHeader } from './content-policy.mjs';

/** The one place for security headers besides the policy; `next.config.mjs` sends them. */

export { policyHeader };

const noSniffing = { key: 'X-Content-Type-Options', value: 'nosniff' };
const noFraming = { key: 'X-Frame-Options', value: 'DENY' };
const onlyHttps = {
  key: 'Strict-Transport-Security',
  value: 'max-age=63072000; includeSubDomains',
};
const shortReferrer = { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' };
const ownUse = { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' };
const anyUse = { key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' };
const data = { key: policyHeader, value: dataPolicy };
const media = { key: policyHeader, value: mediaPolicy };

/** Pictures and videos, by their folders; in any language the link previews. */
const mediaFolders = [
  '/:language?/share/:path*',
  '/icons/:path*',
  '/images/:path*',
  '/pictures/:path*',
  '/videos/:path*',
];

/** What pages of other sites may show or read, in any language. */
const embeddable = [
  '/:language?/feed.xml',
  ...mediaFolders.filter((source) => !source.startsWith('/icons/')),
];

/** The headers of every answer but the build's own files, besides the policy. */
const common = [
  onlyHttps,
  noSniffing,
  noFraming,
  shortReferrer,
  {
    key: 'Permissions-Policy',
    value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
  ownUse,
];

/** The headers of what the front door answers itself, and of redirects: no pages. */
export const plainHeaders = [data, ...common];

/** The headers of the answer for a missing script, style or font, besides the headers of its folder (below). */
export const missingFileHeaders = {
  [onlyHttps.key]: onlyHttps.value,
  [shortReferrer.key]: shortReferrer.value,
};

/**
 * Any address may turn out to be a page, so all have a page's policy but those known to be none; the front door
 * (`src/process/`) goes by the answer. Of other headers the build's scripts, styles and fonts have the fewest, as a dozen
 * of them load before the first paint. Where several rules set one header, the last one holds.
 * @param {{ isDevelopment: boolean }} mode
 * @returns {{ source: string, headers: { key: string, value: string }[] }[]} the headers per path, for Next
 */
export function securityHeaderRules({ isDevelopment }) {
  const page = { key: policyHeader, value: contentSecurityPolicy({ isDevelopment }) };
  return [
    {
      source: '/:path((?!_next/static/).*)',
      headers: [page, ...common],
    },
    { source: '/_next/static/:path*', headers: [data, noSniffing, noFraming, ownUse] },
    { source: '/api/:path*', headers: [data] },
    { source: '/:path(.*\\.(?:xml|txt|json|webmanifest))', headers: [data] },
    ...['/favicon.ico', ...mediaFolders].map((source) => ({ source, headers: [media] })),
    ...embeddable.map((source) => ({ source, headers: [anyUse] })),
  ];
}
