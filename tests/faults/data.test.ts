import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commands } from '../../src/tools/leads/commands';
import { account, type Crew, startCrew, waitFor } from './crew';

/* What an operator does with the engine's data: copies and restores them, shows and deletes what is about a person. */
let crew: Crew;
let backup: string;
beforeAll(async () => {
  crew = await startCrew();
  backup = mkdtempSync(join(tmpdir(), 'backup-'));
});
afterAll(async () => {
  await crew?.close();
  rmSync(backup, { recursive: true });
});

const ask = (name: string, words: string[] = [], more = {}) =>
  commands[name]?.(crew.engine, {
    words,
    all: false,
    show: false,
    yes: false,
    format: 'csv',
    ...more,
  });

const isCounted = (status: 'waiting' | 'held' | 'parked', count: number) =>
  waitFor(`${status} ${count}`, async () => (await crew.engine.count())[status] === count);

test('a parked lead comes back with the copy of the engine’s data, and is mailed once', async () => {
  crew.resend.setMode('refuse-422');
  await crew.post('saved words');
  await isCounted('parked', 1);
  crew.resend.setMode('accept');
  const { folder } = crew.restate;
  await crew.restate.kill();
  execFileSync('tar', ['-czf', join(backup, 'engine.tgz'), '-C', folder, '.']);

  rmSync(folder, { recursive: true });
  await crew.restate.start();
  expect(await crew.engine.count(), 'the new engine is empty').toEqual({});
  // It does not know the site yet, and no one has to wait for that.
  expect(await crew.post('sent past an empty engine')).toMatchObject({ status: 200 });

  await crew.restate.kill();
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  execFileSync('tar', ['-xzf', join(backup, 'engine.tgz'), '-C', folder]);
  await crew.restate.start();
  // It is ready for calls a moment before it tells what it has.
  await isCounted('parked', 1);
  expect(await account(crew, ['saved words'])).toMatchObject([{ mailed: 0, kept: ['parked'] }]);
  await ask('replay', [], { all: true });
  const texts = ['saved words', 'sent past an empty engine'];
  await waitFor('it is mailed', async () => (await crew.engine.count()).mailed === 1);
  expect(await account(crew, texts)).toMatchObject(texts.map((text) => ({ text, mailed: 1 })));
});

/** Returns all that the engine's SQL interface tells, with what is written in hexadecimal also as text. */
async function readEngine(): Promise<string> {
  const query = async (sql: string) => {
    const answer = await fetch(new URL('/query', crew.restate.env.RESTATE_ADMIN_URL), {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ query: sql }),
    });
    return ((await answer.json()) as { rows: Record<string, unknown>[] }).rows;
  };
  const tables = await query(
    "SELECT table_schema, table_name FROM information_schema.tables WHERE table_schema <> 'information_schema'",
  );
  const names = tables.map(({ table_schema, table_name }) => `${table_schema}.${table_name}`);
  expect(names).toEqual(expect.arrayContaining([expect.stringMatching(/sys_journal$/)]));
  const rows = await Promise.all(names.map((name) => query(`SELECT * FROM ${name}`)));
  const values = rows.flat().flatMap((row) => Object.values(row).map(String));
  return values.flatMap((value) => [value, Buffer.from(value, 'hex').toString()]).join('\n');
}

test('what is about a person can be shown, and leaves no trace in the engine once it is deleted', async () => {
  const email = 'jan@person.example';
  const trace = /jan@person|words of jan/i;
  crew.resend.setMode('refuse-422');
  await crew.post('words of Jan, parked', { email });
  await isCounted('parked', 1);
  await crew.post('words of Jan, held', { email, isSuspect: true });
  await isCounted('held', 1);
  // The provider closes for an hour: one lead was tried, the next waits behind it.
  crew.resend.setMode('quota-429');
  const asked = crew.resend.requestCount();
  await crew.post('words of Jan, tried', { email });
  await waitFor('the provider is asked', () => crew.resend.requestCount() > asked);
  await crew.post('words of Jan, in the queue', { email });
  await crew.post('words of Ewa');
  await isCounted('waiting', 3);

  const exported = await ask('export', [email]);
  for (const place of ['parked', 'held', 'tried', 'in the queue'])
    expect(exported).toContain(`words of Jan, ${place}`);
  expect(exported).not.toContain('words of Ewa');
  expect(await readEngine()).toMatch(trace);

  expect(await ask('forget', [email], { yes: true })).toContain('Deleted from 4');
  await isCounted('waiting', 1);
  for (const told of [
    await readEngine(),
    await ask('list', [], { show: true }),
    await ask('show', [], { all: true }),
    await ask('export', [], { format: 'json' }),
  ]) {
    expect(told).not.toMatch(trace);
    expect(told).toContain('words of Ewa');
  }
});
