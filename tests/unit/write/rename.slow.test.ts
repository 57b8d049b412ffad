import { describe, expect, it, vi } from 'vitest';
import { readRedirects } from '@/site/redirect-file.mjs';
import { makeProjectWithPier, promiseAll, untouched } from './pier';
import { makeProject, type WriterProject } from './project';
import { shareProject } from './shared-project';

// Pictures are drawn, and all documents read.
vi.setConfig({ testTimeout: 60_000 });

const openProject = shareProject((later) => makeProject({ later }));
const openWithPier = shareProject(makeProjectWithPier);
const openUnpromised = shareProject((later) => makeProject({ promised: false, later }));

const redirectsOf = (project: WriterProject) =>
  readRedirects(project.read('src/site/redirects.ts')).map(({ from, to }) => `${from} → ${to}`);

describe('a new slug', () => {
  it('moves the files, and what names them, and nothing else', async () => {
    const project = await openWithPier();
    expect(await project.check()).toEqual([]);
    const paths = ['blog/pier.mdx', 'blog/pier.pl.mdx', 'blog/visitor.mdx'];
    const others = ['services/hull-repair.mdx', 'publications/pier-letter.yaml'];
    const before = [...paths, ...others].map((path) => project.read(`content/${path}`));
    const { code, said } = await project.run('rename', 'blog/pier', 'jetty', '--yes');
    expect({ code, said }).toMatchObject({ code: 0 });
    expect(await project.check()).toEqual([]);
    expect(project.list('public/images/blog')).toEqual([
      'jetty',
      'jetty/below.webp',
      'jetty/cover.webp',
      'jetty/unused.webp',
    ]);
    expect(project.has('content/blog/pier.mdx')).toBe(false);
    const after = [...paths.map((path) => path.replace('/pier', '/jetty')), ...others].map((path) =>
      project.read(`content/${path}`),
    );
    // Backwards, every text is what it was: only these values have changed.
    const back = (text: string) =>
      text.replaceAll('/jetty', '/pier').replace('- jetty\n', '- pier\n');
    expect(after.map(back)).toEqual(before);
    expect(after.join('\n').match(/jetty/g)).toHaveLength(11);
    expect(after.join('\n')).toContain(untouched);
    expect(after[0]).toContain('a /blog/pier of one');
  });

  it('leaves the old address a redirect, and keeps its promises', async () => {
    const project = await openWithPier();
    await project.run('rename', 'blog/pier', 'jetty', '--yes');
    expect(redirectsOf(project)).toEqual(['/blog/pier → /blog/jetty']);
    const ledger = project.read('content/addresses.txt').split('\n');
    for (const page of ['pier', 'jetty'])
      expect(ledger).toEqual(
        expect.arrayContaining([
          `/blog/${page}#wood`,
          `/pl/blog/${page}`,
          `/pl/blog/${page}#drewno`,
        ]),
      );
    await promiseAll(project);
    expect(project.read('content/addresses.txt').split('\n')).toEqual(ledger);
    // Once more, and back: no chain, no loop.
    await project.run('rename', 'blog/jetty', 'mole', '--yes');
    expect(redirectsOf(project)).toEqual(['/blog/jetty → /blog/mole', '/blog/pier → /blog/mole']);
    await project.run('rename', 'blog/mole', 'pier', '--yes');
    expect(redirectsOf(project)).toEqual(['/blog/jetty → /blog/pier', '/blog/mole → /blog/pier']);
    expect(await project.check()).toEqual([]);
  });

  it('needs no redirect where visitors never knew the old one', async () => {
    const project = await openProject();
    await project.run('new', 'jobs', 'Sailor');
    const { said } = await project.run('rename', 'jobs/sailor', 'skipper', '--yes');
    expect(said).toContain('was never public');
    expect(redirectsOf(project)).toEqual([]);
    expect(project.read('content/addresses.txt')).not.toContain('sailor');
    expect(project.read('content/addresses.txt')).toMatch(/^\/career\/skipper from/m);
  });

  it('is an anchor where the document is part of another page', async () => {
    const project = await openProject();
    await project.run('rename', 'faq/refunds', 'money-back', '--yes');
    expect(redirectsOf(project)).toEqual(['/faq#refunds → /faq#money-back']);
    expect(await project.check()).toEqual([]);
  });

  it.each(['Tide Tables', 'TIDE-TABLES'])(
    'takes a file called %s to a name that can be an address',
    async (old) => {
      const project = await openUnpromised();
      project.move('content/blog/tide-tables.mdx', `content/blog/${old}.mdx`);
      project.move('content/blog/tide-tables.pl.mdx', `content/blog/${old}.pl.mdx`);
      expect((await project.check()).join()).toContain('bad-file-name');
      const { code, said } = await project.run('rename', `blog/${old}`, 'tide-tables', '--yes');
      expect({ code, said }).toMatchObject({ code: 0 });
      expect(await project.check()).toEqual([]);
    },
  );

  it('is shown first, and not given where there is no terminal', async () => {
    const project = await openWithPier();
    const before = project.list('.');
    const asked = await project.run('rename', 'blog/pier', 'jetty');
    expect(asked.code).toBe(1);
    expect(asked.said).toContain('content/blog/pier.mdx → content/blog/jetty.mdx');
    expect(asked.said).toMatch(/content\/services\/hull-repair\.mdx:\d+:5 {2}pier → jetty/);
    expect(asked.said).toContain('--yes');
    expect((await project.run('rename', 'blog/pier', 'jetty', '--dry-run')).code).toBe(0);
    expect(project.list('.')).toEqual(before);
  });

  it('leaves pictures where they are that others show', async () => {
    const project = await openWithPier();
    const visitor = project.read('content/blog/visitor.mdx');
    project.write(
      'content/blog/visitor.mdx',
      visitor.replace('/images/examples/cover-1.webp', '/images/blog/pier/cover.webp'),
    );
    await project.run('rename', 'blog/pier', 'jetty', '--yes');
    expect(project.list('public/images/blog/pier')).toEqual(['cover.webp']);
    expect(await project.check()).toEqual([]);
  });
});

describe('two people at once', () => {
  it('rename documents in branches that merge, and the check finds what neither saw', async () => {
    const project = await openWithPier();
    project.write('.gitattributes', project.attributes);
    project.git('init', '-q', '-b', 'main');
    project.git('add', '-A');
    project.git('commit', '-qm', 'All');
    project.git('checkout', '-qb', 'one');
    await project.run('rename', 'blog/pier', 'jetty', '--yes');
    project.git('add', '-A');
    project.git('commit', '-qm', 'One');
    project.git('checkout', '-q', 'main');
    await project.run('rename', 'blog/harbour-lights', 'lights', '--yes');
    await project.run('new', 'blog', 'Harbour office');
    const article = project.read('content/blog/harbour-office.mdx');
    project.write('content/blog/harbour-office.mdx', `${article}\nSee [the pier](/blog/pier).\n`);
    project.git('add', '-A');
    project.git('commit', '-qm', 'Two');
    project.git('merge', '-q', 'one', '-m', 'Both');
    expect(redirectsOf(project)).toEqual([
      '/blog/harbour-lights → /blog/lights',
      '/blog/pier → /blog/jetty',
    ]);
    expect(project.read('src/site/redirects.ts').match(/export const/g)).toHaveLength(1);
    expect(await project.check()).toEqual(['content/blog/harbour-office.mdx:broken-link']);
  });
});
