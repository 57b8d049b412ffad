import type { IncomingHttpHeaders } from 'node:http';

/**
 * Says whether a request comes from a page of the preview, or from its own server. `npm run dev` passes requests on to
 * the preview's port on this machine; a page of another site that knows the port is refused, under any name.
 */
export function isFromPreview(headers: IncomingHttpHeaders, port: number): boolean {
  const { host = '', origin } = headers;
  if (![`127.0.0.1:${port}`, `localhost:${port}`].includes(host)) return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin === undefined) return true;
  const asked = headers['x-forwarded-host'];
  return URL.canParse(origin) && new URL(origin).host === asked;
}
