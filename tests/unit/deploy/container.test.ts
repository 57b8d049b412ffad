import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { envSchema } from '@/server/env';
import { keepCertificate } from '@/tools/stack/certificate';
import { versions } from '../../run/other-nodes.mjs';

interface Service {
  image: string;
  environment?: Record<string, string>;
  networks: string[];
  ports?: string[];
  extra_hosts?: string[];
  read_only?: boolean;
  restart?: string;
  cap_drop?: string[];
  security_opt?: string[];
  logging?: { options: Record<string, string> };
  deploy?: { resources: { limits: Record<string, unknown> } };
}

const dockerfile = readFileSync('Dockerfile', 'utf8');
const composeText = readFileSync('compose.yaml', 'utf8');
const compose: {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean } | null>;
} = parse(composeText, { merge: true });
const services = Object.entries(compose.services);
const proxyText = readFileSync('deploy/haproxy.cfg', 'utf8');
const proxyEnv = compose.services.proxy?.environment ?? {};

describe('the image', () => {
  const node = /^FROM node:([\d.]+)-/m.exec(dockerfile)?.[1] ?? '';

  test('is built by a Node that the tests run on, whose program it takes along', () => {
    expect(versions).toContain(node);
    expect(dockerfile).toContain('-o /program/usr/local/bin/node /usr/local/bin/node');
  });

  test('is made of files that are there', () => {
    const copies = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)];
    const paths = copies.flatMap(([, from = '']) => from.split(' '));
    expect(paths.length).toBeGreaterThan(4);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
    const lets = readFileSync('.dockerignore', 'utf8').match(/^!.+$/gm) ?? [];
    const generated = '!next-env.d.ts';
    expect(lets.filter((line) => line !== generated && !existsSync(line.slice(1)))).toEqual([]);
    expect(lets.join()).not.toMatch(/\.env|\.git\b/);
  });

  test('runs without rights and shell, and stops when it is told to', () => {
    const [, last = ''] = dockerfile.split(/^FROM gcr/m);
    expect(last).toContain('USER nonroot');
    expect(last).toContain('STOPSIGNAL SIGTERM');
    expect(last).not.toContain('RUN ');
    const commands = last.match(/(?:CMD|ENTRYPOINT) .+/g) ?? [];
    expect(commands.every((command) => / \[".*"\]$/.test(command))).toBe(true);
  });
});

describe('the services', () => {
  test('are images of exact versions', () => {
    const others = services.filter(([name]) => name !== 'first' && name !== 'second');
    for (const [name, { image }] of others) expect(image, name).toMatch(/:\d+\.\d+\.\d+(-\w+)?$/);
  });

  test('name variables that the site knows', () => {
    const known = [...Object.keys(envSchema.shape), 'RELEASE'];
    const named = Object.keys(compose.services.first?.environment ?? {});
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
    const asked = [...composeText.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name);
    expect(asked.filter((name) => !known.includes(name))).toEqual([]);
  });

  test.each(services)('%s is kept small, and comes back', (name, service) => {
    expect(service.restart).toBe('unless-stopped');
    expect(service.cap_drop).toEqual(['ALL']);
    expect(service.security_opt).toContain('no-new-privileges:true');
    expect(service.logging?.options).toHaveProperty('max-size');
    expect(Object.keys(service.deploy?.resources.limits ?? {})).toEqual(
      expect.arrayContaining(['cpus', 'memory', 'pids']),
    );
    expect(service.read_only).toBe(name !== 'redis-http');
  });

  test('are hidden behind the proxy', () => {
    for (const [name, { ports = [] }] of services) {
      const open = ports.filter((port) => !port.startsWith('127.0.0.1:'));
      expect(open, name).toEqual(name === 'proxy' ? ['80:8080', '443:8443'] : []);
    }
    for (const name of ['site', 'data']) expect(compose.networks[name]?.internal).toBe(true);
    expect(compose.services.redis?.networks).toEqual(['data']);
  });
});

describe('the proxy', () => {
  const asked = [...new Set([...proxyText.matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name))];

  test('gets every variable it asks for, here and on a server', () => {
    expect(Object.keys(proxyEnv).sort()).toEqual([...asked].sort());
    const here = readFileSync('src/tools/stack/proxy.ts', 'utf8');
    expect(asked.filter((name) => !new RegExp(`\\b${name}:`).test(here))).toEqual([]);
  });

  test('asks where the container says that it is ready', () => {
    expect(dockerfile).toContain(`http://127.0.0.1:3000${proxyEnv.READY_PATH}'`);
  });

  test('asks no name server for certbot, whose machine only /etc/hosts knows', () => {
    const [, defaults] = /^backend certificates from (\S+)$/m.exec(proxyText) ?? [];
    const [section] = new RegExp(`^defaults ${defaults}$(?:\\n  .*)+`, 'm').exec(proxyText) ?? [];
    expect(section).toContain('mode http');
    expect(section).not.toContain('resolvers');
    expect(compose.services.proxy?.extra_hosts).toEqual(['host.docker.internal:host-gateway']);
  });

  test('is configured without an error or a warning', () => {
    const folder = mkdtempSync(join(tmpdir(), 'proxy-'));
    const CERTIFICATE = join(folder, 'site.pem');
    keepCertificate(CERTIFICATE);
    const here = { FIRST: '127.0.0.1:3001', SECOND: '127.0.0.1:3002', CERTBOT: '127.0.0.1:8402' };
    const { status, stderr } = spawnSync('haproxy', ['-c', '-f', 'deploy/haproxy.cfg'], {
      encoding: 'utf8',
      env: { ...process.env, ...proxyEnv, ...here, SITE_URL: 'https://agency.test', CERTIFICATE },
    });
    rmSync(folder, { recursive: true });
    expect(stderr).not.toMatch(/ALERT|WARNING/);
    expect(status).toBe(0);
  });
});
