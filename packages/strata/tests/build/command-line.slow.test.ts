import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build } from '../../src/build/build';
import { writeFiles } from '../output/support/folder';
import { makeSite, postText, runStrata } from './support/site';

const longest = 60_000;

test(
  'says where a finding is, and what it knows',
  async () => {
    const folder = makeSite(1, { 'content/posts/p0.mdx': postText('Broken', 'nobody') });
    const { code, said } = await runStrata(folder, 'check');
    expect(said).toContain('content/posts/p0.mdx:3:9 ');
    expect(said).toContain('dangling-reference');
    expect(existsSync(join(folder, '.contentlayer/generated'))).toBe(false);
    expect(code).toBe(0);
    for (const [given, answer] of [
      ['nonsense', 'There is no command nonsense.\n\nstrata build '],
      ['--nonsense', "Unknown option '--nonsense'.\n\nstrata build "],
    ] as const) {
      const misused = await runStrata(folder, given);
      expect(misused.said.startsWith(answer), misused.said).toBe(true);
      expect(misused.code).toBe(2);
    }
    const help = await runStrata(folder, '--help');
    expect(help.code).toBe(0);
    expect(help.said).toContain('--clearCache');
  },
  longest,
);

test(
  'says which document is left out, and of how many; --clearCache builds as if there had been no build',
  async () => {
    const folder = makeSite(2, { 'content/posts/p0.mdx': '---\nauthor: authors/ann.yaml\n---\n' });
    const { code, said } = await runStrata(folder, 'build');
    expect(code).toBe(0);
    expect(said).toContain('warning missing-field in title');
    expect(said).toContain('  outcome   the document is left out\n');
    expect(said).toContain('5 documents (0 from the cache), 1 left out;');
    const stray = '.contentlayer/generated/stray.json';
    writeFiles(folder, { [stray]: '{}' });
    const again = await runStrata(folder, 'build', '--clearCache', '--verbose');
    expect(again.said).toContain('5 documents (0 from the cache)');
    expect(again.said).toContain('written generated/Post/posts__p1.mdx.json');
    expect(existsSync(join(folder, stray))).toBe(false);
  },
  longest,
);

test(
  'a folder of content that is not there leaves the output as it is',
  async () => {
    const folder = makeSite(1);
    expect((await build({ cwd: folder })).isOk).toBe(true);
    const { code, said } = await runStrata(folder, 'build', '--content', 'nowhere');
    expect(said).toContain('nowhere:1:1 error missing-folder');
    expect(code).toBe(1);
    expect(existsSync(join(folder, '.contentlayer/generated/Post/posts__p0.mdx.json'))).toBe(true);
  },
  longest,
);

test(
  'what cannot be compiled is not verified',
  async () => {
    const folder = makeSite(1, { 'content/posts/p0.mdx': postText('Broken', 'ann', 'a < 5 {b') });
    const { code, said } = await runStrata(folder, 'verify');
    expect(said).toContain('content/posts/p0.mdx:8:9 error invalid-mdx');
    expect(said).toContain('0 differ, 1 errors.');
    expect(code).toBe(1);
  },
  longest,
);

test(
  '--external leaves a module out of the bundle of the config',
  async () => {
    const label = `export const label = 'Read: ';\nexport const later = () => import('not-there');\n`;
    const folder = makeSite(1, { 'label.ts': label });
    expect(await build({ cwd: folder })).toMatchObject({
      isOk: false,
      findings: [{ file: 'label.ts', line: 2, column: 35, code: 'invalid-config' }],
    });
    const { code, said } = await runStrata(folder, 'build', '--external', 'other,not-there');
    expect(code, said).toBe(0);
  },
  longest,
);
