/**
 * Says whether a post comes from a page of this site. A page of another site can make a visitor's browser post
 * here, but that page cannot forge `Origin` or `Sec-Fetch-Site`, nor add a header such as `X-Forwarded-Host` without a
 * preflight, which we refuse.
 * - `Sec-Fetch-Site: cross-site` is always refused.
 * - `Origin` must be the requested host or `siteUrl`. `null` is accepted only with `Sec-Fetch-Site: same-origin`: a
 *   form on a page with `Referrer-Policy: no-referrer`.
 * - Without `Origin`, only `same-origin` is accepted, or no `Sec-Fetch-Site` at all: tools and old browsers.
 */
export function isOwnOrigin(request: Request, siteUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site === 'cross-site') return false;
  const origin = request.headers.get('origin');
  if (origin === null) return site === null || site === 'same-origin';
  if (origin === 'null') return site === 'same-origin';
  if (!URL.canParse(origin)) return false;
  const { host, protocol } = new URL(origin);
  if (protocol !== 'https:' && protocol !== 'http:') return false;
  return origin === new URL(siteUrl).origin || ownHosts(request).includes(host);
}

/** Returns this site's hosts, without the scheme: behind a proxy that ends TLS, we see http and the browser https. */
function ownHosts(request: Request): string[] {
  const { headers } = request;
  const forwarded = headers.get('x-forwarded-host')?.split(',').at(0)?.trim();
  const names = [headers.get('host') ?? new URL(request.url).host, forwarded];
  return names.flatMap((name) => (name ? [name.toLowerCase()] : []));
}
