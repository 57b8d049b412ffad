import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { type EnvName, envSchema, parseEnv, sentence } from '@/server/env';
import { envExample } from '@/tools/env-example';

describe('the environment', () => {
  it('needs nothing: every variable has a default or may be absent', () => {
    expect(parseEnv({})).toEqual({
      SITE_URL: 'http://localhost:3000',
      MAIL_TO: 'hello@amberline.example',
      MAIL_FROM: 'Amberline <hello@amberline.example>',
    });
  });

  it('takes an empty variable as not set', () => {
    expect(parseEnv({ RESEND_API_KEY: '', SITE_URL: '' })).toEqual(parseEnv({}));
  });

  it.each<[EnvName, string]>([
    ['SITE_URL', 'amberline.example'],
    ['SITE_URL', 'https://amberline.example/pl'],
    ['SITE_URL', 'ftp://amberline.example'],
    ['CLIENT_IP_MODE', 'proxy'],
    ['CLIENT_IP_MODE', 'proxy:0'],
    ['CLIENT_IP_MODE', 'Vercel'],
    ['MAIL_TO', 'nobody'],
    ['MAIL_FROM', 'Amberline'],
    ['MAIL_FROM', 'A <a@b.co>\r\nBcc: c@d.co'],
    ['MAIL_TRANSPORT', 'stdout'],
    ['RESEND_BASE_URL', 'localhost:4001'],
    ['UPSTASH_REDIS_REST_URL', 'redis://localhost'],
  ])('refuses %s=%j and says what the variable is for', (name, value) => {
    expect(() => parseEnv({ [name]: value })).toThrow(`- ${name} is wrong. ${sentence(name)}`);
  });

  it.each([
    { UPSTASH_REDIS_REST_URL: 'https://x.example' },
    { UPSTASH_REDIS_REST_TOKEN: 'secret-token' },
  ])('refuses half a Redis', (half) => {
    expect(() => parseEnv(half)).toThrow('set both or neither');
  });

  it('names every wrong variable at once and repeats no value', () => {
    const act = () =>
      parseEnv({ MAIL_TO: 'secret', MAIL_TRANSPORT: 'secret', RESEND_API_KEY: 're_1' });
    expect(act).toThrow(/MAIL_TO is wrong.*\n.*MAIL_TRANSPORT is wrong/);
    expect(act).not.toThrow('secret');
  });

  it('has a sentence for every variable', () => {
    for (const name of Object.keys(envSchema.shape) as EnvName[]) {
      expect(sentence(name), name).toMatch(/^.{20,}\.$/);
    }
  });

  it('is what .env.example says', async () => {
    const file = new URL('../../../.env.example', import.meta.url);
    expect(await readFile(file, 'utf8')).toBe(envExample());
  });
});
