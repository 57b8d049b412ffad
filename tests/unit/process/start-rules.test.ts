import { describe, expect, it } from 'vitest';
import { findStartProblems } from '@/process/start-up';

const set = {
  SITE_URL: 'https://agency.test',
  MAIL_TO: 'us@agency.test',
  MAIL_FROM: 'Agency <us@agency.test>',
  RESEND_API_KEY: 're_secret',
};
const own = { 'src/site/company.ts': { email: 'us@agency.test', phone: '+48 58 000 01 42' } };
const demo = {
  'src/site/company.ts': { email: 'hello@demo.example', founded: 2017 },
  'src/features/booking/booking.ts': { url: 'https://calls.example/30min', minutes: 30 },
};

/** Without the variables named. */
function without(...names: (keyof typeof set)[]) {
  return Object.fromEntries(
    Object.entries(set).filter(([name]) => !names.some((one) => one === name)),
  );
}

describe('a production server', () => {
  it('may start with addresses of its own', () => {
    expect(findStartProblems(set, own)).toEqual([]);
  });

  it('may start with nothing set where mail is printed', () => {
    expect(findStartProblems({ MAIL_TRANSPORT: 'terminal' }, demo)).toEqual([]);
  });

  it.each(['http://localhost:3100', 'http://127.0.0.2', 'http://[::1]:3000'])(
    'may show a demo on %s',
    (SITE_URL) => {
      expect(findStartProblems({ SITE_URL }, demo)).toEqual([]);
    },
  );

  it('never prints what visitors of a public site think is sent', () => {
    expect(findStartProblems({ ...set, MAIL_TRANSPORT: 'terminal' }, own)).toEqual([
      expect.stringContaining('MAIL_TRANSPORT=terminal and SITE_URL is https'),
    ]);
  });

  it('has to know its address', () => {
    expect(findStartProblems(without('SITE_URL'), own)).toEqual([
      expect.stringContaining('SITE_URL is not set'),
    ]);
  });

  it('shows the present where it is public, unless it is a staging site', () => {
    const past = { ...set, SITE_NOW: '2027-03-01T09:00:00+01:00' };
    expect(findStartProblems(past, own)).toEqual([
      expect.stringContaining('a public site shows the present'),
    ]);
    expect(findStartProblems({ ...past, SITE_NOW_STAGING: 'yes' }, own)).toEqual([]);
    expect(findStartProblems({ ...past, SITE_URL: 'http://localhost:3100' }, own)).toEqual([]);
  });

  it('has to know the engine it hands leads to', () => {
    const engine = { RESTATE_INGRESS_URL: 'http://127.0.0.1:8080' };
    expect(findStartProblems({ ...set, ...engine }, own)).toEqual([
      expect.stringContaining('RESTATE_IDENTITY_KEY is not'),
    ]);
    const known = { ...engine, RESTATE_IDENTITY_KEY: 'publickeyv1_x' };
    expect(findStartProblems({ ...set, ...known }, own)).toEqual([]);
  });

  it.each([set.SITE_URL, 'http://localhost:3000'])(
    'has to know who gets mail, on %s',
    (SITE_URL) => {
      expect(findStartProblems({ ...without('MAIL_TO'), SITE_URL }, own)[0]).toContain(
        'MAIL_TO is not',
      );
    },
  );

  it.each([
    [{ SITE_URL: 'https://agency.example' }, 'SITE_URL'],
    [{ MAIL_TO: 'us@agency.example' }, 'MAIL_TO'],
    [{ MAIL_FROM: 'Agency <us@agency.EXAMPLE>' }, 'MAIL_FROM'],
  ])('has no address of a demo: %j', (changed, name) => {
    const [problem, ...others] = findStartProblems({ ...set, ...changed }, own);
    expect(others).toEqual([]);
    expect(problem).toMatch(new RegExp(`\\.example .*: ${name}\\.`));
  });

  it('hears of everything at once, of facts by field and file, and of no value', () => {
    const text = findStartProblems({ RESEND_API_KEY: 're_secret' }, demo).join('\n');
    for (const part of [
      'SITE_URL is not set',
      'MAIL_TO is not',
      'email in src/site/company.ts',
      'url in src/features/booking/booking.ts',
    ])
      expect(text).toContain(part);
    for (const value of ['re_secret', 'demo.example', 'calls.example'])
      expect(text).not.toContain(value);
  });

  it('is no stricter with names that only look alike', () => {
    const similar = { 'src/site/company.ts': { url: 'https://calls.test/demo.example', list: [] } };
    expect(findStartProblems({ ...set, SITE_URL: 'https://example.test' }, similar)).toEqual([]);
  });
});
