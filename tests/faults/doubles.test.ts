import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { digest, enginePauseMs } from '@/site/limits';
import { openRelay, type Relay, type RelayMood } from '../mocks/relay';
import { account, type Crew, startCrew, waitFor } from './crew';

/*
 * What site and engine say to each other arrives twice, or not, or at someone else: each message is mailed once, and
 * answered once.
 */
let crew: Crew;
/** The way from the site to the engine, and the way back. */
let ingress: Relay;
let steps: Relay;
beforeAll(async () => {
  crew = await startCrew();
  ingress = await openRelay(crew.restate.env.RESTATE_INGRESS_URL);
  steps = await openRelay(crew.url);
  await crew.engine.connect(steps.url);
  for (const web of crew.webs) {
    await web.kill();
    await web.start({ RESTATE_INGRESS_URL: ingress.url });
  }
});
afterAll(() => Promise.all([crew?.close(), ingress?.close(), steps?.close()]));

const nothingWaits = () =>
  waitFor('nothing waits', async () => (await crew.engine.count()).waiting === undefined);

/** Where the only message with this text is. */
const placeOf = async (text: string) => (await account(crew, [text]))[0];

/** How many leads the engine has mailed. */
const countDone = async () => (await crew.engine.count()).mailed ?? 0;

/** Sends a message in a mood of the way to the engine, which then is as it should be again. */
async function postWhile(mood: RelayMood, ...[text, choice]: Parameters<Crew['post']>) {
  ingress.setMood(mood);
  const answer = await crew.post(text, choice);
  ingress.setMood('pass');
  return answer;
}

test.each<[string, RelayMood]>([
  ['comes twice', 'twice'],
  ['is answered twice', 'answer-twice'],
  ['is done without an answer, every other time', 'drop-every-other'],
])('a lead of which each step %s is mailed once', async (_, mood) => {
  const text = `steps ${mood}`;
  const before = await countDone();
  steps.setMood(mood);
  expect(await crew.post(text)).toMatchObject({ status: 200 });
  await waitFor('it is done', async () => (await countDone()) === before + 1);
  steps.setMood('pass');
  expect(await placeOf(text)).toMatchObject({ mailed: 1 });
});

// After a failure a process leaves the engine alone for a second, so the other one has to ask it.
test.each<[string, RelayMood, number, number]>([
  ['comes to the engine twice', 'twice', 2, 0],
  ['is taken by an engine that answers twice', 'answer-twice', 1, 0],
  ['is taken by an engine whose answer is lost', 'drop-answer', 1, 0],
  ['is taken by an engine whose answer comes too late', 'late-answer', 1, 1],
])('a message that %s is mailed once', async (_, mood, answers, web) => {
  const before = ingress.answerCount();
  expect(await postWhile(mood, `while ${mood}`, { web })).toMatchObject({ status: 200 });
  await waitFor('the engine took it', () => ingress.answerCount() - before === answers);
  await waitFor('it is mailed', async () => (await placeOf(`while ${mood}`))?.mailed === 1);
  await nothingWaits();
  expect(await placeOf(`while ${mood}`)).toMatchObject({ mailed: 1 });
});

test.each<[string, RelayMood, number]>([
  ['an engine without room', 'refuse', 0],
  ['another server in its place, which says 200', 'other-server', 1],
])('one that comes to %s is mailed while its visitor waits', async (_, mood, web) => {
  // By then each process asks the engine again.
  await sleep(enginePauseMs);
  const before = ingress.strangerCount();
  expect(await postWhile(mood, `while ${mood}`, { web })).toMatchObject({ status: 200 });
  expect(ingress.strangerCount() - before).toBe(1);
  expect(await placeOf(`while ${mood}`)).toMatchObject({ mailed: 1, kept: [] });
});

test('one that the engine took in silence and the provider did not is answered 503, and mailed once', async () => {
  crew.resend.setMode('fail-500');
  const id = crypto.randomUUID();
  const refused = await postWhile('drop-answer', 'taken in silence', { id, web: 0 });
  expect(refused.status).toBe(503);
  expect(Number(refused.retryAfter)).toBeGreaterThan(0);
  crew.resend.setMode('accept');
  await waitFor(
    'it is taken',
    async () => (await crew.post('taken in silence', { id })).status === 200,
  );
  await waitFor('it is mailed', async () => (await placeOf('taken in silence'))?.mailed === 1);
  await nothingWaits();
  expect(await placeOf('taken in silence')).toMatchObject({ mailed: 1 });
});

/** Has what waits in Redis be treated as an hour old, by the process that keeps no timer for it. */
async function mailWhatRedisHas(): Promise<void> {
  const longAgo = new Date(Date.now() - 2 * digest.pauseMs).toISOString();
  await crew.redis.command('SET', 'amberline:kept:since', longAgo);
  await crew.post(`later ${crypto.randomUUID()}`, { web: 1 });
  await waitFor('Redis is empty', async () => {
    const keys = await crew.redis.command('KEYS', 'amberline:kept*');
    return Array.isArray(keys) && keys.length === 0;
  });
}

test('what both the engine and Redis keep for the digest is mailed once', async () => {
  const text = 'kept in both';
  expect(await postWhile('drop-answer', text, { isSuspect: true, web: 0 })).toMatchObject({
    status: 200,
  });
  expect(await crew.redis.command('HLEN', 'amberline:kept')).toBe(1);
  await waitFor('the engine has it', async () => (await placeOf(text))?.kept[0] === 'held');
  await mailWhatRedisHas();
  const [lead] = (await crew.engine.list({ withText: true })).filter(
    ({ state }) => state.status === 'held',
  );
  await crew.engine.call(lead?.key ?? '', 'release');
  await waitFor('it is mailed', async () => (await placeOf(text))?.mailed === 1);
  await nothingWaits();
  expect(await placeOf(text)).toMatchObject({ mailed: 1 });
});

test('what Redis keeps while the engine is away is the engine’s once it is back', async () => {
  const text = 'kept in Redis';
  await crew.restate.kill();
  expect(await crew.post(text, { isSuspect: true, web: 0 })).toMatchObject({ status: 200 });
  await crew.restate.start();
  // It answers only once all its parts do.
  await crew.engine.count();
  await mailWhatRedisHas();
  await waitFor('the engine has it', async () => (await placeOf(text))?.kept[0] === 'held');
  expect(await placeOf(text)).toMatchObject({ mailed: 0 });
});
