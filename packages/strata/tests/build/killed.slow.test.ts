import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build } from '../../src/build/build';
import { writeFiles } from '../output/support/folder';
import { listStamps, makeSite, outputOf, postText, startStrata } from './support/site';

/** Where a build is killed: at the n-th file whose path below `.contentlayer` begins so. */
interface Place {
  /** What was there before it. */
  readonly after: 'nothing' | 'a build';
  readonly path: string;
  readonly nth: number;
  /** Half of the file's bytes are there; all are, under another name; it is written; it is about to be removed. */
  readonly when: 'half' | 'unnamed' | 'named' | 'kept';
}

const places: readonly Place[] = [
  { after: 'nothing', path: '.cache/strata/objects/', nth: 3, when: 'half' },
  { after: 'nothing', path: 'generated/Post/posts', nth: 4, when: 'half' },
  { after: 'nothing', path: '.cache/strata/manifest.json', nth: 1, when: 'half' },
  { after: 'a build', path: 'generated/Post/posts', nth: 4, when: 'unnamed' },
  { after: 'a build', path: 'generated/Post/posts__gone', nth: 1, when: 'kept' },
  { after: 'a build', path: '.cache/strata/manifest.json', nth: 1, when: 'named' },
];

/** A module that kills its process there. */
const killer = (folder: string, { path, nth, when }: Place) => `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  const { openSync, writeSync, renameSync, rmSync } = fs;
  const start = ${JSON.stringify(join(folder, '.contentlayer', path))};
  const die = () => process.kill(process.pid, 'SIGKILL');
  let seen = 0;
  let chosen;
  Object.assign(fs, {
    openSync(path, flags, ...rest) {
      const file = openSync(path, flags, ...rest);
      if (flags === 'w' && path.startsWith(start) && ++seen === ${nth}) chosen = { file, path };
      return file;
    },
    writeSync(file, bytes, ...rest) {
      if (file !== chosen?.file || '${when}' !== 'half') return writeSync(file, bytes, ...rest);
      writeSync(file, bytes.subarray(0, bytes.length / 2));
      die();
    },
    renameSync(from, to) {
      if (from === chosen?.path && '${when}' === 'unnamed') die();
      renameSync(from, to);
      if (from === chosen?.path && '${when}' === 'named') die();
    },
    rmSync(path, ...rest) {
      if (path.startsWith(start) && '${when}' === 'kept') die();
      rmSync(path, ...rest);
    },
  });
  syncBuiltinESMExports();
`;

const makeLabelled = (label: string) => makeSite(8, { 'label.ts': labelled(label) });
const labelled = (label: string) => `export const label = '${label}: ';\n`;

/** What a build of the same files gives that nothing disturbs; all places have them in common. */
async function buildUndisturbed() {
  const twin = makeLabelled('After');
  expect((await build({ cwd: twin })).isOk).toBe(true);
  return outputOf(twin);
}
let undisturbed: ReturnType<typeof buildUndisturbed> | undefined;

test.each(places)(
  'a build after $after, killed at $path, $when, is mended by the next',
  { timeout: 60_000 },
  async (place) => {
    const folder = makeLabelled('Before');
    const [gone, added] = ['content/posts/gone.mdx', 'content/posts/added.mdx'] as const;
    if (place.after === 'a build') {
      writeFiles(folder, { [gone]: postText('Gone') });
      expect((await build({ cwd: folder })).isOk).toBe(true);
      rmSync(join(folder, gone));
    }
    // All files change, and one more comes.
    writeFiles(folder, {
      'label.ts': labelled('After'),
      [added]: postText('Added'),
      'killer.mjs': killer(folder, place),
    });
    const preload = `export NODE_OPTIONS="--import ${folder}/killer.mjs";`;
    const { code, said } = await startStrata(folder, ['build'], preload).ended;
    expect(code, said).toBeNull();
    const marker = join(folder, '.contentlayer/.cache/strata/building');
    expect(existsSync(marker)).toBe(true);
    const hasOutput = Object.keys(listStamps(folder)).some((path) => path.startsWith('generated/'));
    expect(hasOutput).toBe(place.after === 'a build' || !place.path.includes('objects'));
    rmSync(join(folder, added));
    expect((await build({ cwd: folder })).isOk).toBe(true);
    expect(existsSync(marker)).toBe(false);
    undisturbed ??= buildUndisturbed();
    expect(outputOf(folder)).toEqual(await undisturbed);
  },
);
