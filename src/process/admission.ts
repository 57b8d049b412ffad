import { defaultLocale, locales } from '@/site/locales';
import { pathFor } from '@/site/routes';

/**
 * What becomes of a request before Next sees it: it is served at an address (mostly its own), or there sent on to
 * another one by Next, or refused for its method.
 */
export type Admission =
  | { kind: 'serve'; url: string }
  | { kind: 'move'; url: string }
  | { kind: 'refuse'; allow: string };

/** What handlers of the API may export; other methods Next answers with an error of its own. */
const handlerMethods = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Addresses Next keeps for itself and serves all the same; no page of ours begins with `_`. */
const internal = /^\/(?:_(?!next(?:\/|$))|(?:404|500)(?:\/|$))/;

/** Addresses Next redirects: repeated or closing slashes, and the prefix English does not have. */
const moved = new RegExp(`//|./$|^/${defaultLocale}(?:/|$)`);

/** Decides by the method and the request target as it came over the line. Addresses Next trips over become our 404. */
export function admit(method: string, target: string): Admission {
  // Proxies' form, `http://host/path`: Next would redirect to that host.
  const url = target.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?=[?#]|$)/, '/');
  const [path = ''] = url.split(/[?#]/, 1);
  const isApi = path.startsWith('/api/');
  if (!(isApi ? handlerMethods : ['GET', 'HEAD']).includes(method)) {
    return { kind: 'refuse', allow: isApi ? 'POST' : 'GET, HEAD' };
  }
  const plainPath = path.startsWith('/') ? new URL(`http://host${path}`).pathname : '';
  if (isUnknown(plainPath)) return { kind: 'serve', url: unknownAddress(path) };
  return { kind: path.includes('\\') || moved.test(plainPath) ? 'move' : 'serve', url };
}

/** Takes the path as Next reads it: without `.` and `..`, still encoded. */
function isUnknown(path: string): boolean {
  try {
    const plain = decodeURIComponent(path);
    if (!plain.startsWith('/') || internal.test(plain)) return true;
    // A name of a folder in `app/`, taken literally, would match that folder's route.
    return /[[\]]/.test(plain) && !plain.startsWith('/_next/static/');
  } catch {
    return true;
  }
}

function unknownAddress(path: string): string {
  const locale = locales.find((one) => path === `/${one}` || path.startsWith(`/${one}/`));
  return pathFor('/unknown-address', locale ?? defaultLocale);
}
