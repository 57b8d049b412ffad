import ipaddr from 'ipaddr.js';
import { env } from './env';
import { sha256 } from './sha256';

/** Who a request is counted for. `isShared`: without a trustworthy address, all such clients are counted together. */
export interface ClientKey {
  /** A hash; safe in Redis and in a log. */
  key: string;
  isShared: boolean;
}

const shared: ClientKey = { key: 'shared', isShared: true };

/**
 * Returns the key a request is limited by. The address comes only from the source that `CLIENT_IP_MODE` names: a header
 * a visitor can write would let anyone choose a fresh limit.
 */
export async function clientKey(request: Request): Promise<ClientKey> {
  const address = trustedAddress(request.headers, env().CLIENT_IP_MODE ?? 'direct');
  const group = address === undefined ? undefined : addressGroup(address);
  if (group === undefined) return shared;
  // The hash contains a secret: without one, all IPv4 addresses can be tried in minutes.
  const secret = env().UPSTASH_REDIS_REST_TOKEN ?? env().RESEND_API_KEY ?? '';
  return { key: await sha256(`${secret} ${group}`), isShared: false };
}

function trustedAddress(headers: Headers, mode: string): string | undefined {
  // Vercel overwrites this header on every request (vercel.com/docs/headers/request-headers).
  if (mode === 'vercel') return headers.get('x-vercel-forwarded-for')?.split(',').at(-1);
  if (mode === 'direct') return headers.get(peerHeader()) ?? undefined;
  const hops = /^proxy:(\d+)$/.exec(mode)?.[1];
  if (hops === undefined) return undefined;
  // Each proxy appends the address it saw, so only the last N addresses can be trusted.
  return headers.get('x-forwarded-for')?.split(',').at(-Number(hops));
}

/**
 * Returns the group of addresses one client can choose from: an IPv4 address itself, or the /64 of an IPv6 address
 * (what a provider gives one household). Accepts a port and brackets, which some proxies add. Returns undefined for
 * anything that is not an address.
 */
export function addressGroup(text: string): string | undefined {
  const written = withoutPort(text.trim());
  // The library also reads spellings such as 0x7f.1; proxies write only this one.
  if (ipaddr.IPv4.isValidFourPartDecimal(written)) return written;
  // A zone (`%eth0`) belongs to an address of the local network, which no visitor has.
  if (!ipaddr.IPv6.isValid(written) || written.includes('%')) return undefined;
  const address = ipaddr.IPv6.parse(written);
  // An IPv4 client seen through an IPv6 socket.
  if (address.isIPv4MappedAddress()) return address.toIPv4Address().toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

function withoutPort(text: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text);
  if (bracketed) return bracketed[1] ?? '';
  return /^[\d.]+:\d{1,5}$/.test(text) ? text.replace(/:\d+$/, '') : text;
}

const peer = Symbol.for('amberline.peer-header');
const kept = globalThis as typeof globalThis & { [peer]?: string };

/**
 * Returns the name of the header in which this process notes the address at the other end of a connection
 * (`src/process/front-door.ts`). Each process draws the name at random, so no one outside can send the header. The name
 * is global, because every bundle has its own copy of this module.
 */
export function peerHeader(): string {
  kept[peer] ??= `x-peer-${crypto.randomUUID()}`;
  return kept[peer];
}
