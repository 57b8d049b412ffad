// @ts-check
import { everyThirdParty, needsOf, readThirdParties } from './third-parties.mjs';

/*
 * What browsers may load and run. A page that is kept allows its own inline scripts and styles by their hashes
 * (`src/finish/`), one that is rendered for each request by a nonce (`src/process/`).
 */

export const policyHeader = 'Content-Security-Policy';
/** By this a handler says the policy of its answer: Next sends that of its configuration instead of a handler's own. */
export const ownPolicyHeader = 'X-Own-Policy';

/** Where browsers report what a policy has stopped. */
const reportPath = '/api/policy-reports';

/**
 * What an encrypted site adds to a policy: Chromium takes this way from https alone (even on this machine), and where a
 * policy names it, no longer the older `report-uri`, which all browsers know.
 */
export const encryptedReports = {
  directive: '; report-to policy',
  header: { key: 'Reporting-Endpoints', value: `policy="${reportPath}"` },
};

/** Of what is no page and shows nothing: scripts, data, answers of the API, redirects. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * Of pictures and videos, which browsers show as small pages when they are opened by their own address: a drawing may
 * have styles, a video loads itself once more.
 */
export const mediaPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; media-src 'self'; frame-ancestors 'none'";

/** Where a page's own inline scripts or styles are not known: Next writes its hydration data as such. */
const anyInline = ["'unsafe-inline'"];

/**
 * @typedef {object} Page
 * @property {boolean} [isDevelopment]
 * @property {readonly string[]} [inlineScripts] hashes of its inline scripts, or a nonce, where they are known
 * @property {readonly string[]} [inlineStyles] hashes of its inline styles, where they are known
 * @property {boolean} [hasTrustedTypes] whether the page runs `trusted-types.mjs`
 * @property {readonly import('./third-parties.mjs').ThirdParty[]} [uses]
 */

/**
 * Returns one Content-Security-Policy value.
 * @param {Page} page
 */
export function contentSecurityPolicy({
  isDevelopment = false,
  inlineScripts = anyInline,
  inlineStyles,
  hasTrustedTypes = false,
  // Anyone who writes may add a video at any time.
  uses = isDevelopment ? everyThirdParty : readThirdParties(),
}) {
  const { frames, connections, styles } = needsOf(uses);
  const directives = {
    'default-src': ["'none'"],
    // React's development build needs eval for its error overlay; production never has it.
    'script-src': ["'self'", ...inlineScripts, ...(isDevelopment ? ["'unsafe-eval'"] : [])],
    // For browsers that do not tell elements and attributes apart (Safari before 15.4, Firefox before 108).
    'style-src': ["'self'", ...anyInline],
    // Next's overlay of development brings styles of its own.
    'style-src-elem': [
      "'self'",
      ...(inlineStyles && !isDevelopment ? [...inlineStyles, ...styles] : anyInline),
    ],
    // Attributes carry each picture's blurred placeholder, colours of documents and heights of bars; global-error.tsx
    // has no style sheet. What they can do is change the looks of their own element.
    'style-src-attr': anyInline,
    // Blurred placeholders are data.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connections, ...(isDevelopment ? ['ws:'] : [])],
    'media-src': ["'self'"],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'worker-src': ["'none'"],
    'manifest-src': ["'self'"],
    ...(hasTrustedTypes && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default'],
    }),
    'report-uri': [reportPath],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/**
 * Takes Trusted Types from a policy: Next's page for errors does not run `trusted-types.mjs`, and would stay empty.
 * @param {string} policy
 */
export function withoutTrustedTypes(policy) {
  return policy.replace(/require-trusted-types-for [^;]*; trusted-types [^;]*; /, '');
}
