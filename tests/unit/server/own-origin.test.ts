import { describe, expect, it } from 'vitest';
import { isOwnOrigin } from '@/server/own-origin';

const siteUrl = 'https://amberline.example';

function isOwn(headers: Record<string, string>, url = 'http://10.0.0.4:3000/api/message'): boolean {
  return isOwnOrigin(new Request(url, { method: 'POST', headers }), siteUrl);
}

describe('own origin', () => {
  it.each([
    ['the site itself', { origin: siteUrl, 'sec-fetch-site': 'same-origin' }],
    ['the site itself, from a browser without Sec-Fetch-Site', { origin: siteUrl }],
    ['the host asked for', { origin: 'http://localhost:3000', host: 'localhost:3000' }],
    [
      'the host a proxy passed on',
      { origin: 'https://b.example', 'x-forwarded-host': 'b.example' },
    ],
    ['a form of a page without referrer', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
    ['no origin, vouched for by the browser', { 'sec-fetch-site': 'same-origin' }],
    ['a tool that is no browser', {}],
    ['a typed address with our origin', { origin: siteUrl, 'sec-fetch-site': 'none' }],
  ])('is %s', (_, headers) => {
    expect(isOwn(headers as Record<string, string>)).toBe(true);
  });

  it('falls back to the host in the address', () => {
    expect(isOwn({ origin: 'http://10.0.0.4:3000' })).toBe(true);
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    [
      'another site claiming same-origin',
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    ],
    ['our origin sent from another site', { origin: siteUrl, 'sec-fetch-site': 'cross-site' }],
    ['another port of our host', { origin: 'http://localhost:4000', host: 'localhost:3000' }],
    ['a sibling host', { origin: 'https://blog.amberline.example', 'sec-fetch-site': 'same-site' }],
    ['a host that only begins like ours', { origin: `${siteUrl}.evil.example` }],
    ['a host that only ends like ours', { origin: 'https://evil-amberline.example' }],
    [
      'a host that ends like the one asked for',
      { origin: 'http://evil-b.example', host: 'b.example' },
    ],
    ['the site over plain http', { origin: 'http://amberline.example' }],
    ['a sandboxed frame', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['a null origin no one vouches for', { origin: 'null' }],
    ['no origin, cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['no origin, same-site', { 'sec-fetch-site': 'same-site' }],
    ['no origin, none', { 'sec-fetch-site': 'none' }],
    ['another scheme', { origin: 'ftp://localhost:3000', host: 'localhost:3000' }],
    ['no address at all', { origin: 'evil', host: 'evil' }],
  ])('is not %s', (_, headers) => {
    expect(isOwn(headers as Record<string, string>)).toBe(false);
  });
});
