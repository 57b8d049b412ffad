import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { measureRecipe } from '@/tools/images/measure';
import { runTool, startTool } from '../support/run-tool';

const tool = 'src/tools/images/main.ts';
const manifest = '.contentlayer/images.json';

/** A project with nothing but these files. */
function makeProject(files: Record<string, string | Buffer>) {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['images', 'videos'])
    mkdirSync(join(folder, 'public', name), { recursive: true });
  const write = (name: string, content: string | Buffer) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  };
  for (const [name, content] of Object.entries(files)) write(name, content);
  return {
    path: (name: string) => join(folder, name),
    write,
    measure: () => runTool(tool, { cwd: folder }),
    /** The same in a process of its own. */
    start: () => startTool(tool, { cwd: folder }),
    read: () => JSON.parse(readFileSync(join(folder, manifest), 'utf8')),
  };
}

const draw = (background: string) =>
  sharp({ create: { width: 40, height: 20, channels: 3, background } });

// One starts the tool, which takes seconds where the machine is busy.
describe('measuring', { timeout: 60_000 }, () => {
  test('files that are no pictures are named, the others are measured', async () => {
    const picture = await draw('red').webp().toBuffer();
    const project = makeProject({
      'public/images/good.webp': picture,
      'public/images/cut.webp': picture.subarray(0, picture.length / 2),
      'public/videos/fake.webp': 'version https://git-lfs.example/v1\n',
    });
    const { code, errors } = project.start();
    expect(code).toBe(1);
    const lines = errors.trim().split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^public\/images\/cut\.webp cannot be read as a picture/);
    expect(lines[1]).toMatch(/^public\/videos\/fake\.webp cannot be read as a picture/);
    expect(project.read()).toEqual({ '/images/good.webp': expect.objectContaining({ width: 40 }) });
  });

  test('a photograph is named by its content, a drawing and a moving picture are not', async () => {
    const red = await draw('red').webp().toBuffer();
    const frames = await Promise.all(
      ['red', 'blue'].map((colour) => draw(colour).png().toBuffer()),
    );
    const turned = await draw('red').withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const project = makeProject({
      'public/images/a.webp': red,
      'public/videos/same.webp': red,
      'public/images/other.webp': await draw('blue').webp().toBuffer(),
      'public/images/moving.webp': await sharp(frames, { join: { animated: true } })
        .webp()
        .toBuffer(),
      'public/images/turned.jpg': turned,
      'public/images/drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"/>',
    });
    expect(await project.measure()).toMatchObject({ code: 0, errors: '' });
    const pictures = project.read();
    expect(pictures['/images/a.webp'].hash).toMatch(/^[0-9a-f]{16}$/);
    expect(pictures['/videos/same.webp'].hash).toBe(pictures['/images/a.webp'].hash);
    expect(pictures['/images/other.webp'].hash).not.toBe(pictures['/images/a.webp'].hash);
    expect(pictures['/images/moving.webp']).toMatchObject({ width: 40, height: 20 });
    expect(pictures['/images/moving.webp'].hash).toBeUndefined();
    expect(pictures['/images/drawing.svg']).not.toHaveProperty('hash');
    expect(pictures['/images/turned.jpg']).toMatchObject({ width: 20, height: 40 });
  });

  test('a picture that can be seen through has no stand-in, which would stay in sight behind it', async () => {
    const half = { create: { width: 40, height: 20, channels: 4, background: '#f008' } } as const;
    const project = makeProject({
      'public/images/half.webp': await sharp(half).webp().toBuffer(),
      'public/images/whole.webp': await draw('red').ensureAlpha().webp().toBuffer(),
    });
    expect(await project.measure()).toMatchObject({ code: 0, errors: '' });
    expect(project.read()['/images/half.webp']).not.toHaveProperty('blur');
    expect(project.read()['/images/whole.webp']).toHaveProperty('blur');
  });

  test('a known picture is not read again, but one that was measured before there were hashes', async () => {
    const names = ['a', 'b'].map((name) => `public/images/${name}.webp`);
    const project = makeProject(Object.fromEntries(names.map((name) => [name, 'no picture'])));
    const [a = '', b = ''] = names.map((name) => project.path(name));
    const { size, mtimeMs } = statSync(a);
    const old = `${size}-${Math.round(mtimeMs)}`;
    const facts = { width: 40, height: 20, bytes: size };
    project.write(
      manifest,
      JSON.stringify({
        '/images/a.webp': { ...facts, hash: '00ff00ff00ff00ff', stamp: `${old}-${measureRecipe}` },
        '/images/b.webp': { ...facts, stamp: old },
      }),
    );
    utimesSync(b, mtimeMs / 1000, mtimeMs / 1000);
    const { code, errors } = await project.measure();
    expect(code).toBe(1);
    expect(errors).toMatch(/b\.webp cannot be read/);
    expect(project.read()).toEqual({
      '/images/a.webp': expect.objectContaining({ hash: '00ff00ff00ff00ff' }),
    });
  });

  test('the store of variants loses those of pictures that are gone', async () => {
    const project = makeProject({ 'public/images/a.webp': await draw('red').webp().toBuffer() });
    expect(await project.measure()).toMatchObject({ code: 0, errors: '' });
    const { hash } = project.read()['/images/a.webp'];
    const store = '.next/cache/pictures';
    const [kept, gone] = [`${store}/${hash}-40.avif`, `${store}/00ff00ff00ff00ff-40.avif`];
    for (const path of [kept, gone, `${kept}.half.tmp`]) project.write(path, '');
    expect(await project.measure()).toMatchObject({ code: 0, errors: '' });
    expect(existsSync(project.path(kept))).toBe(true);
    expect(existsSync(project.path(gone))).toBe(false);
    expect(existsSync(project.path(`${kept}.half.tmp`))).toBe(false);
  });
});
