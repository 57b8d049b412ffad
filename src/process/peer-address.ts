import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import { peerHeader } from '@/server/peer-header';

/** Who is at the other end from these is a proxy of ours or this machine, never one visitor (RFC 6890). */
const notPublic = new BlockList();
for (const range of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '::/127',
  'fc00::/7',
  'fe80::/10',
]) {
  const [network = '', bits] = range.split('/');
  notPublic.addSubnet(network, Number(bits), isIPv6(network) ? 'ipv6' : 'ipv4');
}

/** Notes in the request who is at the other end of its connection, where that is a public address. */
export function stampPeer(request: IncomingMessage): void {
  const address = request.socket.remoteAddress;
  if (address && isPublic(address)) request.headers[peerHeader()] = address;
  else delete request.headers[peerHeader()];
}

/** Whether an address, as a socket says it, belongs to somebody on the internet. */
export function isPublic(address: string): boolean {
  return !notPublic.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
