import { generateKeyPairSync, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { claimPorts, portsFrom } from '@/tools/stack/addresses';
import { keepCertificate } from '@/tools/stack/certificate';
import { base58, keepIdentity, namePublicKey } from '@/tools/stack/identity';
import { startPart } from '@/tools/stack/part';
import { listen } from '../../mocks/free-port';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stack-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the engine’s identity', () => {
  // The test vectors of draft-msporny-base58.
  test.each([
    [Buffer.from('Hello World!'), '2NEpo7TZRRrLZSi2U'],
    [Buffer.from('0000287fb4cd', 'hex'), '11233QC4'],
    [Buffer.alloc(2), '11'],
  ])('writes %s in base58', (bytes, text) => {
    expect(base58(bytes)).toBe(text);
  });

  test('is made once, for its owner alone, and named by its public half', () => {
    const file = join(folder, 'identity.pem');
    const { publicKey } = keepIdentity(file);
    expect(publicKey).toMatch(/^publickeyv1_[1-9A-HJ-NP-Za-km-z]{40,44}$/);
    expect(keepIdentity(file).publicKey).toBe(publicKey);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const other = generateKeyPairSync('ed25519').privateKey;
    const text = other.export({ type: 'pkcs8', format: 'pem' }).toString();
    expect(namePublicKey(text)).not.toBe(publicKey);
  });
});

test('a certificate is kept while it lasts, with its key', () => {
  const file = join(folder, 'localhost.pem');
  keepCertificate(file);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain('PRIVATE KEY');
  expect(new X509Certificate(text).checkHost('localhost')).toBe('localhost');
  keepCertificate(file);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('a port that is taken is named, with its use', async () => {
  const server = createServer();
  const port = await listen(server, 0);
  const ports = { ...portsFrom(port - 1) };
  await expect(claimPorts(ports)).rejects.toThrow(`${port} (http)`);
  server.close();
});

describe('a part', () => {
  const ready = () => readFileSync(join(folder, 'ready'), 'utf8') === 'yes';
  const program = (then: string) => {
    const file = join(folder, 'part.cjs');
    const { stringify } = JSON;
    writeFileSync(
      file,
      `require('node:fs').writeFileSync(${stringify(join(folder, 'ready'))}, 'yes');${then}`,
    );
    return [process.execPath, file] as const;
  };
  const forever = 'setInterval(() => undefined, 1000);';

  test('comes back after a crash, says so, and ends when it is asked to', async () => {
    const lines: string[] = [];
    const part = await startPart(
      { command: program(forever), isReady: async () => ready() },
      (line) => lines.push(line),
    );
    const before = part.pid();
    await part.kill();
    expect(part.pid()).not.toBe(before);
    expect(lines).toEqual(['ended (SIGKILL), starts again in 0.5 s', 'is back']);
    const last = part.pid() ?? 0;
    await part.stop();
    expect(() => process.kill(last, 0)).toThrow('ESRCH');
    expect(lines).toHaveLength(2);
  });

  test('that ends before it is ready is no part, and its lines are handed on', async () => {
    const lines: string[] = [];
    const command = [process.execPath, '-e', "console.error('no room'); process.exit(3)"] as const;
    const start = startPart({ command, isReady: async () => false }, (line) => lines.push(line));
    await expect(start).rejects.toThrow('ended before it was ready');
    expect(lines).toContain('no room');
  });
});
