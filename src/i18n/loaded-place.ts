/** The page the browser loaded, where its address named a place on it. */
const loaded =
  typeof window !== 'undefined' && window.location.hash ? window.location.pathname : undefined;

/**
 * Whether a link to `href` has to load its page instead of changing to it by script: Next (16.4) takes the place in the
 * address it was loaded with for a part of that page's path, and adds it to every later link (vercel/next.js#96714).
 */
export function mustLoad(href: string): boolean {
  return new URL(href, window.location.href).pathname === loaded;
}
