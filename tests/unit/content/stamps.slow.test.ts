import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openRepository } from './repository';

// Each asks git, and one starts the command.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const repository = openRepository();
const { check, git, move, read, remove, replace, reset, run, start, write } = repository;
const original = 'content/blog/tide-tables.mdx';
const polish = 'content/blog/tide-tables.pl.mdx';
const sentence = /^[A-Z].*\.$/m.exec(read(original).replace(/^---[\s\S]*?\n---\n/, ''))?.[0] ?? '';
const changed = `${sentence.slice(0, -1)}, and more often in spring.`;

afterAll(repository.close);
beforeEach(reset);

async function command(...args: string[]) {
  const { code, said } = await run(...args);
  return { code, said };
}

/** What the check finds in the translation. */
async function findingsOf(path = polish) {
  return (await check()).filter(({ file }) => file === path).map(({ code }) => code);
}

describe('a translation', () => {
  test('that is stamped is well, until its original says something else', async () => {
    expect(await findingsOf()).toEqual([]);
    replace(original, sentence, changed);
    expect(await findingsOf()).toEqual(['stale-translation']);
    // It is not when the original says the same again.
    replace(original, changed, sentence);
    expect(await findingsOf()).toEqual([]);
  });

  test('is not stale because the original is written in other lines, or has other facts', async () => {
    replace(original, sentence, sentence.replaceAll(' ', '\n'));
    replace(original, 'tags:', 'views: 1200\ntags:');
    expect(await findingsOf()).toEqual([]);
  });

  test('is told what it is behind, which is stamped once it is followed', async () => {
    replace(original, sentence, changed);
    const behind = await command('--behind', polish);
    expect(behind.code).toBe(0);
    expect(behind.said).toMatch(
      /^content\/blog\/tide-tables\.pl\.mdx was made from .* \(commit \w+\)\. Since then:\n/,
    );
    expect(behind.said).toContain(`    - ${sentence}\n    + ${changed}\n`);
    const translated = start('--translated', polish);
    expect(await translated.end).toBe(0);
    expect(translated.said()).toBe(`${polish}: up to date with its original\n`);
    expect(await findingsOf()).toEqual([]);
    expect((await command('--behind', polish)).said).toBe(
      `${polish} is up to date with ${original}\n`,
    );
  });

  test('is told of fields, and of another name that its original had', async () => {
    git('switch', '--quiet', '--detach');
    for (const name of [original, polish]) move(name, name.replace('tide-tables', 'tides'));
    git('add', '--all');
    git('commit', '--quiet', '--message=Another name');
    replace(original.replace('tide-tables', 'tides'), 'title: "', 'title: "New: ');
    const { said } = await command('--behind', polish.replace('tide-tables', 'tides'));
    expect(said).toMatch(/\n {2}title\n {4}- .*\n {4}\+ New: /);
    git('switch', '--quiet', '--force', 'main');
  });

  test('of words that were never committed can only be compared', async () => {
    replace(polish, '# translationOf: ', '# translationOf: 0');
    expect((await command('--behind', polish)).said).toContain('which git does not have here');
  });

  test('without a stamp, and how it gets one', async () => {
    write(polish, read(polish).replace(/^# translationOf.*\n/m, ''));
    expect(await findingsOf()).toEqual(['unstamped-translation']);
    expect((await command('--behind', polish)).said).toContain('compare it with');
    expect((await command('--translated', polish)).code).toBe(0);
    expect(await findingsOf()).toEqual([]);
  });

  test('that is stamped too early says what is missing', async () => {
    replace(polish, 'title: ', 'titel: ');
    const { code, said } = await command('--translated', polish);
    expect(code).toBe(1);
    expect(said).toContain('It says so now, but the check finds:');
    expect(said).toContain('unknown-key  titel');
  });

  test.each(['merge', 'diff3'])('stamped on two branches is stamped anew (%s)', async (style) => {
    git('config', 'merge.conflictStyle', style);
    const lines = read(original).trimEnd();
    for (const [branch, line] of [
      ['one', 'One more.'],
      ['other', 'Another.'],
    ] as const) {
      git('switch', '--quiet', '--create', branch, 'main');
      if (branch === 'one') replace(original, sentence, changed);
      else write(original, `${lines}\n\n${line}\n`);
      await command('--translated', polish);
      git('commit', '--quiet', '--all', '--message', branch);
    }
    expect(() => git('merge', 'one')).toThrow();
    const [found] = (await check()).filter(({ file }) => file === polish);
    expect(found).toMatchObject({ code: 'merge-conflict' });
    expect(found?.fix).toContain(`--translated ${polish}`);
    expect((await command('--translated', polish)).code).toBe(0);
    expect(await findingsOf()).toEqual([]);
    git('merge', '--abort');
    git('switch', '--quiet', 'main');
    git('branch', '--quiet', '-D', 'one', 'other');
  });

  test('with another conflict is left as it is', async () => {
    const text = `${read(polish)}\n<<<<<<< HEAD\nTak.\n=======\nNie.\n>>>>>>> other\n`;
    write(polish, text);
    const { code, said } = await command('--translated', polish);
    expect([code, read(polish)]).toEqual([2, text]);
    expect(said).toContain('decide for one first');
  });

  test('two stamps, as a careless merge leaves them, are none', async () => {
    replace(polish, '# translationOf', '# translationOf: 00000000\n# translationOf');
    expect(await findingsOf()).toEqual(['stale-translation']);
    await command('--translated', polish);
    expect(read(polish).match(/translationOf/g)).toHaveLength(1);
    expect(await findingsOf()).toEqual([]);
  });

  test('several at once; an original, and what is not there', async () => {
    for (const path of [polish, 'content/plans/cutter.pl.yaml'])
      write(path, read(path).replace(/^# translationOf.*\n/m, ''));
    expect((await command('--translated', polish, 'content/plans/cutter.pl.yaml')).code).toBe(0);
    expect(await findingsOf()).toEqual([]);
    const wrong = await command('--translated', original);
    expect([wrong.code, wrong.said.split('\n')[0]]).toEqual([
      2,
      `${original} is an original; its translation is ${polish}`,
    ]);
    remove(original);
    expect((await command('--translated', polish)).said).toContain('is not there');
    expect((await command('--behind', polish)).code).toBe(2);
  });
});
