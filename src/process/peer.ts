import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import { peerHeader } from '@/server/client-key';

/** Addresses of our own proxies or of this machine, never of one visitor (RFC 6890). */
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

/** Notes the address at the other end of the connection in the request, if the address is public. */
export function stampPeer(request: IncomingMessage): void {
  const address = request.socket.remoteAddress;
  if (address && isPublic(address)) request.headers[peerHeader()] = address;
  else delete request.headers[peerHeader()];
}

/** Says whether a socket's address is public. */
export function isPublic(address: string): boolean {
  return !notPublic.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
