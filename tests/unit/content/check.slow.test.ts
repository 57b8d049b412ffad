import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import type { CheckCache } from '@/tools/content/check';
import { nearest } from '@/tools/content/nearest';
import { painter } from '@/tools/content/report';
import { runTool, startTool } from '../support/run-tool';
import { another, article, checkSite, writeSite } from './fixture';

describe('checking again', () => {
  test('reads changed files only, and still sees what they break elsewhere', async () => {
    const folder = writeSite({
      'content/blog/second.mdx': another.replace('Text.', '[x](/blog/first#a)'),
    });
    const path = join(folder, 'content/blog/first.mdx');
    const cache: CheckCache = new Map();
    expect(await checkSite(folder, cache)).toMatchObject([{ code: 'broken-anchor' }]);
    const before = new Map(cache);

    writeFileSync(path, article.replace('Text.', '## A'));
    expect(await checkSite(folder, cache)).toEqual([]);
    expect([...cache].filter(([key, entry]) => before.get(key) !== entry)).toHaveLength(1);

    rmSync(path);
    expect(await checkSite(folder, cache)).toMatchObject([{ code: 'broken-link' }]);
    expect(cache.has(path)).toBe(false);
  });
});

// One starts a process of its own, and the first loads the command.
describe('the command', { timeout: 60_000 }, () => {
  const tool = 'src/tools/content/check-main.ts';
  const wordsFor = (folder: string, words: readonly string[]) => ({
    args: ['--content', join(folder, 'content'), '--public', join(folder, 'public'), ...words],
  });
  const command = (folder: string, ...words: string[]) => runTool(tool, wordsFor(folder, words));

  test('is silent in a pipe when all is well', async () => {
    expect(await command(writeSite())).toMatchObject({ code: 0, said: '' });
  });

  test('names place, mistake and fix, without colours in a pipe, and fails', async () => {
    const folder = writeSite({ 'content/blog/first.mdx': article.replace('- react', '- reakt') });
    const { code, errors } = startTool(tool, wordsFor(folder, []));
    expect(code).toBe(1);
    expect(errors).toContain('content/blog/first.mdx:10:5  not-in-list  tags[0]\n');
    expect(errors).toContain('  10 |   - reakt\n     |     ^^^^^\n');
    expect(errors).toContain('nearest   react\n');
    expect(errors).toContain('1 error in 1 file\n');
    expect(errors).not.toContain('\u001b');
  });

  test('a warning is shown and fails nothing', async () => {
    const second = another.replace('Another title', 'A title');
    const { code, errors } = await command(writeSite({ 'content/blog/second.mdx': second }));
    expect(code).toBe(0);
    expect(errors).toContain('content/blog/second.mdx:2:8  warning: repeated-value  title\n');
    expect(errors).toContain('1 warning in 1 file\n');
    expect(errors).not.toContain('error');
  });

  test('more warnings than allowed fail', async () => {
    const second = another.replace('Another title', 'A title');
    const folder = writeSite({ 'content/blog/second.mdx': second });
    expect((await command(folder, '--max-warnings', '1')).code).toBe(0);
    expect((await command(folder, '--max-warnings', '0')).code).toBe(1);
  });

  test('wrong use is a sentence and code 2', async () => {
    const { code, errors } = await command(writeSite(), '--explain', 'heading-jmp');
    expect(code).toBe(2);
    expect(errors).toMatch(/^heading-jmp is no finding; the nearest is heading-jump\./);
    expect((await command(writeSite(), '--json', '--fix')).code).toBe(2);
  });

  test('--explain prints the page of a finding', async () => {
    const { out } = await command(writeSite(), '--explain', 'heading-jump');
    expect(out).toMatch(/^# heading-jump\n/);
  });

  test('--json prints nothing but JSON', async () => {
    const folder = writeSite({ 'content/blog/first.mdx': article.replace('- react', '- reakt') });
    const { code, out, errors } = await command(folder, '--json');
    expect([code, errors]).toEqual([1, '']);
    expect(JSON.parse(out)).toMatchObject({
      version: 1,
      documents: 3,
      errors: 1,
      findings: [{ level: 'error', code: 'not-in-list' }],
    });
  });
});

describe('colours', () => {
  test('are for terminals that want them', () => {
    vi.stubEnv('NO_COLOR', '');
    expect(painter({ isTTY: true })('red', 'x')).toContain('\u001b');
    expect(painter({ isTTY: false })('red', 'x')).toBe('x');
    vi.stubEnv('NO_COLOR', '1');
    expect(painter({ isTTY: true })('red', 'x')).toBe('x');
  });
});

describe('nearest', () => {
  test('sees through Polish letters, capitals and spaces', () => {
    expect(nearest('Łucja Wojcik', ['marek-zielen', 'lucja-wojcik'])).toBe('lucja-wojcik');
  });

  test('says nothing where nothing is near', () => {
    expect(nearest('graphql', ['react', 'hiring'])).toBeUndefined();
  });
});
