import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { build } from '../../src/build/build';
import { startDev } from '../../src/build/dev';
import type { BuildResult } from '../../src/build/result';
import { writeFiles } from '../output/support/folder';
import { listChanges, listStamps, makeSite, outputOf, postText } from './support/site';

/** A preview of a site; `save` writes a file and waits for the build that follows. */
async function startPreview(count: number) {
  const cwd = makeSite(count);
  const results: BuildResult[] = [];
  const dev = await startDev({ cwd, onBuild: (result) => void results.push(result) });
  onTestFinished(() => dev.close());
  const after = async (change: () => void): Promise<BuildResult> => {
    const built = results.length;
    change();
    await vi.waitFor(() => expect(results.length).toBeGreaterThan(built), { timeout: 5000 });
    await sleep(100);
    const last = results.at(-1);
    if (!last) throw new Error('Nothing was built.');
    return last;
  };
  const save = (name: string, text: string) => after(() => writeFiles(cwd, { [name]: text }));
  return { cwd, results, after, save };
}

test.each([5, 60])(
  'among %i posts, a save writes two files, and the manifest when all is quiet',
  { timeout: 30_000 },
  async (count) => {
    const { cwd, save, results } = await startPreview(count);
    expect(results).toMatchObject([{ isOk: true, documents: count + 3 }]);
    const before = listStamps(cwd);
    const result = await save('content/posts/p1.mdx', postText('Saved', 'ben'));
    expect(result).toMatchObject({ isOk: true, cached: count + 2 });
    expect(result.written).toEqual(['generated/Post/posts__p1.mdx.json']);
    const changes = listChanges(before, listStamps(cwd));
    expect(changes).toHaveLength(2);
    expect(changes[0]).toMatch(/^\.cache\/strata\/objects\//);
    expect(changes[1]).toBe('generated/Post/posts__p1.mdx.json');
    await vi.waitFor(
      () => expect(listChanges(before, listStamps(cwd))).toContain('.cache/strata/manifest.json'),
      { timeout: 5000 },
    );
    expect(await build({ cwd })).toMatchObject({ isOk: true, cached: count + 3, removed: [] });
  },
);

test('documents come and go, break and are mended', { timeout: 30_000 }, async () => {
  const { cwd, save, after } = await startPreview(3);
  const added = await save('content/posts/new.mdx', postText('New'));
  expect(added.written).toEqual([
    'generated/Post/posts__new.mdx.json',
    'generated/Post/_index.mjs',
  ]);
  const broken = await save('content/posts/new.mdx', postText('New', 'ann', '<Open>'));
  expect(broken).toMatchObject({ isOk: false, findings: [{ file: 'content/posts/new.mdx' }] });
  expect(outputOf(cwd)['Post/posts__new.mdx.json']).toContain('New');
  expect((await save('content/posts/new.mdx', postText('Newer'))).isOk).toBe(true);
  const removed = await after(() => rmSync(join(cwd, 'content/posts/new.mdx')));
  expect(removed.removed).toEqual(['generated/Post/posts__new.mdx.json']);
});

test('a change of what the config imports builds all again', { timeout: 30_000 }, async () => {
  const { cwd, save } = await startPreview(3);
  const result = await save('label.ts', `export const label = 'Open: ';\n`);
  expect(result).toMatchObject({ isOk: true, cached: 0 });
  expect(outputOf(cwd)['Post/posts__p0.mdx.json']).toContain('Open: Post 0');
  const wrong = await save('contentlayer.config.ts', 'export default 1;\n');
  expect(wrong.isOk).toBe(false);
  expect(outputOf(cwd)['Post/posts__p0.mdx.json']).toContain('Open: Post 0');
});
