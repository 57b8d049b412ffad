import { createHash } from 'node:crypto';
import { createServer, IncomingMessage, type Server, ServerResponse } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { settlePolicy } from '@/process/answer-policy';
import { freshPolicy } from '@/process/fresh-pages';
import { contentSecurityPolicy, dataPolicy, ownPolicyHeader } from '@/site/content-policy.mjs';
import { startProcess } from '../server/site';

const html = '<html><style>a{}</style><script>run("łódź")</script><p>text</p></html>';
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const ofAddress = contentSecurityPolicy({});
let server: Server;
let answer: (response: ServerResponse) => void;
let noncePolicy: string | undefined;

beforeAll(async () => {
  server = createServer((_, response) => {
    settlePolicy(response, noncePolicy);
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());
beforeEach(() => {
  noncePolicy = undefined;
});

const ask = (method = 'GET') =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { method });

const policyOf = (response: Response) => response.headers.get('content-security-policy');

/** Answers as Next does: headers one by one, then a stream. */
const page = (response: ServerResponse, more: Record<string, string> = {}) => {
  response.statusCode = 500;
  response.setHeader('Content-Security-Policy', ofAddress);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  for (const [name, value] of Object.entries(more)) response.setHeader(name, value);
};

function expectOwnScripts(policy: string | null): void {
  expect(policy).toContain(`script-src 'self' ${hashOf('run("łódź")')};`);
  expect(policy).toContain(hashOf('a{}'));
}

describe('a page without a policy of its own', () => {
  it.each<[string, (response: ServerResponse) => void]>([
    ['at once', (response) => response.end(html)],
    ['with its head', (response) => response.writeHead(500).end(html)],
    [
      'in parts',
      (response) => {
        response.flushHeaders();
        const cut = Buffer.from(html).indexOf('ó') + 1;
        response.write(Buffer.from(html).subarray(0, cut));
        response.write(Buffer.from(html).subarray(cut), () => undefined);
        response.end();
      },
    ],
    ['in another alphabet', (response) => response.end(Buffer.from(html).toString('hex'), 'hex')],
  ])('sent %s gets that of its scripts', async (_, send) => {
    answer = (response) => {
      page(response);
      send(response);
    };
    const response = await ask();
    expect([response.status, await response.text()]).toEqual([500, html]);
    expectOwnScripts(policyOf(response));
    expect(policyOf(response)).toMatch(/; report-uri \/api\/policy-reports$/);
  });

  it.each([
    ['gzip', gzipSync(html)],
    ['deflate', deflateSync(html)],
  ])('packed with %s gets it, too', async (encoding, body) => {
    answer = (response) => {
      page(response, { 'Content-Encoding': encoding });
      response.end(body);
    };
    const response = await ask();
    expect(await response.text()).toBe(html);
    expectOwnScripts(policyOf(response));
  });

  it('that is cut off, or only asked about, may run nothing inline', async () => {
    answer = (response) => {
      page(response, { 'Content-Encoding': 'gzip' });
      response.end(gzipSync(html).subarray(0, 20));
    };
    expect(policyOf(await ask())).toContain("script-src 'self';");
    answer = (response) => {
      page(response);
      response.end();
    };
    expect(policyOf(await ask('HEAD'))).toContain("script-src 'self';");
  });

  it('is sent as it comes where it has a nonce', async () => {
    noncePolicy = freshPolicy('/pl/contact/failed?x');
    answer = (response) => {
      page(response);
      response.statusCode = 200;
      response.end(html);
    };
    const policy = policyOf(await ask());
    expect(policy).toBe(noncePolicy);
    expect(policy).toContain('require-trusted-types-for');
    expect(policy).not.toMatch(/script-src [^;]*unsafe/);
  });

  it('needs no Trusted Types where it is the page for errors, which has none', async () => {
    noncePolicy = freshPolicy('/contact/failed');
    answer = (response) => {
      page(response);
      response.end(html);
    };
    const policy = policyOf(await ask());
    expect(policy).not.toContain('trusted-types');
    expect(noncePolicy).toContain(policy?.split('; report-uri')[0]);
    expect(policy).toMatch(/; report-uri \/api\/policy-reports$/);
  });
});

it('an encrypted site names the newer way to report, too', async () => {
  startProcess({ SITE_URL: 'https://agency.example' });
  const module = await import('@/process/answer-policy');
  answer = (response) => {
    const encrypted = new ServerResponse(new IncomingMessage(new Socket()));
    module.settlePolicy(encrypted);
    page(encrypted, { [ownPolicyHeader]: contentSecurityPolicy({}) });
    encrypted.writeHead(200);
    response.end(JSON.stringify(encrypted.getHeaders()));
  };
  const headers = await (await ask()).json();
  expect(headers['content-security-policy']).toMatch(/report-uri \S+; report-to policy$/);
  expect(headers['reporting-endpoints']).toBe('policy="/api/policy-reports"');
});

describe('what is no page', () => {
  it('has the short policy, or that of its address where it is not one of pages', async () => {
    for (const [given, expected] of [
      [ofAddress, dataPolicy],
      [undefined, dataPolicy],
      ["default-src 'none'; img-src 'self'", "default-src 'none'; img-src 'self'"],
    ] as const) {
      answer = (response) => {
        if (given) response.setHeader('Content-Security-Policy', given);
        response.setHeader('Content-Type', 'application/json');
        response.end('{}');
      };
      expect(policyOf(await ask())).toBe(expected);
    }
  });

  it('changes nothing of a page that the browser has already', async () => {
    answer = (response) => {
      response.statusCode = 304;
      response.setHeader('Content-Security-Policy', ofAddress);
      response.setHeader('Content-Type', 'text/html');
      response.end();
    };
    expect(policyOf(await ask())).toBeNull();
    answer = (response) => {
      response.statusCode = 304;
      response.setHeader('Content-Security-Policy', [ofAddress, 'its own']);
      response.end();
    };
    expect(policyOf(await ask())).toBe('its own');
  });

  it('keeps the policy it states itself', async () => {
    answer = (response) => {
      page(response, { [ownPolicyHeader]: 'its own' });
      response.end(html);
    };
    const response = await ask();
    expect(policyOf(response)).toBe('its own');
    expect(response.headers.has(ownPolicyHeader)).toBe(false);
  });
});

it('a nonce is new each time, and for no page that is kept', () => {
  const nonces = [1, 2].map(
    () => /'nonce-([^']{22,})'/.exec(freshPolicy('/contact/failed') ?? '')?.[1],
  );
  expect(new Set(nonces).size).toBe(2);
  expect(nonces).not.toContain(undefined);
  for (const path of ['/', '/contact', '/contact/failed/x', '/contact/sent', '/pl/blog'])
    expect(freshPolicy(path), path).toBeUndefined();
});
