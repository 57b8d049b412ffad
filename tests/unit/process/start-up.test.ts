import { describe, expect, it, vi } from 'vitest';
import type { EnvName } from '@/server/env';
import { captureLog, startProcess } from '../server/site';

/** Starts a server with these variables; returns what it said, and its exit code where it ended at once. */
async function start(env: Partial<Record<EnvName, string>>, isServing = true) {
  startProcess(env);
  const log = captureLog();
  const ended = new Error('ended');
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw ended;
  });
  const { reportStartUp } = await import('@/process/start-up');
  try {
    reportStartUp(isServing);
  } catch (error) {
    if (error !== ended) throw error;
  }
  const said = log.lines().map(({ event, say }): [string, unknown] => [event, say]);
  return { said, text: log.text(), code: exit.mock.lastCall?.[0] };
}

const local = { SITE_URL: 'http://localhost:3000' };
const terminal = { MAIL_TRANSPORT: 'terminal' };

describe('a server that starts', () => {
  it('says what is missing', async () => {
    expect(await start(local)).toMatchObject({
      code: undefined,
      said: [
        ['start.warning', expect.stringContaining('CLIENT_IP_MODE is not set')],
        ['start.warning', expect.stringContaining('answers 503')],
        ['start.notice', expect.stringContaining('No Redis')],
        ['start.notice', expect.stringContaining('No durable engine')],
      ],
    });
  });

  it('says that mail is printed', async () => {
    expect(await start({ ...terminal, CLIENT_IP_MODE: 'direct' })).toMatchObject({
      code: undefined,
      said: [
        ['start.notice', expect.stringContaining('printed in this terminal')],
        ['start.notice', expect.stringContaining('No Redis')],
        ['start.notice', expect.stringContaining('No durable engine')],
      ],
    });
  });

  it('says that a key is not used', async () => {
    const { said } = await start({ ...terminal, RESEND_API_KEY: 're_x' });
    expect(said).toContainEqual(['start.warning', expect.stringContaining('not used')]);
  });

  it('says more loudly that addresses are not known where a proxy must stand in front', async () => {
    const warning = ['start.warning', expect.stringContaining('a proxy stands in front')];
    const SITE_URL = 'https://localhost';
    expect((await start({ SITE_URL })).said).toContainEqual(warning);
    expect((await start({ SITE_URL, CLIENT_IP_MODE: 'proxy:1' })).said).not.toContainEqual(warning);
    expect((await start(local)).said).not.toContainEqual(warning);
  });

  it('says that a host’s own header is believed where that host is not', async () => {
    const warning = ['start.warning', expect.stringContaining('not look like Vercel')];
    const env = { ...local, CLIENT_IP_MODE: 'vercel' };
    vi.stubEnv('VERCEL', undefined);
    expect((await start(env)).said).toContainEqual(warning);
    vi.stubEnv('VERCEL', '1');
    expect((await start(env)).said).not.toContainEqual(warning);
  });

  it('has nothing to say where all is set', async () => {
    const env = {
      ...local,
      CLIENT_IP_MODE: 'proxy:1',
      MAIL_TO: 'us@agency.test',
      RESEND_API_KEY: 're_x',
      UPSTASH_REDIS_REST_URL: 'https://redis.test',
      UPSTASH_REDIS_REST_TOKEN: 'x',
      RESTATE_INGRESS_URL: 'https://engine.test',
      RESTATE_IDENTITY_KEY: 'publickeyv1_2G8dCQhArfvGpzPw5Vx2ALciR4xCLHfS5YaT93XjNxX9',
    };
    expect((await start(env)).said).toEqual([]);
  });
});

describe('a server that does not start', () => {
  it('ends with code 1 and a line for each wrong variable, and repeats no value', async () => {
    const { code, said, text } = await start({
      ...local,
      CLIENT_IP_MODE: 'secret-mode',
      MAIL_TO: 'secret-recipient',
    });
    expect(code).toBe(1);
    expect(said).toEqual([
      ['start.refused', expect.stringContaining('CLIENT_IP_MODE is wrong')],
      ['start.refused', expect.stringContaining('MAIL_TO is wrong')],
    ]);
    expect(text).not.toContain('secret');
  });

  it('says in the same breath what else must not be', async () => {
    const { code, said } = await start({ CLIENT_IP_MODE: 'any' });
    expect(code).toBe(1);
    expect(said).toContainEqual(['start.refused', expect.stringContaining('CLIENT_IP_MODE')]);
    expect(said).toContainEqual(['start.refused', expect.stringContaining('SITE_URL is not set')]);
  });

  it('is only one with wrong variables while someone develops', async () => {
    expect((await start({ RESEND_API_KEY: 're_x' }, false)).code).toBeUndefined();
    expect((await start({ CLIENT_IP_MODE: 'any' }, false)).code).toBe(1);
  });
});
