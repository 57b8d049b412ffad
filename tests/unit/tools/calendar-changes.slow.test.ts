import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { runCalendar } from '@/tools/calendar/command';
import { makeProject, type WriterProject } from '../write/project';
import { shareProject } from '../write/shared-project';
import { edit, stopMerge } from '../write/walk';

// Each reads all documents.
vi.setConfig({ testTimeout: 60_000 });

const openProject = shareProject((later) => makeProject({ promised: false, later }));
const lights = 'content/blog/harbour-lights.mdx';
const later = 'publishedAt: "2098-03-02T09:00:00+01:00"';

type Change = (project: WriterProject) => unknown;

/** The lines that a change brings and takes away, without their hours; and whether a file cannot be read then. */
const changes: [
  name: string,
  change: Change,
  added?: string[],
  gone?: string[],
  broken?: string,
][] = [
  ['nothing', () => {}],
  ['a typo', edit(lights, 'rhythm', 'rythm')],
  ['a price', edit('content/plans/dinghy.yaml', /price: \d+/, 'price: 1234')],
  ['a post put off', edit(lights, /publishedAt: .*/, later), ['goes live  blog/harbour-lights']],
  [
    'a scheduled post today',
    edit(
      'content/blog/next-voyage.mdx',
      /publishedAt: .*/,
      'publishedAt: "2026-01-02T09:00:00+01:00"',
    ),
    [],
    ['goes live  blog/next-voyage'],
  ],
  [
    'a slug',
    (project) => project.move('content/blog/next-voyage.mdx', 'content/blog/voyage.mdx'),
    ['goes live  blog/voyage'],
    ['goes live  blog/next-voyage'],
  ],
  [
    'a title',
    edit('content/blog/next-voyage.mdx', 'The next voyage', 'Out again'),
    ['Out again'],
    ['The next voyage'],
  ],
  [
    'a scheduled post deleted',
    (project) => project.delete('content/blog/next-voyage.mdx'),
    [],
    ['goes live  blog/next-voyage'],
  ],
  [
    'a job that ends later',
    edit('content/jobs/ships-cook.mdx', /expiresAt: .*/, 'expiresAt: "2098-01-01T00:00:00Z"'),
    ['expires  jobs/ships-cook'],
  ],
  [
    'a finished draft',
    edit('content/blog/unfinished-map.mdx', /draft: true\n/, ''),
    [],
    ['blog/unfinished-map'],
  ],
  ['a new draft', (project) => project.run('new', 'blog', 'Quiet'), ['blog/quiet']],
  [
    'a new job, before the days that are asked for',
    (project) => project.run('new', 'jobs', 'Sailor'),
  ],
  ['a new author', (project) => project.run('new', 'people', 'Ola Nowa')],
  [
    'a translation',
    (project) => project.run('new', 'blog/next-voyage', '--lang', 'pl'),
    ['blog/next-voyage  en, pl'],
  ],
  ['a heading said otherwise', edit('content/blog/next-voyage.mdx', '## The date', '## The day')],
  ['a message', (project) => project.write('messages/en/site.json', '{}')],
  [
    'another picture',
    (project) =>
      project.copy('public/images/examples/cover-2.webp', 'public/images/examples/cover-1.webp'),
  ],
  ['another order', edit('content/faq/refunds.yaml', /order: \d+/, 'order: 98')],
  [
    'a file that breaks',
    edit('content/blog/next-voyage.mdx', 'title: "', 'title: "": "'),
    [],
    ['goes live  blog/next-voyage'],
    'content/blog/next-voyage.mdx',
  ],
  ['the marks of a merge', stopMerge(lights), [], [], lights],
  [
    'two hundred posts at once',
    (project) => {
      const text = project.read(lights).replace(/publishedAt: .*/, later);
      for (let number = 0; number < 200; number += 1)
        project.write(`content/blog/copy-${number}.mdx`, text);
    },
    ['goes live  blog/copy-0 ', 'goes live  blog/copy-199 '],
  ],
];

/** What the calendar says of the days that are asked for. */
function tell({ folder }: WriterProject) {
  const words = ['--from', '2098-01-01', '--days', '3000', '--content'];
  const { code, out = '' } = runCalendar([...words, join(folder, 'content')]);
  return { code, out: out.replaceAll(/ {2,}/g, '  ') };
}

/** The same of the project as each test gets it. */
let before: ReturnType<typeof tell>;
beforeAll(async () => {
  before = tell(await openProject());
}, 60_000);

describe.each(changes)('after %s', (_, change, added = [], gone = [], broken = undefined) => {
  it('the calendar says', async () => {
    const project = await openProject();
    await change(project);
    const after = tell(project);
    expect(after.code).toBe(broken ? 1 : 0);
    for (const line of added) {
      expect(before.out).not.toContain(line);
      expect(after.out).toContain(line);
    }
    for (const line of gone) {
      expect(before.out).toContain(line);
      expect(after.out).not.toContain(line);
    }
    if (broken) expect(after.out).toContain(broken);
    if (added.length + gone.length === 0 && !broken) expect(after.out).toBe(before.out);
  });
});
