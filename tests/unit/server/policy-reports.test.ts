import { beforeEach, describe, expect, it } from 'vitest';
import { policyReportLimits, rateRules } from '@/site/limits';
import { captureLog, origin, post, startProcess, stopClock } from './site';

let client = 0;

beforeEach(() => stopClock());

/** Sends a body as a browser reports it, in a new process unless one is given. */
async function open() {
  startProcess({ CLIENT_IP_MODE: 'proxy:1' });
  const { policyReportHandler } = await import('@/server/policy-reports');
  client += 1;
  const from = `192.0.2.${client}`;
  return (body: unknown, type = 'application/reports+json', more = {}) =>
    policyReportHandler.POST(
      post({
        headers: { 'content-type': type, 'x-forwarded-for': from, ...more },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    );
}

const newReport = (more = {}) => ({
  type: 'csp-violation',
  age: 5,
  url: `${origin}/contact?mail=ewa@example.com`,
  user_agent: 'Mozilla/5.0 (of Ewa)',
  body: {
    documentURL: `${origin}/contact?mail=ewa@example.com#top`,
    referrer: 'https://search.example/?q=ewa',
    blockedURL: 'https://evil.example/x.js?ewa=1',
    effectiveDirective: 'script-src-elem',
    originalPolicy: "script-src 'self'",
    sourceFile: `${origin}/_next/static/a.js?ewa`,
    sample: 'ewa',
    disposition: 'enforce',
    ...more,
  },
});

const oldReport = {
  'csp-report': {
    'document-uri': `${origin}/pl/contact?ewa`,
    'violated-directive': "script-src-elem 'self'",
    'blocked-uri': 'inline',
    referrer: 'https://search.example/?q=ewa',
  },
};

describe('reports of what a policy has stopped', () => {
  it('become one line with nothing of a visitor', async () => {
    const log = captureLog();
    const answer = await (await open())([newReport(), newReport()]);
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    const what = 'script-src-elem https://evil.example on /contact by /_next/static/a.js (enforce)';
    expect(log.lines()).toMatchObject([{ event: 'policy.violated', count: 2, what }]);
    expect(log.text()).not.toMatch(/ewa|search/i);
  });

  it('are taken in the old form, too', async () => {
    const log = captureLog();
    const answer = await (await open())(oldReport, 'application/csp-report');
    expect(answer.status).toBe(204);
    const what = 'script-src-elem inline on /pl/contact (enforce)';
    expect(log.lines()).toMatchObject([{ event: 'policy.violated', count: 1, what }]);
    expect(log.text()).not.toMatch(/ewa|search/i);
  });

  it.each([
    { sourceFile: 'chrome-extension://abc/content.js' },
    { sourceFile: 'moz-extension' },
    { blockedURL: 'safari-web-extension://abc' },
  ])('leave out what an extension of the browser did (%o)', async (more) => {
    const log = captureLog();
    const send = await open();
    expect((await send([newReport(more)])).status).toBe(204);
    expect(log.lines()).toEqual([]);
    await send([newReport(more), newReport()]);
    expect(log.lines()).toMatchObject([{ count: 1 }]);
  });

  it('name a few different ones and count all that are read', async () => {
    const log = captureLog();
    const reports = Array.from({ length: 60 }, (_, index) =>
      newReport({ blockedURL: `https://${index}.example/` }),
    );
    expect((await (await open())(reports)).status).toBe(204);
    const [line] = log.lines();
    expect(line?.count).toBe(policyReportLimits.read);
    expect(String(line?.what).split('; ')).toHaveLength(policyReportLimits.named);
  });

  it.each([
    ['no JSON', '{', 400],
    ['nothing', '', 400],
    ['null', 'null', 400],
    ['no report', [[], 5, 'x', null, { type: 'csp-violation' }], 400],
    ['words for a directive', [newReport({ effectiveDirective: 'img-src ewa@example.com' })], 400],
    ['a deep one', `${'['.repeat(9000)}${']'.repeat(9000)}`, 400],
    ['too much', JSON.stringify([newReport({ sample: 'x'.repeat(40_000) })]), 413],
  ])('are refused where they are %s', async (_, body, status) => {
    const log = captureLog();
    expect((await (await open())(body)).status).toBe(status);
    expect(log.lines()).toMatchObject([{ event: 'policy-report.refused', status }]);
    expect(log.text()).not.toContain('ewa');
  });

  it('say nothing of addresses that are none', async () => {
    const log = captureLog();
    const odd = { documentURL: 'mailto:ewa@example.com', blockedURL: 'Ewa said', sourceFile: null };
    await (await open())([newReport(odd)]);
    expect(log.lines()).toMatchObject([{ what: 'script-src-elem ? on ? (enforce)' }]);
  });

  it('are refused from other sites and as other types', async () => {
    captureLog();
    const send = await open();
    const elsewhere = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await send([newReport()], undefined, elsewhere)).status).toBe(403);
    expect((await send([newReport()], 'application/json')).status).toBe(415);
  });

  it('cost a client’s flood no more lines than its limit', async () => {
    const log = captureLog();
    const send = await open();
    const { max } = rateRules.policyReport;
    const statuses: number[] = [];
    for (let count = 0; count < max + 3; count += 1)
      statuses.push((await send([newReport()])).status);
    expect(statuses).toEqual([...Array(max).fill(204), 429, 429, 429]);
    expect(log.lines()).toHaveLength(max);
  });
});
