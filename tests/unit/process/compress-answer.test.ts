import {
  createServer,
  type IncomingHttpHeaders,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressAnswer } from '@/process/compress-answer';

let server: Server;
let answer: (response: ServerResponse) => void;

beforeAll(async () => {
  server = createServer((asked, response) => {
    compressAnswer(asked, response);
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

/** Asks as a browser does, and returns the bytes as they came. */
function ask(encoding: string, method = 'GET') {
  return new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }>(
    (resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      const headers = { 'accept-encoding': encoding };
      const asked = request({ port, method, headers, agent: false }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          const { statusCode: status, headers } = response;
          resolve({ status, headers, body: Buffer.concat(parts) });
        });
        response.on('error', reject);
      });
      asked.on('error', reject).end();
    },
  );
}

const page = (word: string) => `<p>${word} Zażółć gęślą jaźń</p>`.repeat(300);
const kept = { 'Content-Type': 'text/html; charset=utf-8', ETag: '"one"' };

/** Answers with a body at once, with headers as Next sets them. */
function send(body: string, headers: Record<string, string>, status = 200) {
  answer = (response) => {
    response.statusCode = status;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader('Content-Length', Buffer.byteLength(body));
    response.end(body);
  };
}

describe('an answer that is the same for everyone', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ] as const)('to "%s" is %s, twice the same', async (accepted, encoding, read) => {
    const body = page(accepted);
    send(body, kept);
    const first = await ask(accepted);
    const second = await ask(accepted);
    for (const { headers, body: bytes } of [first, second]) {
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers.vary).toBe('Accept-Encoding');
      expect(read(bytes).toString()).toBe(body);
    }
    // Kept, so its length is known before it is sent.
    expect(first.headers['content-length']).toBeUndefined();
    expect(second.headers['content-length']).toBe(String(second.body.length));
  });

  it.each([['identity'], ['']])(
    'to "%s" is as it was, and says that it varies',
    async (accepted) => {
      send(page('plain'), kept);
      const { headers, body } = await ask(accepted);
      expect(headers['content-encoding']).toBeUndefined();
      expect(headers.vary).toBe('Accept-Encoding');
      expect(body.toString()).toBe(page('plain'));
    },
  );

  it('comes whole where it was written in parts, cut inside a letter', async () => {
    const bytes = Buffer.from(page('parts'));
    const cut = bytes.indexOf('ż') + 1;
    answer = (response) => {
      response.setHeader('Content-Type', 'application/rss+xml');
      response.setHeader('Cache-Control', 's-maxage=60');
      response.flushHeaders();
      response.write(bytes.subarray(0, cut));
      response.write(bytes.subarray(cut), () => undefined);
      response.end();
    };
    for (let round = 0; round < 2; round += 1) {
      expect(brotliDecompressSync((await ask('br')).body).toString()).toBe(page('parts'));
    }
  });

  it('is told apart by its bytes, not by its name', async () => {
    send(page('old'), kept);
    await ask('br');
    send(page('new'), kept);
    expect(brotliDecompressSync((await ask('br')).body).toString()).toBe(page('new'));
  });

  it('is smaller for later visitors, where it never changes', async () => {
    const script = Array.from({ length: 900 }, (_, index) => `const n${index}=${index ** 3};`).join(
      '',
    );
    send(script, {
      'Content-Type': 'text/javascript',
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
    const { length } = (await ask('br')).body;
    await expect.poll(async () => (await ask('br')).body.length).toBeLessThan(length);
    expect(brotliDecompressSync((await ask('br')).body).toString()).toBe(script);
  });

  it('may be larger than what is held back', async () => {
    const body = page('large').repeat(200);
    expect(Buffer.byteLength(body)).toBeGreaterThan(1024 * 1024);
    answer = (response) => {
      response.setHeader('Content-Type', 'application/xml');
      response.setHeader('Cache-Control', 's-maxage=60');
      for (const part of body.match(/[\s\S]{1,60000}/g) ?? []) response.write(part);
      response.end();
    };
    expect(brotliDecompressSync((await ask('br')).body).toString()).toBe(body);
  });
});

describe('what is compressed on its way, or not at all', () => {
  it('is a page for one visitor: its first part does not wait for the rest', async () => {
    let rest: (() => void) | undefined;
    answer = (response) => {
      response.setHeader('Content-Type', 'text/html');
      response.setHeader('Cache-Control', 'private, no-store');
      response.flushHeaders();
      rest = () => response.end(page('fresh'));
    };
    const whole = ask('gzip');
    await expect.poll(() => rest).toBeDefined();
    rest?.();
    const { headers, body } = await whole;
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body).toString()).toBe(page('fresh'));
  });

  it.each([
    ['a picture', page('picture'), { 'Content-Type': 'image/avif' }, 200],
    ['a part of a file', page('part'), { 'Content-Range': 'bytes 0-9/99' }, 206],
    ['a few words', 'ok', {}, 200],
  ])('%s is sent as it is', async (_, text, headers, status) => {
    send(text, { ...kept, ...headers }, status);
    const { headers: answered, body } = await ask('gzip, br');
    expect(answered['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(text);
  });

  it('HEAD has the head alone', async () => {
    send(page('head'), kept);
    expect(await ask('br', 'HEAD')).toMatchObject({ status: 200, body: Buffer.alloc(0) });
  });
});
