import { describe, expect, it, vi } from 'vitest';
import { readRedirects } from '@/site/redirect-file.mjs';
import { makeProjectWithPier, promiseAll } from './pier';
import { makeProject, type WriterProject } from './project';
import { shareProject } from './shared-project';

// Pictures are drawn, and all documents read.
vi.setConfig({ testTimeout: 60_000 });

const openProject = shareProject((later) => makeProject({ later }));
const openWithPier = shareProject(makeProjectWithPier);
const openUnpromised = shareProject((later) => makeProject({ promised: false, later }));

const redirectsOf = (project: WriterProject) =>
  readRedirects(project.read('src/site/redirects.ts')).map(({ from, to }) => `${from} → ${to}`);

describe('a document that goes', () => {
  it('takes its files along, and every link and entry that leads to it', async () => {
    const project = await openWithPier();
    const { code, said } = await project.run('remove', 'blog/pier', '--to', '/blog', '--yes');
    expect({ code, said }).toMatchObject({ code: 0 });
    expect(await project.check()).toEqual([]);
    expect(project.has('content/blog/pier.pl.mdx')).toBe(false);
    expect(project.has('public/images/blog')).toBe(false);
    expect(redirectsOf(project)).toEqual(['/blog/pier → /blog']);
    expect(project.read('content/services/hull-repair.mdx')).toContain(
      '  - harbour-lights\n  # The old one.\nimage:',
    );
    expect(project.read('content/publications/pier-letter.yaml')).toContain("url: '/blog'");
    expect(project.read('content/blog/visitor.mdx')).toContain(
      'A [`/blog/pier`](/blog "The /blog/pier"), [again][pier]',
    );
  });

  it('without an address to lead to leaves the words of links, and says that it answers 404', async () => {
    const project = await openProject();
    const { code, said } = await project.run('remove', 'blog/tide-tables', '--yes');
    expect({ code, said }).toMatchObject({ code: 0 });
    expect(said).toContain('/blog/tide-tables will answer 404');
    expect(project.read('content/blog/harbour-lights.mdx')).toContain(
      'Then read the tide table before',
    );
    expect(await project.check()).toEqual([]);
    // It was the only one with this tag.
    expect(said).toContain('/blog/tags/accessibility would be empty: it leads to /blog.');
    expect(redirectsOf(project)).toEqual(['/blog/tags/accessibility → /blog']);
    expect(project.read('content/addresses.txt')).toMatch(/^\/pl\/blog\/tide-tables gone$/m);
  });

  it('stays where others need it, which are named with their lines', async () => {
    const project = await openWithPier();
    const before = project.list('.');
    const { code, said } = await project.run('remove', 'blog/pier', '--yes');
    expect(code).toBe(1);
    expect(said).toMatch(/content\/publications\/pier-letter\.yaml:\d+:\d+ {2}broken-link {2}url/);
    expect(said).toMatch(/content\/blog\/visitor\.mdx:\d+:1 {2}broken-link/);
    const author = await project.run('remove', 'people/tom-pine', '--yes');
    expect(author.said).toMatch(/content\/blog\/visitor\.mdx:4:9 {2}dangling-reference {2}author/);
    expect(project.list('.')).toEqual(before);
  });

  it('leaves a list empty until what is scheduled comes', async () => {
    const project = await openProject();
    project.delete('content/publications/lens-report.yaml');
    const { said } = await project.run('remove', 'blog/harbour-lights', '--yes');
    expect(said).toContain('/blog/tags/react is empty until what is scheduled is public.');
    expect(await project.check()).toEqual([]);
    expect(redirectsOf(project)).toEqual([]);
    expect(project.read('content/addresses.txt')).toMatch(/^\/blog\/tags\/react gone$/m);
    await promiseAll(project);
    expect(project.read('content/addresses.txt')).toMatch(/^\/blog\/tags\/react from \S+$/m);
  });

  it('vanishes without a trace where visitors never knew it', async () => {
    const project = await openProject();
    project.git('init', '-q');
    project.git('add', '-A');
    project.git('commit', '-qm', 'All');
    const before = project.read('content/addresses.txt');
    await project.run('new', 'services', 'Keel care');
    expect(project.read('content/addresses.txt')).toContain('/development/keel-care\n');
    await project.run('remove', 'services/keel-care', '--yes');
    expect(project.git('status', '--porcelain')).toBe('');
    expect(project.read('content/addresses.txt')).toBe(before);
  });
});

describe('entries of a list', () => {
  const list = '  - tide-watch\n  - harbour-planner\n';

  it.each([
    ['the only one, with its list', 'relatedCaseStudies:\n  - tide-watch\n', ''],
    ['the first', `relatedCaseStudies:\n${list}`, 'relatedCaseStudies:\n  - harbour-planner\n'],
    [
      'in brackets',
      'relatedCaseStudies: [tide-watch, harbour-planner]\n',
      'relatedCaseStudies: [harbour-planner]\n',
    ],
    [
      'the last in brackets',
      'relatedCaseStudies: [ harbour-planner, "tide-watch" ]\n',
      'relatedCaseStudies: [ harbour-planner ]\n',
    ],
    [
      'with a remark',
      'relatedCaseStudies:\n  # ours\n  - tide-watch\n  - harbour-planner\n',
      'relatedCaseStudies:\n  # ours\n  - harbour-planner\n',
    ],
    [
      'twice',
      `relatedCaseStudies:\n${list}  - tide-watch\n`,
      'relatedCaseStudies:\n  - harbour-planner\n',
    ],
  ])('%s', async (_, before, after) => {
    const project = await openUnpromised();
    const path = 'content/services/hull-repair.mdx';
    const text = project.read(path);
    project.write(path, text.replace(`relatedCaseStudies:\n${list}`, before));
    const { code, said } = await project.run('remove', 'case-studies/tide-watch', '--yes');
    expect({ code, said }).toMatchObject({ code: 0 });
    expect(project.read(path)).toBe(text.replace(`relatedCaseStudies:\n${list}`, after));
    expect(await project.check()).toEqual([]);
  });

  it('the only one, of a list that has to be there', async () => {
    const project = await openUnpromised();
    const path = 'content/case-studies/tide-watch.mdx';
    const text = project
      .read(path)
      .replace(/^technologies:\n(?: {2}- .*\n)+/m, 'technologies:\n  - nextjs\n');
    project.write(path, text);
    const others = project.list('content/case-studies').filter((name) => !name.startsWith('tide'));
    for (const name of others) {
      const study = project.read(`content/case-studies/${name}`);
      project.write(`content/case-studies/${name}`, study.replace(/^ {2}- nextjs\n/gm, ''));
    }
    const { code, said } = await project.run('remove', 'technologies/nextjs', '--yes');
    expect({ code, said }).toMatchObject({ code: 0 });
    expect(project.read(path)).toBe(
      text.replace('technologies:\n  - nextjs\n', 'technologies: []\n'),
    );
  });
});
