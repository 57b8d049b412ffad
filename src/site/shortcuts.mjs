// @ts-check

/**
 * Addresses that people type and that no page has ever had: each leads to a page, in every language. Where a page has
 * moved, its former address is in `redirects.ts`, which the ledger watches.
 * @type {readonly import('./redirect-file.mjs').Redirect[]}
 */
export const shortcuts = [{ from: '/privacy', to: '/legal/privacy' }];
