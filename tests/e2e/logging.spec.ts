import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { ports } from './support/addresses';
import { type Server, serveBuild } from './support/copy-commands';
import { fixtureSite } from './support/fixture-site';

/** What Next prints while it starts, before any code of ours runs. */
const banner = /^(?:▲ Next\.js|- (?:Local|Network):|✓ (?:Ready|Running next\.config))/;

const env = {
  SITE_URL: `http://localhost:${ports.logging}`,
  RESEND_API_KEY: 're_local',
  MAIL_TO: 'us@agency.test',
};
let server: Server;

// One server for both, on one port.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  const preload = resolve('tests/mocks/stray-errors.cjs');
  server = await serveBuild({ folder: fixtureSite, port: ports.logging, preload, env });
});
test.afterAll(() => server?.interrupt());

test('every line is one JSON line, of errors no one caught and of warnings, too', async () => {
  await fetch(`${server.url}/stray-errors`);
  const stray = ['a stray warning', 'a stray rejection\nin two lines', 'a stray exception'];
  for (const words of stray) {
    const line = () => readLines().find(({ say }) => String(say).includes(words));
    await expect.poll(line).toMatchObject({ event: 'framework.log' });
    expect(line()?.stack).toContain('stray-errors.cjs');
  }
  const others = printed().filter((line) => !line.startsWith('{'));
  expect(others.filter((line) => !banner.test(line))).toEqual([]);
});

test('our own lines stay as they are', async () => {
  await fetch(`${server.url}/api/message`, { method: 'POST', body: 'x' });
  const ours = { level: 'info', event: 'message.refused', status: 415 };
  await expect.poll(() => readLines().find(({ status }) => status === 415)).toMatchObject(ours);
});

function printed(): string[] {
  return server.output().split('\n').filter(Boolean);
}

/** The lines that are JSON objects, read again. */
function readLines(): Record<string, unknown>[] {
  return printed()
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));
}
