import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { atMostEvery } from '@/process/readiness';
import { type OpenServer, openServer } from './door';

let server: OpenServer | undefined;
const folder = mkdtempSync(join(tmpdir(), 'readiness-'));

afterEach(async () => {
  vi.useRealTimers();
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Puts a build into the folder that is served. */
function build(id: string): void {
  mkdirSync(join(folder, '.next/server/app'), { recursive: true });
  writeFileSync(join(folder, '.next/BUILD_ID'), id);
}

async function ask(): Promise<unknown[]> {
  const answer = await fetch(`${server?.url}/readyz`);
  const { state, pages } = await answer.json();
  return [answer.status, state, pages];
}

describe('a process', () => {
  it.each([
    ['the build it began with is gone', () => rmSync(join(folder, '.next'), { recursive: true })],
    ['another build is there', () => build('two')],
    ['its pages are gone', () => rmSync(join(folder, '.next/server/app'), { recursive: true })],
  ])('is ready until %s', async (_, change) => {
    vi.spyOn(process, 'cwd').mockReturnValue(folder);
    vi.useFakeTimers({ toFake: ['performance'] });
    build('one');
    server = await openServer({});
    expect(await ask()).toEqual([200, 'ready', 'ok']);
    change();
    expect(await ask(), 'known for two seconds').toEqual([200, 'ready', 'ok']);
    vi.advanceTimersByTime(2000);
    expect(await ask()).toEqual([503, 'unable', 'missing']);
  });

  it('is not ready without a build', async () => {
    vi.spyOn(process, 'cwd').mockReturnValue(folder);
    server = await openServer({});
    expect(await ask()).toEqual([503, 'unable', 'missing']);
  });
});

describe('work done at most every so often', () => {
  it('is done once for all who ask in between, however long it takes', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    let runs = 0;
    const work = atMostEvery(100, async () => {
      runs += 1;
      return runs;
    });
    expect(await Promise.all([work(), work(), work()])).toEqual([1, 1, 1]);
    vi.advanceTimersByTime(99);
    expect(await work()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(await work()).toBe(2);
  });
});
