import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { ports } from './support/addresses';
import { answers, run, serveBuild } from './support/copy-commands';
import { fixtureSite } from './support/fixture-site';
import { words } from './support/words';

/* The built site in a process of its own: whether it starts is decided by its environment alone. */
test.describe.configure({ mode: 'default' });

const port = ports.starting;
const start = (env: Record<string, string>) =>
  run({
    command: [process.execPath, 'node_modules/next/dist/bin/next', 'start', '--port', String(port)],
    folder: fixtureSite,
    env,
  });

const secret = 're_secret_value';
const refusals = [
  { name: 'with nothing set', env: {}, says: ['SITE_URL is not set', 'npm run site'] },
  {
    name: 'with variables that make no sense, all of them at once',
    env: { SITE_URL: 'secret_value', CLIENT_IP_MODE: 'proxy', RESEND_API_KEY: secret },
    says: ['SITE_URL is wrong', 'CLIENT_IP_MODE is wrong', 'MAIL_TO is not'],
  },
  {
    name: 'where messages to a public site would only be printed',
    env: { SITE_URL: 'https://agency.test', MAIL_TRANSPORT: 'terminal' },
    says: ['MAIL_TRANSPORT=terminal and SITE_URL is https'],
  },
  {
    name: 'where no one is to get the mail',
    env: { SITE_URL: `http://localhost:${port}`, RESEND_API_KEY: secret },
    says: ['Set MAIL_TO.'],
  },
  {
    name: 'with the address of a demo',
    env: {
      SITE_URL: 'https://agency.test',
      RESEND_API_KEY: secret,
      MAIL_TO: 'secret_value@agency.example',
    },
    says: ['.example', 'MAIL_TO'],
  },
];

for (const { name, env, says } of refusals) {
  test(`does not start ${name}`, async () => {
    const { code, output } = await start(env);
    expect(code, output).toBe(1);
    const lines = output.split('\n').filter((line) => line.includes('"start.refused"'));
    for (const part of says) expect(lines.join('\n')).toContain(part);
    expect(output).not.toContain('secret_value');
    expect(await answers(`http://localhost:${port}`)).toBe(false);
  });
}

test('starts with nothing set where mail is printed, as npm run site does', async () => {
  const env = { MAIL_TRANSPORT: 'terminal' };
  const server = await serveBuild({ folder: fixtureSite, port, env });
  expect((await fetch(server.url)).status).toBe(200);
  const notices = server.output().match(/"start\.\w+".*printed in this terminal/g);
  expect(notices, 'said once, not once per runtime').toHaveLength(1);
  await server.interrupt();
});

test('answers unknown addresses with the whole page where it can reach no one, itself included', async () => {
  const server = await serveBuild({
    folder: fixtureSite,
    port,
    preload: resolve('tests/mocks/no-network.cjs'),
    env: { MAIL_TRANSPORT: 'terminal' },
  });
  for (const [path, locale] of [
    ['/nothing-here', 'en'],
    ['/pl/nothing-here', 'pl'],
  ] as const) {
    const answer = await fetch(`${server.url}${path}`);
    const text = await answer.text();
    expect(answer.status).toBe(404);
    expect(text).toContain(words(locale).site.notFound.title);
    expect(text).toContain('</footer>');
  }
  await server.interrupt();
});
