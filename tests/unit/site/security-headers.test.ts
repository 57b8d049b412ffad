import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '@/site/content-policy.mjs';
import { securityHeaderRules } from '@/site/security-headers.mjs';

test('never allows eval in production', () => {
  expect(contentSecurityPolicy({})).not.toContain('unsafe-eval');
});

test('lets no one frame the site or post its forms elsewhere', () => {
  const policy = contentSecurityPolicy({});
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("form-action 'self'");
  expect(policy).toContain("object-src 'none'");
});

test('names third parties only over https', () => {
  const hosts = contentSecurityPolicy({}).match(/\S+:\/\/\S+/g) ?? [];
  expect(hosts.length).toBeGreaterThan(0);
  for (const host of hosts) expect(host).toMatch(/^https:\/\/[a-z.-]+;?$/);
});

test('sends each header once', () => {
  for (const { source, headers } of securityHeaderRules({ isDevelopment: false })) {
    const names = headers.map(({ key }) => key.toLowerCase());
    expect(new Set(names).size, source).toBe(names.length);
  }
});

test('stays on a Next without the known remote code execution', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [major = 0, minor = 0, patch = 0] = dependencies.next.split('.').map(Number);
  expect(major * 1e6 + minor * 1e3 + patch).toBeGreaterThanOrEqual(16_003_005);
});
