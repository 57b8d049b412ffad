/** The path of the page the browser loaded, if its address had a fragment. */
const loaded =
  typeof window !== 'undefined' && window.location.hash ? window.location.pathname : undefined;

/**
 * Says whether a link to `href` has to load its page instead of changing to it by script. Next (16.4) takes the
 * fragment of the loaded address for a part of the path and adds it to every later link (vercel/next.js#96714).
 */
export function mustLoad(href: string): boolean {
  return new URL(href, window.location.href).pathname === loaded;
}
