import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { account, type Crew, startCrew, waitFor } from './crew';

/* The store for messages is full. A message that cannot be stored is mailed at once, or its visitor is asked to try again later. */
let crew: Crew;
beforeAll(async () => {
  crew = await startCrew();
});
afterAll(() => crew?.close());

const mailedOf = async (texts: string[]) =>
  (await account(crew, texts)).map(({ text, mailed }) => ({ text, mailed }));
const onceEach = (texts: string[]) => texts.map((text) => ({ text, mailed: 1 }));
const nothingWaits = () =>
  waitFor('nothing waits', async () => (await crew.engine.count()).waiting === undefined);
/** What has just been accepted does not wait yet. */
const areMailed = async (texts: string[]) => {
  await waitFor('all are mailed', async () =>
    (await mailedOf(texts)).every(({ mailed }) => mailed > 0),
  );
  await nothingWaits();
  expect(await mailedOf(texts)).toEqual(onceEach(texts));
};

/** Sends long messages, which no compression makes short, until one is not taken; returns the texts that were, and the other’s answer. */
async function fillEngine() {
  const accepted: string[] = [];
  while (accepted.length < 100) {
    const text = `fills the disk ${accepted.length}. ${randomBytes(2400).toString('hex')}`;
    const answer = await crew.post(text);
    if (answer.status !== 200) return { accepted, answer };
    accepted.push(text);
  }
  throw new Error('a hundred messages did not fill the disk');
}

test('an engine whose disk is full loses nothing that was accepted, and mails it when it is started with room', async () => {
  await crew.restate.kill();
  await crew.restate.start({ diskBytes: 128 * 1024 });
  crew.resend.setMode('fail-500');
  const { accepted, answer } = await fillEngine();
  expect(accepted.length).toBeGreaterThan(0);
  expect(answer.status).toBe(503);
  expect(Number(answer.retryAfter)).toBeGreaterThan(0);
  crew.resend.setMode('accept');
  expect(await crew.post('sent past a full engine')).toMatchObject({ status: 200 });
  const mails = crew.resend.mails().filter(({ text }) => text.includes('past a full engine'));
  expect(mails, 'mailed while its visitor waited').toHaveLength(1);
  await crew.restate.kill();
  await crew.restate.start();
  await areMailed([...accepted, 'sent past a full engine']);
});

test('a Redis that is full costs no message', async () => {
  await crew.redis.command('CONFIG', 'SET', 'maxmemory', '1');
  expect(await crew.redis.command('SET', 'anything', 'more')).toMatchObject({
    message: expect.stringMatching(/^OOM/),
  });
  expect(await crew.post('past a full Redis')).toMatchObject({ status: 200 });
  await nothingWaits();
  await crew.restate.kill();
  expect(await crew.post('not to be kept', { isSuspect: true })).toMatchObject({ status: 200 });
  crew.resend.setMode('fail-500');
  const id = crypto.randomUUID();
  const refused = await crew.post('comes back later', { id });
  expect(refused.status).toBe(503);
  expect(Number(refused.retryAfter)).toBeGreaterThan(0);
  crew.resend.setMode('accept');
  await crew.redis.command('CONFIG', 'SET', 'maxmemory', '0');
  await crew.restate.start();
  await waitFor(
    'it is taken',
    async () => (await crew.post('comes back later', { id })).status === 200,
  );
  await areMailed(['past a full Redis', 'not to be kept', 'comes back later']);
});
