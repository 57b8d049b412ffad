import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { isPublic, stampPeer } from '@/process/peer';
import { peerHeader } from '@/server/client-key';

describe('a public address', () => {
  it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2a00:1450::1', '::ffff:8.8.8.8'])(
    '%s is one',
    (address) => expect(isPublic(address)).toBe(true),
  );

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '169.254.1.1',
    '0.0.0.0',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:192.168.1.1',
    'fe80::1',
    'fe80::1%eth0',
    'fd12::1',
  ])('%s is none', (address) => expect(isPublic(address)).toBe(false));
});

describe('the note about the peer', () => {
  function requestFrom(address: string | undefined): IncomingMessage {
    const socket = new Socket();
    vi.spyOn(socket, 'remoteAddress', 'get').mockReturnValue(address);
    return new IncomingMessage(socket);
  }

  it('is the address at the other end, whatever was sent under that name', () => {
    const request = requestFrom('8.8.8.8');
    request.headers[peerHeader()] = '1.1.1.1';
    stampPeer(request);
    expect(request.headers[peerHeader()]).toBe('8.8.8.8');
  });

  it.each(['10.0.0.1', undefined])('is nothing for %s, whatever was sent', (address) => {
    const request = requestFrom(address);
    request.headers[peerHeader()] = '1.1.1.1';
    stampPeer(request);
    expect(request.headers[peerHeader()]).toBeUndefined();
  });

  it.each(['x-forwarded-for', 'forwarded', 'x-real-ip'])('is not what %s says', (name) => {
    const request = requestFrom('8.8.8.8');
    request.headers[name] = '1.1.1.1';
    stampPeer(request);
    expect(request.headers[peerHeader()]).toBe('8.8.8.8');
    const own = requestFrom('10.0.0.1');
    own.headers[name] = '1.1.1.1';
    stampPeer(own);
    expect(own.headers[peerHeader()]).toBeUndefined();
  });

  it('has a name no one can guess', () => {
    expect(peerHeader()).toMatch(/^x-peer-[\da-f-]{36}$/);
  });
});
