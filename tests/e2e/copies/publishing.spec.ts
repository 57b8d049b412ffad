import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { ports } from '../support/addresses';
import { run, type Server, serveBuild } from '../support/copy-commands';
import { copyProject, type ProjectCopy, patience } from '../support/project-copy';
import { announced, draft, findPlaces, look, origin, writeFixtures } from './announcements';

/*
 * The promise: built once, the site shows what has a publish time at the latest one minute after that time, to the
 * first who calls. The server's clock (`tests/mocks/clock.cjs`) stands still but for the jumps made here.
 */
test.describe.configure({ mode: 'serial', timeout: patience });

const minute = 60_000;
let copy: ProjectCopy;
let server: Server;

test.beforeAll(async () => {
  test.setTimeout(patience);
  copy = copyProject();
  writeFixtures(copy);
  const { folder } = copy;
  const env = { SITE_URL: origin, CLOCK_FILE: clockFile() };
  const build = await run({ command: ['npm', 'run', 'build'], folder, env });
  expect(build.code, build.output).toBe(0);
  jumpTo(Date.now());
  server = await serveBuild({
    folder,
    port: ports.publishing,
    preload: './tests/mocks/clock.cjs',
    env,
  });
});

test.afterAll(async () => {
  await server?.interrupt();
  copy?.dispose();
});

test('holds back what is announced for later until its time has come', async () => {
  const [{ time }] = announced;
  for (const moment of [Date.now(), time - 2 * minute, time - 1]) {
    jumpTo(moment);
    expect(await look(server.url, announced[0])).toEqual(everywhere('hidden'));
  }
});

test('shows it everywhere to the first who calls a minute later, without a build', async () => {
  const [{ time }] = announced;
  jumpTo(time + minute);
  expect(await look(server.url, announced[0])).toEqual(everywhere('shown'));
});

test('shows it a minute later where pages were called in between, too', async () => {
  const [, { time }] = announced;
  jumpTo(time - 1);
  expect(await look(server.url, announced[1])).toEqual(everywhere('hidden'));
  jumpTo(time + minute - 1000);
  await look(server.url, announced[1]);
  // These two seconds pass for real: drawing a preview anew, which that look set off, takes part of them.
  await sleep(2000);
  jumpTo(time + minute + 1000);
  expect(await look(server.url, announced[1])).toEqual(everywhere('shown'));
});

test('never shows a draft, however old', async () => {
  expect(await look(server.url, draft)).toEqual(everywhere('hidden'));
});

function everywhere(state: 'shown' | 'hidden'): Record<string, string> {
  return Object.fromEntries(findPlaces(draft).map(({ name }) => [name, state]));
}

/** The server never sees half a time: the file is replaced as a whole. */
function jumpTo(milliseconds: number): void {
  writeFileSync(`${clockFile()}.next`, String(milliseconds));
  renameSync(`${clockFile()}.next`, clockFile());
}

function clockFile(): string {
  return join(copy.folder, '.clock');
}
