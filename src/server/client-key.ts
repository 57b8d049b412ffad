import { env } from './env';
import { addressGroup } from './ip-address';
import { peerHeader } from './peer-header';
import { sha256 } from './sha256';

/** Who a request is counted for. `isShared`: no trustworthy address, so everybody such counts together. */
export interface ClientKey {
  /** A hash; safe in Redis and in a log. */
  key: string;
  isShared: boolean;
}

const shared: ClientKey = { key: 'shared', isShared: true };

/**
 * The key a request is limited by. The address comes from what `CLIENT_IP_MODE` names and from nowhere
 * else: a header a visitor can write would let everybody choose a fresh limit.
 */
export async function clientKey(request: Request): Promise<ClientKey> {
  const address = trustedAddress(request.headers, env().CLIENT_IP_MODE ?? 'direct');
  const group = address === undefined ? undefined : addressGroup(address);
  if (group === undefined) return shared;
  // A secret goes into the hash: without one, all IPv4 addresses can be tried in minutes.
  const secret = env().UPSTASH_REDIS_REST_TOKEN ?? env().RESEND_API_KEY ?? '';
  return { key: await sha256(`${secret} ${group}`), isShared: false };
}

function trustedAddress(headers: Headers, mode: string): string | undefined {
  // Vercel overwrites this header on every request (vercel.com/docs/headers/request-headers).
  if (mode === 'vercel') return headers.get('x-vercel-forwarded-for')?.split(',').at(-1);
  if (mode === 'direct') return headers.get(peerHeader()) ?? undefined;
  const hops = /^proxy:(\d+)$/.exec(mode)?.[1];
  if (hops === undefined) return undefined;
  // Each proxy appends the address it saw, so only the last N entries are ours to believe.
  return headers.get('x-forwarded-for')?.split(',').at(-Number(hops));
}
