/**
 * The one place for security headers; `next.config.mjs` sends them. Each third party is listed with the reason it is
 * needed. One policy serves the whole site, because the first document's policy also governs every page reached from it
 * without a full load.
 */
const frameSources = [
  'https://calendly.com', // the booking calendar, on /schedule and in its popup
  'https://player.vimeo.com', // academy videos kept at Vimeo, loaded on play
  'https://www.youtube-nocookie.com', // academy videos kept at YouTube, loaded on play
];

/** Where a page's own inline scripts are not known: Next writes its hydration data as such. */
const anyInlineScript = ["'unsafe-inline'"];

export const policyHeader = 'Content-Security-Policy';
/** By this a handler says the policy of its answer: Next sends that of its configuration instead of a handler's own. */
export const ownPolicyHeader = 'X-Own-Policy';

const imageSources = [
  "'self'",
  'data:', // blurred placeholders
];

const connectSources = [
  "'self'",
  'https://vimeo.com', // length and allowed speeds of a video kept at Vimeo, requested on play
];

const noSniffing = { key: 'X-Content-Type-Options', value: 'nosniff' };
const noFraming = { key: 'X-Frame-Options', value: 'DENY' };
const onlyHttps = {
  key: 'Strict-Transport-Security',
  value: 'max-age=63072000; includeSubDomains',
};
const shortReferrer = { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' };
const ownUse = { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' };
const anyUse = { key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' };

/** What pages of other sites may show or read: link previews, pictures, videos and feeds, in any language. */
const embeddable = [
  '/:language?/share/:path*',
  '/:language?/feed.xml',
  '/images/:path*',
  '/pictures/:path*',
  '/videos/:path*',
];

/**
 * @param {{ isDevelopment: boolean, inlineScripts?: readonly string[] }} page with the hashes of its inline scripts, where
 *   they are known (`src/finish/`)
 * @returns {string} one Content-Security-Policy value
 */
export function contentSecurityPolicy({ isDevelopment, inlineScripts = anyInlineScript }) {
  const scriptSources = ["'self'", ...inlineScripts];
  const directives = {
    'default-src': ["'self'"],
    // React's development build needs eval for its error overlay; production never has it.
    'script-src': isDevelopment ? [...scriptSources, "'unsafe-eval'"] : scriptSources,
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': imageSources,
    'font-src': ["'self'"],
    'connect-src': isDevelopment ? [...connectSources, 'ws:'] : connectSources,
    'media-src': ["'self'", 'blob:'],
    'frame-src': frameSources,
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/**
 * @param {{ isDevelopment: boolean }} mode
 * @returns {{ key: string, value: string }[]} the headers of everything but the build's own files
 */
export function securityHeaders({ isDevelopment }) {
  return [
    { key: policyHeader, value: contentSecurityPolicy({ isDevelopment }) },
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
}

/** The headers of the answer for a missing script, style or font, besides the headers of its folder (below). */
export const missingFileHeaders = {
  [policyHeader]: "default-src 'none'; frame-ancestors 'none'",
  [onlyHttps.key]: onlyHttps.value,
  [shortReferrer.key]: shortReferrer.value,
};

/**
 * The build's scripts, styles and fonts go without a page's policies, which would add 700 bytes to each of a dozen
 * files that load before the first paint. Where several rules set one header, the last one holds.
 * @param {{ isDevelopment: boolean }} mode
 * @returns {{ source: string, headers: { key: string, value: string }[] }[]} the headers per path, for Next
 */
export function securityHeaderRules(mode) {
  return [
    { source: '/:path((?!_next/static/).*)', headers: securityHeaders(mode) },
    { source: '/_next/static/:path*', headers: [noSniffing, noFraming, ownUse] },
    ...embeddable.map((source) => ({ source, headers: [anyUse] })),
  ];
}
