import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readPromises } from '@/tools/ledger/promises';
import { makeProject, type WriterProject } from '../write/project';
import { shareProject } from '../write/shared-project';

// Each reads every document twice, and the first makes the project.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const article = 'content/blog/harbour-lights.mdx';
const job = 'content/jobs/latarnik-portowy.mdx';

type Change = (project: WriterProject) => unknown;

const edit =
  (path: string, from: string | RegExp, to: string): Change =>
  (project) => {
    const text = project.read(path);
    const after = text.replace(from, to);
    if (after === text) throw new Error(`There is no ${from} in ${path}`);
    project.write(path, after);
  };

const rename: Change = (project) =>
  project.move('content/publications/spring-letter.yaml', 'content/publications/letter.yaml');

/** A change by hand, the addresses that `content:addresses` adds after it, and what the check says of addresses. */
const changes: [name: string, change: Change, added: string[], found?: string[]][] = [
  ['nothing', () => {}, []],
  ['a typo', edit(article, 'rhythm', 'rythm'), []],
  ['a price', edit('content/plans/dinghy.yaml', /price: \d+/, 'price: 1234'), []],
  ['a slug of something without a page', rename, []],
  [
    'a slug',
    (project) => project.move(job, 'content/jobs/lamp-keeper.mdx'),
    [
      '/pl/career/lamp-keeper',
      '/pl/career/lamp-keeper#co-będziesz-robić',
      '/pl/career/lamp-keeper#jak-aplikować',
    ],
    ['lost-address /pl/career/latarnik-portowy'],
  ],
  [
    'a deleted article',
    (project) => project.delete('content/blog/mewy-nad-portem.mdx'),
    [],
    [
      'lost-address /blog/tags/hiring',
      'lost-address /blog/tags/process',
      'lost-address /pl/blog/mewy-nad-portem',
    ],
  ],
  [
    'a heading said otherwise',
    edit('content/blog/tide-tables.mdx', /^## .*$/m, '## Said otherwise'),
    ['/blog/tide-tables#said-otherwise'],
    ['lost-anchor'],
  ],
  ['a new author', (project) => project.run('new', 'people', 'Ola Nowa'), []],
  [
    'a new tag',
    edit(article, '  - react\n', '  - react\n  - testing\n'),
    ['/blog/tags/testing', '/pl/blog/tags/testing'],
  ],
  [
    'the only article with a tag has another',
    edit('content/blog/tide-tables.mdx', '  - accessibility\n', '  - tooling\n'),
    ['/blog/tags/tooling', '/pl/blog/tags/tooling'],
    ['lost-address /blog/tags/accessibility'],
  ],
  [
    'a translation',
    (project) => project.run('new', 'blog/harbour-lights', '--lang', 'pl'),
    ['/pl/blog/harbour-lights#…'],
  ],
  [
    'a finished draft',
    edit('content/blog/unfinished-map.mdx', /draft: true\n/, ''),
    [
      '/blog/tags/tooling',
      '/blog/unfinished-map',
      '/blog/unfinished-map#to-do',
      '/pl/blog/tags/tooling',
    ],
  ],
  [
    'a post put off',
    edit(article, /publishedAt: .*/, 'publishedAt: "2098-03-02T09:00:00+01:00"'),
    [],
    ['lost-address /blog/harbour-lights', 'lost-address /blog/tags/react'],
  ],
  [
    'a job that is over',
    edit(job, /publishedAt: .*/, '$&\nexpiresAt: "2026-03-01T09:00:00+01:00"'),
    [],
  ],
  ['a message', (project) => project.write('messages/en/site.json', '{}'), []],
  ['a file that breaks', edit(article, 'title: "', 'title: "": "'), [], ['invalid-yaml']],
  [
    'marks of a merge',
    edit(article, /^## /m, '<<<<<<< HEAD\n## A\n=======\n## B\n>>>>>>> b\n## '),
    [],
    ['merge-conflict'],
  ],
  [
    'another picture',
    (project) =>
      project.copy('public/images/examples/cover-2.webp', 'public/images/examples/cover-1.webp'),
    [],
  ],
  [
    'another order',
    (project) => {
      edit('content/faq/refunds.yaml', /order: \d+/, 'order: 98')(project);
      edit('content/plans/dinghy.yaml', /order: \d+/, 'order: 99')(project);
    },
    [],
  ],
  [
    'a change taken back',
    (project) => {
      project.move(job, 'content/jobs/lamp-keeper.mdx');
      project.git('checkout', '-q', '--', job);
      project.delete('content/jobs/lamp-keeper.mdx');
    },
    [],
  ],
  [
    'a hundred new articles, and all of them changed',
    (project) => {
      const text = project.read('content/blog/tide-tables.mdx');
      for (let number = 0; number < 100; number += 1) {
        const own = text.replace(/^(title|description): "/gm, `$&${number} `);
        project.write(`content/blog/copy-${number}.mdx`, own.replace(/^## .*$/gm, ''));
      }
    },
    Array.from({ length: 100 }, (_, number) => `/blog/copy-${number}`).sort(),
  ],
];

const ofAddresses = /^(?:lost|bad-ledger|invalid|merge)/;

let project: WriterProject;
const open = shareProject(async (later) => {
  const made = await makeProject({ later });
  made.git('init', '-q');
  made.git('add', '-A');
  made.git('commit', '-qm', 'All');
  return made;
});
beforeEach(async () => {
  project = await open();
});

describe.each(changes)('after %s', (_, change, added, found = []) => {
  it('the ledger and the check say', async () => {
    await change(project);
    const { ledger, next } = await readPromises(join(project.folder, 'content'), Date.now());
    const known = new Set(ledger.lines.map(({ address }) => address));
    const news = next.map(({ address }) => address).filter((address) => !known.has(address));
    const short = news.map((address) => address.replace(/^(\/pl\/blog\/harbour-lights#).*/, '$1…'));
    expect([...new Set(short)].sort()).toEqual(added);
    // What has been promised stays, whatever happens.
    const kept = new Set(next.map(({ address }) => address));
    for (const { address, from } of ledger.lines)
      if (from === undefined) expect(kept).toContain(address);
    expect(await addressesFound()).toEqual(found);
  });
});

async function addressesFound(): Promise<string[]> {
  const findings = (await project.findings()).filter(({ code }) => ofAddresses.test(code));
  return findings
    .map(({ code, found }) => (code === 'lost-address' ? `${code} ${found}` : code))
    .filter((one, place, all) => all.indexOf(one) === place)
    .sort();
}
