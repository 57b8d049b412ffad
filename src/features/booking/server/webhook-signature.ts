import { bookingWebhook } from '@/site/limits';

/**
 * Whether a webhook's body was signed with our key, and lately. The header is `t=<seconds>,v1=<hex>`: the HMAC
 * SHA-256 of "<seconds>.<body>" (developer.calendly.com, webhook signatures). Compared in constant time.
 */
export async function isSigned(body: Uint8Array, header: string, key: string): Promise<boolean> {
  const [, seconds = '', hex = ''] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(header) ?? [];
  if (hex === '') return false;
  if (Math.abs(Date.now() - Number(seconds) * 1000) > bookingWebhook.signatureAgeMs) return false;
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const secret = await crypto.subtle.importKey('raw', encoder.encode(key), algorithm, false, [
    'verify',
  ]);
  const signed = new Uint8Array([...encoder.encode(`${seconds}.`), ...body]);
  const given = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return crypto.subtle.verify('HMAC', secret, given, signed);
}
