import { expect, test } from '@playwright/test';
import { type ResendStandIn, startResendStandIn } from '../mocks/resend-stand-in';
import { type RestateProcess, startRestate } from '../mocks/restate-process';
import { ports } from './support/addresses';
import { type Server, serveBuild } from './support/copy-commands';
import { fixtureSite } from './support/fixture-site';
import { idOf, linesOf, operationsToken, readMetrics, sendMessage } from './support/operations';

/* What an operator sees of leads: with the durable engine, which is a real one, and once it is dead. */

let server: Server;
let resend: ResendStandIn;
let restate: RestateProcess;

// One server and one engine, whose numbers add up.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  [resend, restate] = await Promise.all([startResendStandIn(), startRestate()]);
  const env = {
    SITE_URL: `http://localhost:${ports.engine}`,
    MAIL_TO: 'us@agency.test',
    OPERATIONS_TOKEN: operationsToken,
    ...resend.env,
    ...restate.env,
  };
  server = await serveBuild({ folder: fixtureSite, port: ports.engine, env });
  const connected = await fetch(`${restate.env.RESTATE_ADMIN_URL}/deployments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ uri: `${server.url}/api/engine`, use_http_11: true, force: true }),
  });
  expect(connected.status).toBe(201);
});
test.afterAll(async () => {
  await server?.interrupt();
  await Promise.all([resend?.close(), restate?.close()]);
});

const countLeads = async (event: string) =>
  (await readMetrics(server)).get(`leads_total{event="${event}"}`);
const eventsOf = (id: string) => linesOf(server, id).map(({ event }) => event);
const readReady = async () => {
  const answer = await fetch(`${server.url}/readyz`);
  return [answer.status, (await answer.json()).engine];
};

test('says that the engine is there', async () => {
  expect(await readReady()).toEqual([200, 'ok']);
});

test('a mailed lead is counted, and its line names the request that brought it', async () => {
  const answer = await sendMessage(server, 'A lead of a test');
  expect(answer.status).toBe(200);
  await expect.poll(() => countLeads('mailed')).toBe(1);
  await expect
    .poll(() => eventsOf(idOf(answer)).sort())
    .toEqual(['lead.mailed', 'message.accepted']);
  expect([await countLeads('accepted'), await countLeads('sent_directly')]).toEqual([1, 0]);
  expect((await readMetrics(server)).get('mails_total{result="sent",reason="none"}')).toBe(1);
});

test('so are leads that are held and parked', async () => {
  await sendMessage(server, 'A lead sent at once', { fields: { openMs: 1 } });
  await expect.poll(() => countLeads('held')).toBe(1);
  resend.setMode('refuse-422');
  const answer = await sendMessage(server, 'A lead that nobody wants');
  await expect.poll(() => countLeads('parked')).toBe(1);
  await expect
    .poll(() => eventsOf(idOf(answer)).sort())
    .toEqual(['lead.parked', 'message.accepted']);
  expect((await readMetrics(server)).get('mails_total{result="failed",reason="refused"}')).toBe(1);
});

test('without the engine leads are mailed directly, and those nobody takes are counted as lost', async () => {
  await restate.kill();
  await expect.poll(readReady).toEqual([200, 'failing']);
  expect((await sendMessage(server, 'A lead that is lost')).status).toBe(502);
  expect(await countLeads('lost_to_503')).toBe(1);
  resend.setMode('accept');
  expect((await sendMessage(server, 'A lead without an engine')).status).toBe(200);
  expect(await countLeads('sent_directly')).toBe(1);
});
