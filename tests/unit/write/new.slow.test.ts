import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { folders, rowOf } from '@/schema';
import { momentAtNine } from '@/tools/write/publish-time';
import { slugFor } from '@/tools/write/slug-for';
import { makeProject } from './project';
import { shareProject } from './shared-project';

// Pictures are drawn, and all documents read.
vi.setConfig({ testTimeout: 60_000 });

const openProject = shareProject((later) => makeProject({ later }));

const title = 'Zażółć „gęślą jaźń”: a "test" #1 & more';
const slug = 'zazolc-gesla-jazn-a-test-1-more';

describe('a new document', () => {
  // A technology is one of a closed list.
  it.each(folders.filter((name) => name !== 'technologies'))(
    'of %s is green, and says where someone has to write',
    async (collection) => {
      const project = await openProject();
      const { code, said } = await project.run('new', collection, title);
      expect({ code, said }).toMatchObject({ code: 0 });
      const file = `content/${collection}/${slug}.${rowOf(collection).form}`;
      expect(said).toContain(`write ${file}`);
      expect(project.read(file)).toContain(String.raw`"Zażółć „gęślą jaźń”: a \"test\" #1 & more"`);
      // No visitor reads a draft.
      const isDraft = project.read(file).includes('draft: true');
      expect(await project.check()).toEqual(isDraft ? [] : [`${file}:still-to-write`]);
    },
  );

  it('is a draft where there are drafts, and says so', async () => {
    const project = await openProject();
    const { said } = await project.run('new', 'blog', 'Quiet');
    expect(project.read('content/blog/quiet.mdx')).toMatch(/^draft: true$/m);
    expect(said).toContain('A draft');
    expect(said).toContain('http://localhost:3000/blog/quiet');
    // It can vanish freely.
    expect(project.read('content/addresses.txt')).not.toContain('quiet');
  });

  it('is a month away where it has a time, and promised from then', async () => {
    const project = await openProject();
    await project.run('new', 'jobs', 'Sailor');
    expect(project.read('content/jobs/sailor.mdx')).toMatch(
      /^publishedAt: "\d{4}-\d\d-\d\dT09:00:00\+0[12]:00"$/m,
    );
    expect(project.read('content/addresses.txt')).toMatch(/^\/career\/sailor from \S+Z$/m);
  });

  it('has a picture of the shape the others have', async () => {
    const project = await openProject();
    await project.run('new', 'people', 'Ola');
    const size = (path: string) => sharp(join(project.folder, path)).metadata();
    const { width, height } = await size('public/images/people/ola/portrait.webp');
    const model = await size('public/images/examples/portrait-1.webp');
    expect(width / height).toBeCloseTo(model.width / model.height, 2);
  });

  it('is refused where there is no document it could refer to', async () => {
    const project = await openProject();
    for (const path of project.list('content/people')) project.delete(`content/people/${path}`);
    const { code, said } = await project.run('new', 'blog', 'Alone');
    expect(code).toBe(1);
    expect(said).toContain('has to be there first');
  });
});

describe('a translation', () => {
  it('holds the words of its original, and the check warns until they are translated', async () => {
    const project = await openProject();
    const { code, said } = await project.run('new', 'blog/harbour-lights', '--lang', 'pl');
    expect({ code, said }).toMatchObject({ code: 0 });
    const text = project.read('content/blog/harbour-lights.pl.mdx');
    const original = project.read('content/blog/harbour-lights.mdx');
    expect(text).not.toMatch(/^(?:author|tags|publishedAt):/m);
    expect(text.slice(text.indexOf('\n---\n'))).toBe(original.slice(original.indexOf('\n---\n')));
    const findings = await project.check();
    expect(findings).toContain('content/blog/harbour-lights.pl.mdx:left-in-original');
    // Its headings will be others.
    expect(project.read('content/addresses.txt')).toMatch(/^\/pl\/blog\/harbour-lights$/m);
    expect(project.read('content/addresses.txt')).not.toContain('/pl/blog/harbour-lights#');
  });
});

it.each([
  ['Łódź w sieci — 2', 'lodz-w-sieci-2'],
  ["What's new?", 'whats-new'],
  ['  ', ''],
  [`${'word '.repeat(20)}`, 'word-word-word-word-word-word-word-word-word-word-word-word'],
])('the slug of %j', (text, slug) => {
  expect(slugFor(text)).toBe(slug);
});

it.each([
  ['2026-01-10T23:30:00Z', '2026-01-11T09:00:00+01:00'],
  ['2026-07-01T12:00:00Z', '2026-07-01T09:00:00+02:00'],
  ['2026-03-29T12:00:00Z', '2026-03-29T09:00:00+02:00'],
])('nine o’clock of %s where the agency is', (now, moment) => {
  expect(momentAtNine(Date.parse(now), 0)).toBe(moment);
});
