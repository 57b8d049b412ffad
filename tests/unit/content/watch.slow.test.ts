import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openRepository } from './repository';

// A real process, which is started once, and whose checks follow one another.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

const { close, git, move, read, remove, replace, start, write } = openRepository();
const path = 'content/blog/tide-tables.mdx';
const text = read(path);
const wrong = text.replace(/^author: .*/m, 'author: tom-pyne');
const watcher = start('--watch');
/** Dates of the fixtures are far away: without a mistake, there are warnings only. */
const well = /\n\n\d+ warnings in \d+ files\b.*\n/;

/** Listens to one report after another, until one says this; a busy machine may take a save for two. */
async function hearUntil(said: RegExp) {
  const saved: string[] = [];
  for (;;) {
    const words = await watcher.hear(/--explain \S+\n/);
    saved.push(...Array.from(words.matchAll(/── \d\d:\d\d:\d\d ── (.*) ──/g), ([, it]) => `${it}`));
    if (said.test(words)) return { words, saved };
  }
}

beforeAll(async () => {
  expect((await hearUntil(well)).words).toMatch(/^Checks at each save\. Ctrl-C ends it\.\n/);
  // Its folders are watched a moment later.
  await sleep(1500);
});

afterAll(() => {
  watcher.stop('SIGKILL');
  close();
});

describe('content:check -- --watch', () => {
  test('a broken save, and its mending', async () => {
    write(path, wrong);
    const { words, saved } = await hearUntil(/1 error in 1 file/);
    expect(saved).toEqual([path]);
    expect(words).toContain(`${path}:2:9  dangling-reference  author`);
    write(path, text);
    await hearUntil(well);
  });

  test('a new file, a new name, a deletion', async () => {
    write('content/blog/second.mdx', wrong);
    await hearUntil(/second\.mdx:2:9/);
    move('content/blog/second.mdx', 'content/blog/third.mdx');
    expect((await hearUntil(/third\.mdx:2:9/)).words).not.toContain('second.mdx:');
    remove('content/blog/third.mdx');
    await hearUntil(well);
  });

  test('200 saves in a row are not 200 checks', async () => {
    for (let round = 0; round < 200; round += 1) {
      write(path, `${text}\nLine ${round}, and [a page](/nowhere).\n`);
      await sleep(5);
    }
    write(path, text);
    const { saved } = await hearUntil(well);
    expect(new Set(saved)).toEqual(new Set([path]));
    expect(saved.length).toBeLessThan(20);
  });

  test('200 files at once are summed up, and what was saved comes last', async () => {
    write(path, wrong);
    await hearUntil(/1 error in 1 file/);
    for (let number = 0; number < 200; number += 1)
      write(`content/blog/copy-${number}.mdx`, wrong.replace(/^title: "/m, `title: "${number} `));
    await hearUntil(/\n201 errors in 201 files: 201 dangling-reference\n/);
    write('content/blog/copy-0.mdx', wrong.replace(/^title: "/m, 'title: "New '));
    const { words } = await hearUntil(/copy-0\.mdx ──/);
    expect(words.indexOf('copy-0.mdx:2:9')).toBeGreaterThan(words.indexOf('tide-tables.mdx:2:9'));
    git('clean', '--force', '--quiet', 'content');
    write(path, text);
    await hearUntil(well);
  });

  test('a change of a schema', async () => {
    replace(
      'src/schema/blog.ts',
      'title: pageTitle(',
      'subtitle: pageTitle(),\n    title: pageTitle(',
    );
    const { words, saved } = await hearUntil(/\d+ errors? in/);
    expect(saved).toEqual(['src/schema/blog.ts']);
    expect(words).toContain('missing-field  subtitle');
  });

  test('code that cannot run ends nothing, and all is well once the code is as it was', async () => {
    replace('src/schema/blog.ts', 'title: pageTitle(', 'title: pageTitle((');
    await watcher.hear(/\nNode\.js v/);
    git('checkout', '--quiet', 'src');
    await hearUntil(well);
  });

  test('the folder away, and there again', async () => {
    move('content', 'elsewhere');
    await hearUntil(/missing-folder/);
    move('elsewhere', 'content');
    await hearUntil(well);
    // It is watched anew a moment later.
    await sleep(1500);
    write(path, wrong);
    await hearUntil(/1 error in 1 file/);
  });

  test('Ctrl-C is the end, without an error', async () => {
    const before = watcher.said();
    watcher.stop('SIGINT');
    expect(await watcher.end).toBe(0);
    expect(watcher.said()).toBe(before);
  });
});
