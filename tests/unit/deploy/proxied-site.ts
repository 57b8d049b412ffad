import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ConnectionOptions, connect as connectTls } from 'node:tls';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { portsFrom, type StackPorts } from '@/tools/stack/addresses';
import { keepCertificate } from '@/tools/stack/certificate';
import type { Part } from '@/tools/stack/part';
import { startProxy, waitForBoth } from '@/tools/stack/proxy';
import { type Echo, type SiteStandIn, startSite } from './site-stand-in';

export const siteUrl = 'https://agency.test';
const patience = 30_000;

interface Ask {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}
export interface Answer {
  status: number;
  headers: Record<string, unknown>;
  /** What the site was asked, where it answers. */
  echo: Echo;
}

/**
 * The proxy of production in front of two stand-ins, for the tests of one file. Each test comes from an address of its
 * own, so that none uses up what another is limited by.
 */
export function useProxy(firstPort: number, limits: Record<string, string> = {}) {
  const ports: StackPorts = portsFrom(firstPort);
  const site = {} as { first: SiteStandIn; second: SiteStandIn };
  let folder: string;
  let proxy: Part;
  let visitor = 10;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'proxy-'));
    const certificate = join(folder, 'site.pem');
    keepCertificate(certificate);
    site.first = await startSite('first', ports.first);
    site.second = await startSite('second', ports.second);
    proxy = await startProxy({
      program: 'haproxy',
      ports,
      certificate,
      siteUrl,
      env: limits,
      log: () => undefined,
    });
    await waitForBoth(ports);
  }, patience);
  afterAll(async () => {
    await proxy?.stop();
    await Promise.all([site.first?.close(), site.second?.close()]);
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(() => {
    visitor += 1;
    site.first.reset();
    site.second.reset();
  });

  const client = () => ({ host: '127.0.0.1', localAddress: `127.0.0.${visitor}` });
  const open = (options: ConnectionOptions = {}) =>
    connectTls({ ...client(), port: ports.https, rejectUnauthorized: false, ...options });

  return {
    ports,
    site,
    /** The address this test comes from. */
    address: () => client().localAddress,
    /** Comes from another address from now on. */
    move: () => {
      visitor += 1;
    },
    waitForBoth: () => waitForBoth(ports),
    /** Asks the proxy over TLS; rejects when it answers nothing. */
    ask(path: string, { method = 'GET', headers = {}, body }: Ask = {}): Promise<Answer> {
      return new Promise((resolve, reject) => {
        const options = { ...client(), port: ports.https, path, method, headers, agent: false };
        const sent = request({ ...options, rejectUnauthorized: false }, async (answer) => {
          let text = '';
          for await (const chunk of answer) text += chunk;
          const echo = text.startsWith('{') ? JSON.parse(text) : undefined;
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, echo });
        });
        sent.on('error', reject);
        sent.end(body);
      });
    },
    /** Sends this text, and returns what comes until the connection ends. */
    send(text: string): Promise<string> {
      return new Promise((resolve, reject) => {
        let answer = '';
        const socket = open();
        socket.on('secureConnect', () => socket.write(text));
        socket.on('data', (chunk) => {
          answer += chunk;
        });
        socket.on('error', reject).on('end', () => resolve(answer));
      });
    },
    /** Returns the protocol that is agreed on; rejects where none is. */
    negotiate(options: ConnectionOptions): Promise<string | false | null> {
      return new Promise((resolve, reject) => {
        const socket = open(options);
        socket.on('error', reject).on('secureConnect', () => {
          resolve(socket.alpnProtocol);
          socket.destroy();
        });
      });
    },
  };
}
