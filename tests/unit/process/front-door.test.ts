import { createServer, type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openFrontDoor } from '@/process/front-door';
import { peerHeader } from '@/server/client-key';
import { ownPolicyHeader } from '@/site/content-policy.mjs';
import { plainHeaders } from '@/site/security-headers.mjs';

vi.mock('@/site/redirects', () => ({ redirects: [{ from: '/blog/old', to: '/blog/new' }] }));

const { emit } = Server.prototype;
let server: Server;
let seen: IncomingMessage[] = [];
/** Headers that Next sends with the next answer. */
let sent: [name: string, value: string][] = [];

beforeAll(async () => {
  // As with Next, the server is there before our code is.
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  openFrontDoor();
});
afterAll(() => {
  Server.prototype.emit = emit;
  server.close();
});

function answer(request: IncomingMessage, response: ServerResponse): void {
  seen.push(request);
  for (const [name, value] of sent) response.appendHeader(name, value);
  sent = [];
  response.end('from Next');
}

/** Sends bytes as they are and returns everything that comes back until the connection is closed. */
function send(text: string): Promise<string> {
  seen = [];
  return new Promise((resolve, reject) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('error', reject).on('close', () => resolve(received));
    socket.write(text);
  });
}

const ask = (line: string, more = '') =>
  send(`${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${more}\r\n`);

function expectAllHeaders(received: string): void {
  for (const { key, value } of plainHeaders) expect(received).toContain(`${key}: ${value}\r\n`);
}

describe('the front door', () => {
  it('lets an ordinary request through untouched', async () => {
    expect(await ask('GET /blog?x=1')).toContain('from Next');
    expect(seen.map(({ url }) => url)).toEqual(['/blog?x=1']);
  });

  it('sends a page that has moved on for good, and Next hears nothing of it', async () => {
    const received = await ask('GET /pl/blog/old?from=letter');
    expect(received).toMatch(/^HTTP\/1\.1 308 /);
    expect(received).toContain('Location: /pl/blog/new?from=letter\r\n');
    expect(received).toContain('Cache-Control: public, max-age=86400\r\n');
    expectAllHeaders(received);
    expect(seen).toEqual([]);
  });

  it('keeps the own policy of a page, and of an answer, instead of that of the configuration', async () => {
    const policies = (received: string) => received.match(/^\S*policy: .*/gim);
    for (const own of ['Content-Security-Policy', ownPolicyHeader]) {
      sent = [
        ['Content-Security-Policy', 'of all'],
        [own, 'its own'],
      ];
      expect(policies(await ask('GET /blog'))).toEqual(['Content-Security-Policy: its own']);
    }
    sent = [['Content-Security-Policy', 'of all']];
    expect(policies(await ask('GET /blog'))).toEqual(['Content-Security-Policy: of all']);
  });

  it('takes no policy from a request, whose nonce Next would write into a page', async () => {
    const policy = "script-src 'nonce-x'";
    await ask(
      'GET /blog',
      `Content-Security-Policy: ${policy}\r\ncontent-security-policy-report-only: ${policy}\r\n`,
    );
    expect(Object.keys(seen[0]?.headers ?? {}).filter((name) => name.includes('policy'))).toEqual(
      [],
    );
  });

  it('sends what Next would fail over to the page of unknown addresses', async () => {
    await ask('GET /pl/%zz');
    expect(seen.map(({ url }) => url)).toEqual(['/pl/unknown-address']);
  });

  it('gives redirects the headers that Next leaves out', async () => {
    expectAllHeaders(await ask('GET //blog'));
    expect(seen).toHaveLength(1);
  });

  it('refuses other methods without Next and without the body', async () => {
    const received = await ask('POST /', 'Content-Length: 1000000\r\nNext-Action: x\r\n');
    expect(received).toMatch(/^HTTP\/1\.1 405 /);
    expect(received).toContain('Allow: GET, HEAD\r\n');
    expectAllHeaders(received);
    expect(seen).toEqual([]);
  });

  it.each([
    ['GET /bl\u00f6g', 400],
    ['FOO /', 400],
    [`GET /${'a'.repeat(20_000)}`, 431],
  ])('answers what Node cannot read with our headers', async (line, status) => {
    const received = await ask(line);
    expect(received).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expectAllHeaders(received);
    expect(seen).toEqual([]);
  });

  it('speaks no other protocol', async () => {
    const upgrade =
      'GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';
    server.once('upgrade', () => expect.unreachable());
    expect(await send(upgrade)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('sends nothing more where an answer was begun before', async () => {
    const received = await send('GET / HTTP/1.1\r\nHost: x\r\n\r\nnonsense\r\n\r\n');
    expect(received.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });

  it('notes no peer from this machine, and no one outside can', async () => {
    await ask('GET /');
    expect(seen[0]?.headers[peerHeader()]).toBeUndefined();
  });
});
