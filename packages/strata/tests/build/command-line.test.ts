import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
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
    expect((await runStrata(folder, 'nonsense')).code).toBe(2);
    const help = await runStrata(folder, '--help');
    expect(help.code).toBe(0);
    expect(help.said).toContain('--clearCache');
  },
  longest,
);

test(
  '--clearCache builds as if there had been no build',
  async () => {
    const folder = makeSite(1);
    await runStrata(folder, 'build');
    writeFiles(folder, { '.contentlayer/generated/stray.json': '{}' });
    const { said } = await runStrata(folder, 'build', '--clearCache', '--verbose');
    expect(said).toContain('4 documents (0 from the cache)');
    expect(said).toContain('written generated/Post/posts__p0.mdx.json');
    expect(existsSync(join(folder, '.contentlayer/generated/stray.json'))).toBe(false);
  },
  longest,
);

test(
  '--external leaves a module out of the bundle of the config',
  async () => {
    const label = `export const label = 'Read: ';\nexport const later = () => import('not-there');\n`;
    const folder = makeSite(1, { 'label.ts': label });
    const without = await runStrata(folder, 'build');
    expect(without.code).toBe(1);
    expect(without.said).toContain('label.ts:2:35 error invalid-config');
    const { code, said } = await runStrata(folder, 'build', '--external', 'other,not-there');
    expect(code, said).toBe(0);
  },
  longest,
);
