import type { Redirect } from './redirect-file.mjs';

/**
 * Addresses that lead to another now, by `from`: a page, or a heading of a page that has another id (`/blog/a#old` to
 * `/blog/a#new`). Paths have no language; they hold in each. `npm run content:rename` and `content:remove` write it, and
 * the check holds it against the pages there are (docs/addresses.md).
 */
export const redirects: readonly Redirect[] = [];
