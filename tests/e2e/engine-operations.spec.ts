import { expect, test } from '@playwright/test';
import { connectEngine } from '../../src/tools/leads/engine-client';
import { type RestateProcess, startRestate } from '../mocks/restate-process';
import { ports } from './support/addresses';
import {
  idOf,
  linesOf,
  type Operated,
  readMetrics,
  sendMessage,
  startOperated,
} from './support/operations';

/* What an operator sees of leads: with the durable engine, which is a real one, and once it is dead. */

let site: Operated<RestateProcess>;

// One server and one engine, whose numbers add up.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  site = await startOperated(ports.engine, startRestate);
  const { RESTATE_INGRESS_URL: ingress, RESTATE_ADMIN_URL: admin } = site.backing.env;
  await connectEngine({ ingress, admin, token: undefined }).connect(site.server.url);
});
test.afterAll(() => site?.close());

const countLeads = async (event: string) =>
  (await readMetrics(site.server)).get(`leads_total{event="${event}"}`);
const eventsOf = (id: string) => linesOf(site.server, id).map(({ event }) => event);
const readReady = async () => {
  const answer = await fetch(`${site.server.url}/readyz`);
  return [answer.status, (await answer.json()).engine];
};

test('says that the engine is there', async () => {
  expect(await readReady()).toEqual([200, 'ok']);
});

test('a mailed lead is counted, and its line names the request that brought it', async () => {
  const answer = await sendMessage(site.server, 'A lead of a test');
  expect(answer.status).toBe(200);
  await expect.poll(() => countLeads('mailed')).toBe(1);
  await expect
    .poll(() => eventsOf(idOf(answer)).sort())
    .toEqual(['lead.mailed', 'message.accepted']);
  expect([await countLeads('accepted'), await countLeads('sent_directly')]).toEqual([1, 0]);
  expect((await readMetrics(site.server)).get('mails_total{result="sent",reason="none"}')).toBe(1);
});

test('so are leads that are held and parked', async () => {
  await sendMessage(site.server, 'A lead sent at once', { fields: { openMs: 1 } });
  await expect.poll(() => countLeads('held')).toBe(1);
  site.resend.setMode('refuse-422');
  const answer = await sendMessage(site.server, 'A lead that is not wanted');
  await expect.poll(() => countLeads('parked')).toBe(1);
  await expect
    .poll(() => eventsOf(idOf(answer)).sort())
    .toEqual(['lead.parked', 'message.accepted']);
  expect(
    (await readMetrics(site.server)).get('mails_total{result="failed",reason="refused"}'),
  ).toBe(1);
});

test('without the engine leads are mailed directly, and those no one takes are counted as lost', async () => {
  await site.backing.kill();
  await expect.poll(readReady).toEqual([200, 'failing']);
  expect((await sendMessage(site.server, 'A lead that is lost')).status).toBe(502);
  expect(await countLeads('lost_to_503')).toBe(1);
  site.resend.setMode('accept');
  expect((await sendMessage(site.server, 'A lead without an engine')).status).toBe(200);
  expect(await countLeads('sent_directly')).toBe(1);
});
