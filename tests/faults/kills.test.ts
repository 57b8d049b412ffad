import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rateRules } from '@/site/limits';
import { randomOf } from '../bench/random';
import { account, type Crew, startCrew, waitFor } from './crew';

/*
 * Power cuts at random moments, under load: what was accepted is mailed, once. `FAULT_KILLS` says how many (the whole
 * suite, `npm run test:faults`, has 20), `FAULT_SEED` repeats a run.
 */
let crew: Crew;
beforeAll(async () => {
  crew = await startCrew();
});
afterAll(() => crew?.close());

const kills = Number(process.env.FAULT_KILLS ?? 4);
/** Messages a day that are mailed one by one; further ones would wait an hour for the digest. */
const most = rateRules.messageTotal.max;
const seed = Number(process.env.FAULT_SEED ?? Date.now() % 100_000);

test(`after ${kills} power cuts every accepted message was mailed once (seed ${seed})`, async () => {
  const random = randomOf(seed);
  const accepted: string[] = [];
  let count = 0;
  let goesOn = true;
  async function visit(): Promise<void> {
    while (goesOn && count < most) {
      count += 1;
      const text = `visitor ${count}.`;
      const { status } = await crew.post(text);
      if (status === 200) accepted.push(text);
      await sleep(500);
    }
  }
  const visitors = [visit(), visit()];
  const [first, second] = crew.webs;
  const parts = [
    { kill: () => first?.kill(), start: () => first?.start() },
    { kill: () => second?.kill(), start: () => second?.start() },
    { kill: () => crew.restate.kill(), start: () => crew.restate.start() },
    { kill: () => crew.redis.killRedis(), start: () => crew.redis.restartRedis() },
  ];
  for (let turn = 0; turn < kills; turn += 1) {
    await sleep(200 + random(1500));
    const part = parts[random(parts.length)];
    await part?.kill();
    await sleep(random(1500));
    await part?.start();
  }
  goesOn = false;
  await Promise.all(visitors);
  expect(accepted.length).toBeGreaterThan(kills);
  await waitFor(
    'all are mailed',
    async () => (await account(crew, accepted)).every(({ mailed }) => mailed > 0),
    240,
  );
  await waitFor(
    'nothing waits',
    async () => (await crew.engine.count()).waiting === undefined,
    120,
  );
  const twice = (await account(crew, accepted)).filter(({ mailed }) => mailed !== 1);
  expect(twice).toEqual([]);
});

test('a process whose clock is a day ahead mails nothing, and nothing is lost or mailed twice', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'clock-'));
  const file = join(folder, 'now');
  await writeFile(file, String(Date.now() + 24 * 3_600_000));
  const restart = async (env: Record<string, string>, preload?: string) => {
    for (const web of crew.webs) {
      await web.kill();
      await web.start(env, preload);
    }
  };
  crew.resend.setMode('drop-answer');
  await crew.post('a day later');
  await waitFor('it is out', async () => (await account(crew, ['a day later']))[0]?.mailed === 1);
  await restart({ CLOCK_FILE: file }, resolve('tests/mocks/clock.cjs'));
  // The engine's calls are signed with a time, so such a process takes them for old.
  await waitFor('the engine is refused', () =>
    crew.webs.some((web) => web.output().includes('engine.fault')),
  );
  await restart({});
  await waitFor('nothing waits', async () => (await crew.engine.count()).waiting === undefined);
  expect(await account(crew, ['a day later'])).toMatchObject([{ mailed: 1 }]);
  await rm(folder, { recursive: true });
});
