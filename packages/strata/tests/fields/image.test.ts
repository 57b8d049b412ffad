import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { imagePath, readImage } from '../../src/fields/image';
import { makeFolder } from '../output/support/folder';
import { repository } from '../output/support/project';

const pictures = join(repository, 'packages/strata/tests/fixtures/kinds/content/pictures');

/** A project with a picture and only this package to read it with. */
function makeProject(name: string) {
  const cwd = makeFolder('image');
  mkdirSync(join(cwd, 'node_modules'));
  symlinkSync(join(repository, 'node_modules', name), join(cwd, 'node_modules', name));
  cpSync(pictures, join(cwd, 'content/pictures'), { recursive: true });
  return { cwd, contentDir: join(cwd, 'content'), id: 'posts/a.md', alt: undefined };
}

test('without sharp a picture is read by imagescript, slower but with the same measures', async () => {
  const image = await readImage({ ...makeProject('imagescript'), src: '../pictures/wide.png' });
  expect(image).toMatchObject({
    filePath: 'pictures/wide.png',
    relativeFilePath: '../pictures/wide.png',
    format: 'png',
    width: 24,
    height: 10,
    aspectRatio: 2.4,
    alt: undefined,
  });
  expect(image.blurhashDataUrl).toMatch(/^data:image\/png;base64,.{40}/);
});

test('an absolute path starts at the root of the machine, and counts from the project', () => {
  const project = { cwd: '/site', contentDir: '/site/content', id: 'posts/a.md', alt: undefined };
  expect(imagePath({ ...project, src: '/site/a.png' })).toBe('/site/content/posts/a.png');
});
