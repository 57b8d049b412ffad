import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readArguments } from '@/tools/diff/arguments';
import { diffProject } from '@/tools/diff/project-diff';
import { runTool, startTool } from '../support/run-tool';
import { now, openRepository } from './repository';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const repository = openRepository();
const { diff, folder, git, read, replace, reset, write } = repository;
afterAll(repository.close);
beforeEach(reset);

const article = 'content/blog/tide-tables.mdx';

function emptyFolder(): string {
  const made = mkdtempSync(join(tmpdir(), 'diff-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

describe('nothing to compare with', () => {
  test('no repository', async () => {
    await expect(diffProject({ folder: emptyFolder(), at: now })).rejects.toThrow(
      'This folder is in no git repository, so there is nothing to compare with.',
    );
  });

  test('no commit yet', async () => {
    const made = emptyFolder();
    spawnSync('git', ['init'], { cwd: made });
    await expect(diffProject({ folder: made, at: now })).rejects.toThrow('has no commit yet');
  });

  test('an unknown base', async () => {
    await expect(diff({ base: 'no such branch' })).rejects.toThrow(
      'git knows no revision "no such branch". Name a branch, a tag or a commit',
    );
    await expect(diff({ base: '--help' })).rejects.toThrow('git knows no revision "--help"');
  });

  test('no branch main', async () => {
    git('branch', '--move', 'main', 'trunk');
    await expect(diff()).rejects.toThrow('There is no branch main here, nor origin/main; name a');
    git('branch', '--move', 'trunk', 'main');
  });

  test('a shallow clone that ends before the commit both share', async () => {
    git('switch', '--quiet', '--create', 'side');
    git('commit', '--quiet', '--allow-empty', '--message=Side');
    git('switch', '--quiet', 'main');
    git('commit', '--quiet', '--allow-empty', '--message=Main');
    const clone = emptyFolder();
    const words = ['clone', '--quiet', '--depth=1', '--no-single-branch', `file://${folder}`, '.'];
    spawnSync('git', words, { cwd: clone });
    spawnSync('git', ['switch', '--quiet', 'side'], { cwd: clone });
    await expect(diffProject({ folder: clone, at: now })).rejects.toThrow(
      'This clone is shallow and ends before the commit it shares with main: git fetch --unshallow',
    );
  });
});

describe('a file that cannot be read is said, and the rest is told', () => {
  test.each([
    [
      'quotes left open',
      () => read(article).replace('author: zofia', 'author: "zofia'),
      'cannot be read: expected an end for each quote',
    ],
    [
      'a git conflict',
      () =>
        read(article).replace('Each row is a day.', '<<<<<<< HEAD\nA\n=======\nB\n>>>>>>> other'),
      'still has the marks of a git conflict (line 18)',
    ],
    ['bytes that are no text', () => Buffer.from([0x2d, 0, 0xff]), 'is no text'],
    [
      'another encoding',
      () => Buffer.from('---\ntitle: ż\n---\n', 'latin1').fill(0xbf, 11, 12),
      'cannot be read: expected a file in UTF-8',
    ],
    ['nothing', () => '', 'cannot be read: expected a document'],
    ['a list instead of fields', () => '---\n- a\n---\nText.\n', 'has no fields that can be read'],
    ['a huge text', () => `---\ntitle: "x"\n---\n${'word '.repeat(600_000)}`, 'is 3 MB large'],
  ])('%s', async (_, content, sentence) => {
    write(article, content());
    replace('content/plans/cutter.yaml', 'price: 2000', 'price: 2500');
    const { markdown, isBlocked } = await diff();
    expect(isBlocked).toBe(true);
    expect(markdown).toContain(`- ❌ \`${article}\` ${sentence}`);
    expect(markdown).toContain('- `price` 2,000 → **2,500**');
  });

  test('a file that was broken before and is repaired', async () => {
    write(article, read(article).replace('author: zofia', 'author: "zofia'));
    git('commit', '--quiet', '--all', '--message=Broken');
    write(article, read(article).replace('author: "zofia', 'author: zofia'));
    const { markdown, isBlocked } = await diff();
    git('reset', '--quiet', '--hard', 'HEAD~1');
    expect(isBlocked).toBe(false);
    expect(markdown).toContain('was broken before: it cannot be read');
  });

  test('a picture that is none, and code that cannot be parsed', async () => {
    write('public/images/examples/cover-2.webp', 'no picture');
    write('src/sections/home/hero.tsx', 'export function (');
    const { markdown } = await diff();
    expect(markdown).toContain(
      '`public/images/examples/cover-2.webp` cannot be read as a picture.',
    );
    expect(markdown).toContain('src/sections/home/hero.tsx cannot be parsed');
  });

  test('a name with spaces and Polish letters', async () => {
    write('content/blog/żółta łódź.mdx', read(article));
    const { markdown } = await diff();
    expect(markdown).toContain('(`blog/żółta łódź`)');
  });
});

test('what stands in a document is shown as it is, and calls no one', async () => {
  replace(article, 'Each row is a day.', 'Ask @octocat about #7, *now* | <b>or</b> `never`.');
  const { markdown } = await diff();
  expect(markdown).toContain(
    'Ask @\u200Boctocat about #\u200B7, \\*now\\* \\| \\<b\\>or\\</b\\> \\`never\\`.',
  );
});

test('many documents are folded in, their titles as they are', async () => {
  for (let place = 1; place <= 8; place += 1) {
    const text = read(article).replace('Reading a tide table', `Tide <b> & table *${place}*`);
    write(`content/blog/tide-${place}.mdx`, text);
  }
  const { markdown } = await diff();
  expect(markdown).toContain(
    '<details><summary>New: Tide &lt;b&gt; &amp; table *8* (<code>blog/tide-8</code>)</summary>\n\n- ',
  );
});

describe('words after the command', () => {
  test.each([
    [['--at', 'tomorrow'], '--at takes a day'],
    [['--at', '2026-12-24T09:00'], 'a time with its offset'],
    [['--at', '2026-13-45'], '--at takes a day'],
    [['--site', 'preview'], '--site takes the address of a site'],
    [['main', 'other'], 'the other revision is --head other'],
    [['--colour'], "Unknown option '--colour'"],
  ])('%j is refused', (words, sentence) => {
    expect(() => readArguments(words, now)).toThrow(sentence);
  });

  test('a day begins at midnight in UTC, wherever the machine is', () => {
    expect(readArguments(['--at', '2026-12-24'], now).at).toBe(Date.UTC(2026, 11, 24));
  });
});

test('the command: Markdown or JSON, its exit code, no colours, the same in every time zone', async () => {
  const tool = 'src/tools/diff/main.ts';
  const there = { cwd: folder, env: { TZ: 'Pacific/Auckland', LANG: 'pl_PL.UTF-8' } };
  const run = (...args: string[]) => runTool(tool, { ...there, args });
  replace(article, '2026-03-02T09:00:00+01:00', '2026-03-02T23:30:00+01:00');
  const good = await run('--json', '--at', '2026-11-01');
  expect(good.code).toBe(0);
  expect(JSON.parse(good.out)).toMatchObject({ version: 1, at: '2026-11-01T00:00:00.000Z' });
  replace(article, 'Each row is a day.', '![A map](https://maps.test/map.png)');
  const bad = startTool(tool, there);
  expect(bad.code).toBe(1);
  expect(bad.out).toContain('**2 March 2026, 23:30 (+01:00)**');
  const wrong = await run('no-such-branch');
  expect(wrong).toMatchObject({ code: 2, out: '' });
  expect(wrong.errors.trim().split('\n')).toHaveLength(1);
  expect(await run('--help')).toMatchObject({ code: 0, errors: '' });
});
