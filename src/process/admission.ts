import { findMove, type Moves } from '@/rules/moved-address';
import { findPage, type PublicPages } from '@/rules/public-page';
import { siteTime } from '@/site/clock.mjs';
import { defaultLocale, locales } from '@/site/locales';
import { pathFor } from '@/site/routes';

/**
 * What happens to a request before Next sees it: Next serves it at `url` (mostly its own address), or redirects it from
 * `url`, or the front door sends it to another address for good, or refuses its method.
 */
export type Admission =
  | { kind: 'serve'; url: string }
  | { kind: 'move'; url: string }
  | { kind: 'redirect'; location: string }
  | { kind: 'refuse'; allow: string };

/** The methods an API handler may export; Next answers others with an error of its own. */
const handlerMethods = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Addresses of Next's own pages, which Next would serve; no page of ours begins with `_`. */
const internal = /^\/(?:_(?!next(?:\/|$))|(?:404|500)(?:\/|$))/;

const noMoves: Moves = new Map();

/** Addresses Next redirects: repeated or trailing slashes, and the prefix of the default language. */
const moved = new RegExp(`//|./$|^/${defaultLocale}(?:/|$)`);

/**
 * Decides by the method and the raw request target. Addresses Next fails on become our 404, and so do those a page of a
 * document or a list might have but has not: Next would render, and answer emptily, each address a visitor invents.
 */
export function admit(
  method: string,
  target: string,
  pages: PublicPages = {},
  moves: Moves = noMoves,
): Admission {
  // Proxies send `http://host/path`; Next would redirect to that host.
  const url = target.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?=[?#]|$)/, '/');
  const [path = ''] = url.split(/[?#]/, 1);
  const isApi = path.startsWith('/api/');
  if (!(isApi ? handlerMethods : ['GET', 'HEAD']).includes(method)) {
    return { kind: 'refuse', allow: isApi ? 'POST' : 'GET, HEAD' };
  }
  const plainPath = path.startsWith('/') ? new URL(`http://host${path}`).pathname : '';
  if (isUnknown(plainPath)) return { kind: 'serve', url: unknownAddress(path) };
  if (path.includes('\\') || moved.test(plainPath)) return { kind: 'move', url };
  const location = findMove(moves, plainPath, /\?[^#]*/.exec(url)?.[0]);
  if (location !== undefined) return { kind: 'redirect', location };
  const page = findPage(pages, plainPath, siteTime());
  if (page === 'hidden') return { kind: 'serve', url: unknownAddress(path) };
  return { kind: 'serve', url: page === undefined ? url : page + url.slice(path.length) };
}

/** Says whether we answer a path with our 404. The path is as Next reads it: without `.` and `..`, still encoded. */
function isUnknown(path: string): boolean {
  try {
    const plain = decodeURIComponent(path);
    if (!plain.startsWith('/') || internal.test(plain)) return true;
    // A literal folder name of `app/`, such as `[locale]`, would match that folder's route.
    return /[[\]]/.test(plain) && !plain.startsWith('/_next/static/');
  } catch {
    return true;
  }
}

function unknownAddress(path: string): string {
  const locale = locales.find((one) => path === `/${one}` || path.startsWith(`/${one}/`));
  return pathFor('/unknown-address', locale ?? defaultLocale);
}
