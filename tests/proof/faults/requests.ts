import type { Fault } from '../fault';

/** Statuses, headers and redirects. */
export const requestFaults: readonly Fault[] = [
  {
    name: 'an unknown address is answered with 200',
    file: 'src/app/[locale]/unknown-address/answer/route.ts',
    from: 'status: 404,',
    to: 'status: 200,',
  },
  {
    name: 'what has expired is answered with 404, not 410',
    file: 'src/publishing/page-cache.mjs',
    from: 'page.status = 410;',
    to: 'page.status = 404;',
  },
  {
    name: 'a body is read past its size, and is 400, not 413',
    file: 'src/server/body.ts',
    from: 'if (value.length > room) {',
    to: 'if (room === 0) {',
  },
  {
    name: 'no answer says that the site is for https alone',
    file: 'src/site/security-headers.mjs',
    from: 'const common = [\n  onlyHttps,\n',
    to: 'const common = [\n',
  },
  {
    name: 'every address of plain http leads to the home page',
    file: 'deploy/haproxy.cfg',
    from: 'http-request redirect prefix',
    to: 'http-request redirect location',
  },
  {
    name: 'an address under /en moves for now, not for good',
    file: 'next.config.mjs',
    from: "destination: '/:path*', permanent: true",
    to: "destination: '/:path*', permanent: false",
  },
  {
    name: 'a page’s policy has the hashes from before it was finished',
    file: 'src/finish/finish-page.mjs',
    from: 'return { html, policy: policyOf(html) };',
    to: 'return { html, policy: policyOf(rendered) };',
  },
  {
    name: 'a visitor’s address is what the visitor says it is',
    file: 'src/process/peer.ts',
    from: '  const address = request.socket.remoteAddress;\n',
    to: "  const [told = ''] = String(request.headers['x-forwarded-for'] ?? '').split(',');\n  const address = told.trim() || request.socket.remoteAddress;\n",
  },
];
