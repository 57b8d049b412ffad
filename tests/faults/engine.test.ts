import { afterAll, beforeAll, expect, test } from 'vitest';
import { digest } from '@/site/limits';
import { commands } from '../../src/tools/leads/commands';
import { account, type Crew, startCrew, waitFor } from './crew';

/* What the engine keeps, for how long, and what happens without it. */
let crew: Crew;
beforeAll(async () => {
  crew = await startCrew();
});
afterAll(() => crew?.close());

const ask = (name: string, words: string[] = [], more = {}) =>
  commands[name]?.(crew.engine, {
    words,
    all: false,
    show: false,
    yes: false,
    format: 'csv',
    ...more,
  });

test('equal words are one mail, however many processes are asked at once', async () => {
  const asked = crew.resend.requestCount();
  const posts = Array.from({ length: 20 }, (_, index) =>
    crew.post('equal words', { web: index % 2 }),
  );
  expect((await Promise.all(posts)).map(({ status }) => status)).toEqual(posts.map(() => 200));
  await waitFor('mailed', async () => (await crew.engine.count()).mailed === 1);
  expect(await account(crew, ['equal words'])).toMatchObject([{ mailed: 1 }]);
  expect(crew.resend.requestCount() - asked, 'the provider is asked once').toBe(1);
});

test('an id that came with another text is refused, by either process', async () => {
  // A process that has just started may time out on Redis; it then compares a form only with those it took itself.
  for (const web of [0, 1])
    expect(await crew.post(`a first message of ${web}`, { web })).toMatchObject({ status: 200 });
  const id = crypto.randomUUID();
  expect(await crew.post('first text', { id, web: 0 })).toMatchObject({ status: 200 });
  expect(await crew.post('second text', { id, web: 1 })).toMatchObject({ status: 422 });
  expect(await crew.post('first text', { id, web: 1 })).toMatchObject({ status: 200 });
  await waitFor('mailed', async () => (await account(crew, ['first text']))[0]?.mailed === 1);
  expect(await account(crew, ['second text'])).toMatchObject([{ mailed: 0, kept: [] }]);
});

test('suspects wait for the digest; released ones are mailed at once, discarded ones never', async () => {
  const texts = Array.from({ length: digest.messagesPerMail - 1 }, (_, at) => `suspect ${at}.`);
  for (const text of texts) {
    expect(await crew.post(text, { isSuspect: true })).toMatchObject({ status: 200 });
  }
  await waitFor('all are held', async () => (await crew.engine.count()).held === texts.length);
  const [first, second] = (await crew.engine.list({ withText: true })).filter(
    ({ state }) => state.status === 'held',
  );
  await ask('release', [first?.key ?? '']);
  expect(await ask('discard', [second?.key ?? ''], { yes: true })).toMatch(/ {2}discarded$/);
  expect(await crew.post('the last suspect', { isSuspect: true })).toMatchObject({ status: 200 });
  await waitFor('the digest is mailed', () =>
    crew.resend.mails().some(({ subject }) => subject.startsWith('Kept messages')),
  );
  const counts = await account(crew, [...texts, 'the last suspect']);
  const single = first?.lead?.mail.text.match(/suspect \d+\./)?.[0];
  const dropped = second?.lead?.mail.text.match(/suspect \d+\./)?.[0];
  for (const { text, mailed } of counts) expect(mailed, text).toBe(text === dropped ? 0 : 1);
  expect(single).not.toBe(dropped);
});

test('a person’s data is deleted on request', async () => {
  crew.resend.setMode('refuse-422');
  await crew.post('about a person');
  await waitFor('parked', async () => (await crew.engine.count()).parked === 1);
  expect(await ask('forget', ['ewa@example.com'])).toContain('Add --yes');
  expect(await ask('forget', ['wa@example.com'])).toContain('Nothing');
  await ask('forget', ['Ewa@example.com'], { yes: true });
  crew.resend.setMode('accept');
  expect(await account(crew, ['about a person'])).toMatchObject([{ mailed: 0, kept: [] }]);
});

test('the commands print nothing of a text unless they are asked to', async () => {
  crew.resend.setMode('refuse-422');
  await crew.post('private words');
  await waitFor('parked', async () => (await crew.engine.count()).parked === 1);
  const [lead] = (await crew.engine.list({ withText: false })).filter(
    ({ state }) => state.status === 'parked',
  );
  for (const printed of [await ask('count'), await ask('list')]) {
    expect(printed).toContain('parked');
    expect(printed).not.toMatch(/private words|ewa@/);
  }
  expect(await ask('show', [lead?.key.slice(0, 12) ?? ''])).toContain('private words');
  expect(await ask('export', [], { status: 'parked' })).toContain('private words');
  crew.resend.setMode('accept');
  expect(await ask('replay', [], { all: true })).toContain('released');
  await waitFor('mailed', async () => (await account(crew, ['private words']))[0]?.mailed === 1);
});

test('the engine repeats a call for as long as the site may be away', async () => {
  for (const name of ['Lead', 'Outbox', 'Digest']) {
    const url = new URL(`/services/${name}`, crew.restate.env.RESTATE_ADMIN_URL);
    const { retry_policy: policy } = (await (await fetch(url)).json()) as {
      retry_policy: { max_attempts: number };
    };
    expect(policy.max_attempts, name).toBeGreaterThan(1e6);
  }
});

test('only the engine itself is answered at its address', async () => {
  const url = `http://127.0.0.1:${crew.webs[0]?.port}/api/engine/invoke/Lead/accept`;
  const headers = { 'content-type': 'application/vnd.restate.invocation.v5' };
  const answer = await fetch(url, { method: 'POST', headers, body: 'x' });
  expect(answer.status).toBe(401);
  const discover = new URL('/api/engine/discover', url);
  expect((await fetch(discover)).status).toBe(401);
});

test('without the engine a message is mailed directly; without the provider, too, it is refused', async () => {
  await crew.restate.kill();
  expect(await crew.post('sent directly')).toMatchObject({ status: 200 });
  expect(await account({ ...crew, engine: noEngine }, ['sent directly'])).toMatchObject([
    { mailed: 1 },
  ]);
  crew.resend.setMode('fail-500');
  const id = crypto.randomUUID();
  const refused = await crew.post('refused at first', { id });
  expect(refused.status).toBe(503);
  expect(Number(refused.retryAfter)).toBeGreaterThan(0);
  crew.resend.setMode('accept');
  await crew.restate.start();
  await waitFor(
    'it is taken',
    async () => (await crew.post('refused at first', { id })).status === 200,
  );
  await waitFor('mailed', async () => (await account(crew, ['refused at first']))[0]?.mailed === 1);
});

const noEngine = { list: async () => [] } as unknown as Crew['engine'];
