import { describe, expect, it, vi } from 'vitest';
import { addressGroup, peerHeader } from '@/server/client-key';

async function keyOf(mode: string | undefined, headers: Record<string, string>) {
  vi.stubEnv('CLIENT_IP_MODE', mode);
  vi.resetModules();
  const { clientKey } = await import('@/server/client-key');
  return clientKey(new Request('http://localhost:3000/', { headers }));
}

describe('address groups', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    [' 203.0.113.7 ', '203.0.113.7'],
    ['203.0.113.7:51000', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s is %s', (text, group) => {
    expect(addressGroup(text)).toBe(group);
  });

  it.each([
    '',
    'unknown',
    '203.0.113',
    '203.0.113.7.',
    '256.0.0.1',
    '1.2.3.4.5',
    '1',
    '0x7f.1.1.1',
    'fe80::1%eth0',
    '::1::2',
    '[::1',
    '2001:db8',
    '1:2:3:4:5:6:7:8:9',
    'localhost',
    '203.0.113.7/8',
  ])('%j is not an address', (text) => {
    expect(addressGroup(text)).toBeUndefined();
  });
});

describe('client key', () => {
  const forged = { 'x-forwarded-for': '198.51.100.1', 'x-real-ip': '198.51.100.1' };

  it.each([undefined, 'direct'])('trusts no header in mode %s', async (mode) => {
    const headers = { ...forged, 'x-vercel-forwarded-for': '198.51.100.1' };
    expect(await keyOf(mode, headers)).toEqual({ key: 'shared', isShared: true });
  });

  it.each([undefined, 'direct'])(
    'takes the other end of the connection in mode %s, where the front door has noted it',
    async (mode) => {
      const noted = { ...forged, [peerHeader()]: '203.0.113.7' };
      const known = await keyOf('proxy:1', { 'x-forwarded-for': '203.0.113.7' });
      expect(await keyOf(mode, noted)).toEqual(known);
    },
  );

  it.each(['vercel', 'proxy:1'])('leaves that note alone in mode %s', async (mode) => {
    expect((await keyOf(mode, { [peerHeader()]: '203.0.113.7' })).isShared).toBe(true);
  });

  it('takes the Nth address from the right behind N proxies', async () => {
    const one = await keyOf('proxy:1', { 'x-forwarded-for': '203.0.113.7' });
    const forgedOne = await keyOf('proxy:1', { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' });
    const two = await keyOf('proxy:2', { 'x-forwarded-for': '9.9.9.9, 203.0.113.7, 10.0.0.1' });
    expect(one).toEqual({ key: expect.stringMatching(/^[\da-f]{64}$/), isShared: false });
    expect(forgedOne).toEqual(one);
    expect(two).toEqual(one);
  });

  it.each([{}, { 'x-forwarded-for': 'unknown' }, { 'x-forwarded-for': '203.0.113.7,' }])(
    'shares one bucket behind a proxy that says %j',
    async (headers) => {
      expect(await keyOf('proxy:1', headers as Record<string, string>)).toEqual({
        key: 'shared',
        isShared: true,
      });
    },
  );

  it('shares one bucket when there are fewer addresses than proxies', async () => {
    expect((await keyOf('proxy:2', { 'x-forwarded-for': '203.0.113.7' })).isShared).toBe(true);
  });

  it("reads Vercel's own header on Vercel and no other", async () => {
    const known = await keyOf('vercel', { ...forged, 'x-vercel-forwarded-for': '203.0.113.7' });
    expect(known).toEqual(await keyOf('proxy:1', { 'x-forwarded-for': '203.0.113.7' }));
    expect((await keyOf('vercel', forged)).isShared).toBe(true);
  });

  it('depends on the secret, so that a key cannot be turned back by trying addresses', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const plain = await keyOf('proxy:1', headers);
    vi.stubEnv('RESEND_API_KEY', 're_secret');
    expect((await keyOf('proxy:1', headers)).key).not.toBe(plain.key);
  });
});
