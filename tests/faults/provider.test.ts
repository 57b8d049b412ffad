import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ResendMode } from '../mocks/resend-moods';
import { account, type Crew, startCrew, waitFor } from './crew';

/* The mail provider fails in every way it can; each accepted message is mailed once all the same. */
let crew: Crew;
beforeAll(async () => {
  crew = await startCrew();
});
afterAll(() => crew?.close());

const mailedOnce = async (text: string) =>
  waitFor(`${text} is mailed`, async () => (await account(crew, [text]))[0]?.mailed === 1);

const statusOf = async (text: string) => (await account(crew, [text]))[0]?.kept[0];

test('an accepted message is mailed, and its text is kept nowhere', async () => {
  expect(await crew.post('plain message')).toMatchObject({ status: 200 });
  await mailedOnce('plain message');
  await waitFor('the engine knows', async () => (await crew.engine.count()).mailed === 1);
  const [lead] = await crew.engine.list({ withText: true });
  expect(lead).toMatchObject({ state: { status: 'mailed', attempts: 1 } });
  expect(lead).not.toHaveProperty('lead');
});

describe('a provider that', () => {
  test.each<[string, ResendMode]>([
    ['answers 500', 'fail-500'],
    ['answers 500 with an empty body', 'null-500'],
    ['has too many requests', 'busy-429'],
    ['takes the mail and drops its answer', 'drop-answer'],
    ['answers twice', 'answer-twice'],
    ['never answers', 'hang'],
    ['is slow', 'slow'],
    ['has no quota left for two seconds', 'quota-once'],
  ])('%s gets the mail once in the end', async (_, mode) => {
    const asked = crew.resend.requestCount();
    crew.resend.setMode(mode);
    expect(await crew.post(`while ${mode}`)).toMatchObject({ status: 200 });
    await waitFor('the provider is asked', () => crew.resend.requestCount() > asked);
    crew.resend.setMode('accept');
    await mailedOnce(`while ${mode}`);
    await waitFor(
      'the engine is done',
      async () => (await crew.engine.count()).waiting === undefined,
    );
    expect(await account(crew, [`while ${mode}`])).toMatchObject([{ mailed: 1 }]);
  });

  test('takes two mails a second gets no more, and all of them', async () => {
    crew.resend.setMode('two-a-second');
    const before = crew.resend.requestCount();
    const texts = Array.from({ length: 8 }, (_, index) => `paced message ${index}.`);
    const answers = await Promise.all(texts.map((text) => crew.post(text)));
    expect(answers.map(({ status }) => status)).toEqual(texts.map(() => 200));
    for (const text of texts) await mailedOnce(text);
    expect(crew.resend.requestCount() - before, 'none was asked too soon').toBe(texts.length);
    crew.resend.setMode('accept');
  });
});

test('a mail the provider does not want is parked with the reason, and goes out when it is released', async () => {
  crew.resend.setMode('refuse-422');
  expect(await crew.post('unwanted message')).toMatchObject({ status: 200 });
  await waitFor('it is parked', async () => (await statusOf('unwanted message')) === 'parked');
  const parked = (await crew.engine.list({ withText: false })).find(
    ({ state }) => state.status === 'parked',
  );
  expect(parked?.state).toMatchObject({ reason: 'validation_error', attempts: 1, mayBeOut: false });
  crew.resend.setMode('accept');
  expect(await crew.engine.call(parked?.key ?? '', 'release')).toBe(true);
  await mailedOnce('unwanted message');
  expect(await crew.engine.call(parked?.key ?? '', 'release')).toBe(false);
});

test('what the sender’s address becomes later changes no mail that waits', async () => {
  crew.resend.setMode('fail-500');
  const asked = crew.resend.requestCount();
  await crew.post('rendered before');
  await waitFor('the provider is asked', () => crew.resend.requestCount() > asked);
  for (const web of crew.webs) {
    await web.kill();
    await web.start({ MAIL_TO: 'others@agency.test', MAIL_FROM: 'New <new@agency.test>' });
  }
  crew.resend.setMode('accept');
  await mailedOnce('rendered before');
  const mail = crew.resend.mails().find(({ text }) => text.includes('rendered before'));
  expect(mail?.to).toBe('team@agency.test');
});
