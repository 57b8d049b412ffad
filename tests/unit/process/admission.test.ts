import { describe, expect, it } from 'vitest';
import { admit } from '@/process/admission';
import { locales } from '@/site/locales';

const unknown = { kind: 'serve', url: '/unknown-address' };
const [original, ...others] = locales;

describe('admission', () => {
  it.each([
    '/',
    '/blog?page=%zz',
    '/za%C5%BC%C3%B3%C5%82%C4%87',
    '/a%2Fb',
    '/%255Blocale%255D',
    '/_next/static/chunks/%5Bname%5D.js',
    '/_next/image?url=%2Fx.webp',
    '/blog/404',
    '/.well-known/security.txt',
  ])('serves %s as it is', (target) => {
    expect(admit('GET', target)).toEqual({ kind: 'serve', url: target });
    expect(admit('HEAD', target)).toEqual({ kind: 'serve', url: target });
  });

  it.each([
    '/%zz',
    '/%',
    '/%E0%A4%A',
    '/%FF',
    '/blog/%zz?x',
    '/_next/static/%zz',
    '/[locale]',
    '/%5Blocale%5D/blog/%5Bslug%5D',
    '/blog/%5bslug%5d',
    '/plant/%zz',
    '*',
    'blog',
  ])('answers %s as unknown: Next fails over it or takes it for a route', (target) => {
    expect(admit('GET', target)).toEqual(unknown);
  });

  it.each([
    '/_not-found',
    '/_not-found?x',
    '/%5Fnot-found',
    '/blog/../_not-found',
    '/_global-error',
    '/_error',
    '/404',
    '/40%34',
    '/500',
    '/500/',
  ])("answers %s as unknown: it is Next's own", (target) => {
    expect(admit('GET', target)).toEqual(unknown);
  });

  it.each(others)('answers such an address in its language, %s', (locale) => {
    const unknownThere = { kind: 'serve', url: `/${locale}/unknown-address` };
    for (const path of ['%zz', '[slug]', '%5B...rest%5D'])
      expect(admit('GET', `/${locale}/${path}`)).toEqual(unknownThere);
    expect(admit('GET', `http://evil.example/${locale}/%zz`)).toEqual(unknownThere);
  });

  it.each([
    ['http://evil.example/', '/'],
    ['https://evil.example/blog?x=1', '/blog?x=1'],
    ['HTTP://evil.example', '/'],
    ['http://evil.example?x', '/?x'],
  ])('leaves the host of %s alone', (target, url) => {
    expect(admit('GET', target)).toEqual({ kind: 'serve', url });
  });

  it.each([
    '//',
    '//evil.example',
    '/a//b',
    '/a\\b',
    '/blog/',
    '/blog/.',
    `/${original}`,
    `/${original}/blog`,
    `/${original}?x`,
  ])('knows that Next redirects %s', (target) => {
    expect(admit('GET', target)).toEqual({ kind: 'move', url: target });
  });

  it.each(['/', '/english', '/?x=a//b', '/blog?path=/x/'])('does not take %s for one', (target) => {
    expect(admit('GET', target).kind).toBe('serve');
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', ''])(
    'refuses %j for pages, files and what no one knows',
    (method) => {
      for (const target of [
        '/',
        '/blog',
        '/favicon.ico',
        '/_next/static/x.js',
        '/%zz',
        '*',
        '/apis',
      ])
        expect(admit(method, target), target).toEqual({ kind: 'refuse', allow: 'GET, HEAD' });
    },
  );

  it.each(['GET', 'POST', 'PUT', 'OPTIONS'])('lets handlers answer %s themselves', (method) => {
    expect(admit(method, '/api/message')).toEqual({ kind: 'serve', url: '/api/message' });
  });

  it.each(['TRACE', 'PROPFIND', 'PURGE'])('refuses %s for handlers', (method) => {
    expect(admit(method, '/api/message')).toEqual({ kind: 'refuse', allow: 'POST' });
  });
});
