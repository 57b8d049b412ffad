import type { OutgoingHttpHeader, ServerResponse } from 'node:http';
import { brotliDecompressSync, unzipSync } from 'node:zlib';
import { policyOf } from '@/finish/page-policy.mjs';
import { env } from '@/server/env';
import {
  dataPolicy,
  encryptedReports,
  ownPolicyHeader,
  policyHeader,
  withoutTrustedTypes,
} from '@/site/content-policy.mjs';
import { plainHeaders } from '@/site/security-headers.mjs';
import { bytesOf, withBytes } from './body-part';

/**
 * Gives an answer of Next one policy, as soon as it is known what is answered. `noncePolicy` is that of a page rendered
 * for this request alone. Next's error page has no policy of its own: it is held back until it is whole, and gets the
 * policy of its own scripts.
 */
export function settlePolicy(response: ServerResponse, noncePolicy?: string): void {
  const { writeHead, flushHeaders, write, end } = response;
  /** What a page without a policy is to be sent with, while it is held back. */
  let held: { head: unknown[]; body: Buffer[] } | undefined;
  const isHeldBack = () => {
    // Node itself would write the headers without asking `writeHead` what is to be held back.
    if (!response.headersSent && !held) response.writeHead(response.statusCode);
    return held;
  };
  response.writeHead = (...values: unknown[]) => {
    if (held) return response;
    const policy = policyFor(response, noncePolicy);
    if (policy === 'unknown') {
      held = { head: values, body: [] };
      return response;
    }
    setPolicy(response, policy);
    return Reflect.apply(writeHead, response, values);
  };
  response.flushHeaders = () => {
    if (!isHeldBack()) Reflect.apply(flushHeaders, response, []);
  };
  response.write = (...values: unknown[]) => {
    const now = isHeldBack();
    if (!now) return Reflect.apply(write, response, values);
    now.body.push(bytesOf(values));
    return true;
  };
  response.end = (...values: unknown[]) => {
    const now = isHeldBack();
    if (!now) return Reflect.apply(end, response, values);
    const body = Buffer.concat([...now.body, bytesOf(values)]);
    const html = decompress(body, response.getHeader('content-encoding'));
    setPolicy(response, policyOf(html));
    Reflect.apply(writeHead, response, now.head);
    return Reflect.apply(end, response, withBytes(body, values));
  };
}

/**
 * Chooses the policy of an answer: its own; else of a page `noncePolicy` or 'unknown', and of anything else the short one.
 * Undefined where the browser already has the policy.
 */
function policyFor(response: ServerResponse, noncePolicy?: string): string | undefined {
  const stated = response.getHeader(ownPolicyHeader);
  const [ofAddress, ofPage] = [response.getHeader(policyHeader)].flat();
  const own = stated ?? ofPage;
  if (own !== undefined) return String(own);
  if (response.statusCode === 304) return undefined;
  if (isPage(response.getHeader('content-type'))) {
    if (noncePolicy === undefined) return 'unknown';
    return response.statusCode < 500 ? noncePolicy : withoutTrustedTypes(noncePolicy);
  }
  // The address was taken for that of a page.
  const isOfPages = ofAddress === undefined || String(ofAddress).includes('script-src');
  return isOfPages ? dataPolicy : String(ofAddress);
}

function setPolicy(response: ServerResponse, policy: string | undefined): void {
  // Next sends its redirects without the headers of its configuration.
  const isBare = !response.hasHeader(policyHeader);
  response.removeHeader(ownPolicyHeader);
  response.removeHeader(policyHeader);
  if (policy === undefined) return;
  if (isBare) for (const { key, value } of plainHeaders) response.setHeader(key, value);
  if (policy.includes('report-uri') && env().SITE_URL.startsWith('https:')) {
    const { directive, header } = encryptedReports;
    response.setHeader(policyHeader, policy + directive);
    response.setHeader(header.key, header.value);
  } else response.setHeader(policyHeader, policy);
}

function isPage(type: OutgoingHttpHeader | undefined): boolean {
  return /^text\/html\b/i.test(String(type));
}

/** Returns the text of a page. One that ends too soon allows no script at all. */
function decompress(body: Buffer, encoding: OutgoingHttpHeader | undefined): string {
  if (encoding === undefined) return body.toString();
  try {
    return (encoding === 'br' ? brotliDecompressSync(body) : unzipSync(body)).toString();
  } catch {
    return '';
  }
}
