import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { findNode, otherNodes } from '../../run/other-nodes.mjs';
import { mailUrl, ports } from '../support/addresses';
import { type Server, serveBuild } from '../support/copy-commands';
import { copyProject, type ProjectCopy, patience } from '../support/project-copy';
import { type StoppedClock, stopClock } from '../support/stopped-clock';
import { findMails } from '../support/test';
import { words } from '../support/words';

/* A host that builds nothing has the built site and the packages of production, on any Node that the README names. */
test.describe.configure({ mode: 'serial', timeout: patience });

const hour = 3_600_000;
const year = 366 * 24 * hour;
const url = `http://localhost:${ports.serving}`;
let copy: ProjectCopy;
let clock: StoppedClock;
let server: Server | undefined;
/** In the middle of the next year, far from its ends. */
let time = Date.UTC(new Date().getUTCFullYear() + 1, 5);

test.beforeAll(() => {
  test.setTimeout(patience);
  copy = copyProject({ built: true });
  copy.dropDevelopmentPackages();
  clock = stopClock(copy.folder);
});

test.afterEach(() => server?.interrupt());
test.afterAll(() => copy?.dispose());

test('has none of the packages that only build and check', () => {
  const { packages } = JSON.parse(copy.read('package-lock.json'));
  const development = Object.keys(packages).filter((path) => packages[path].dev);
  expect(development.length).toBeGreaterThan(100);
  expect(development.filter((path) => existsSync(join(copy.folder, path)))).toEqual([]);
});

for (const version of [process.versions.node, ...otherNodes]) {
  test(`answers on Node ${version}, and renders again what has changed`, async () => {
    await start(version);
    await expectAnswers();
    await expectMail(`Written to a site on Node ${version}.`);
    wait(hour);
    await expectAnswers('HIT');
    // Every page names the year.
    wait(year);
    await expectAnswers('MISS');
    await expectAnswers('HIT');
    expect(server?.output()).not.toMatch(/error|⨯/i);
  });
}

async function start(version: string): Promise<void> {
  wait(hour);
  const { folder } = copy;
  const { preload } = clock;
  const node = version === process.versions.node ? process.execPath : findNode(version);
  const mail = {
    RESEND_API_KEY: 're_local',
    RESEND_BASE_URL: mailUrl,
    MAIL_TO: 'team@client.example',
  };
  const env = { ...clock.env, ...mail, SITE_URL: url, CLIENT_IP_MODE: 'direct' };
  server = await serveBuild({ folder, port: ports.serving, preload, node, env });
}

function wait(ms: number): void {
  time += ms;
  clock.jumpTo(time);
}

/** Expects one address of each kind to answer, and pages to come from where Next's header says. */
async function expectAnswers(origin = ''): Promise<void> {
  const { notFound } = words('en').site;
  await expectAnswer('/nothing-here', { status: 404, text: notFound.title });
  await expectAnswer('/', { text: '<h1', origin });
  await expectAnswer('/pl', { text: '<html lang="pl"', origin });
  await expectAnswer(`/blog/${slugWithCode()}`, { text: 'class="tok-', origin });
  await expectAnswer('/feed.xml', { type: 'application/rss+xml', text: '<item>' });
  await expectAnswer('/share/blog.jpg', { type: 'image/jpeg' });
}

async function expectAnswer(
  path: string,
  { status = 200, type = 'text/html', text = '', origin = '' },
): Promise<void> {
  const answer = await fetch(`${url}${path}`);
  expect(answer.status, path).toBe(status);
  expect(answer.headers.get('content-type'), path).toContain(type);
  const body = await answer.text();
  expect(body.includes(text), `${text} in ${path}`).toBe(true);
  expect(answer.headers.get('x-nextjs-cache') ?? '', path).toContain(origin);
}

async function expectMail(message: string): Promise<void> {
  const answer = await fetch(`${url}/api/message`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'ewa@client.example', message }),
  });
  expect(await answer.json()).toEqual({ ok: true });
  expect(await findMails(message)).toHaveLength(1);
}

/** An article with a block of code: colouring it is done by packages as well. */
function slugWithCode(): string {
  const names = readdirSync(join(copy.folder, 'content/blog'));
  const name = names.find(
    (one) => /^[^.]+\.mdx$/.test(one) && copy.read(`content/blog/${one}`).includes('\n```'),
  );
  expect(name, 'an article with a block of code').toBeDefined();
  return String(name).replace('.mdx', '');
}
