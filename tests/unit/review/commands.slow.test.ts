import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runTool, startTool } from '../support/run-tool';

// A process starts slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const repository = mkdtempSync(join(tmpdir(), 'review żółw '));
const identity = ['-c', 'user.name=Ola', '-c', 'user.email=ola@site.example'];
const git = (...words: string[]) =>
  execFileSync('git', [...identity, ...words], {
    cwd: repository,
    encoding: 'utf8',
    stdio: 'pipe',
  });
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(repository, path)), { recursive: true });
  writeFileSync(join(repository, path), text);
};

const tool = 'src/tools/review/main.ts';
/** Runs a command of the review in this process, which has no standard input. */
const review = async (args: readonly string[], { cwd = repository, env = {} } = {}) => {
  const { code, out, errors } = await runTool(tool, { args, cwd, env });
  return { code, out, errors };
};

beforeAll(() => {
  git('init', '--quiet', '--initial-branch=main');
  write(
    'package.json',
    JSON.stringify({ scripts: { build: 'echo "price is wrong $SITE_NOW" && exit 3' } }),
  );
  write('package-lock.json', '{"lockfileVersion":3,"packages":{}}');
  write('node_modules/a/index.js', '');
  write('packages/own/index.js', '');
  write('.gitignore', 'node_modules\ntest-results\n');
  write('pages.txt', '/pricing\n');
  git('add', '.');
  git('commit', '--quiet', '-m', 'first');
});
afterAll(() => rmSync(repository, { recursive: true }));

test.each([
  ['no base', ['pictures'], 2, '--base is missing'],
  [
    'a base that is no revision',
    ['pictures', '--base', 'nowhere', '--pages', 'pages.txt'],
    2,
    'git knows no revision "nowhere". Name a branch',
  ],
  [
    'a base that is an option',
    ['pictures', '--base=--all', '--pages', 'pages.txt'],
    2,
    'git knows no revision "--all".',
  ],
  ['no number', ['pictures', '--base', 'main', '--most', 'all'], 2, '--most is a whole number'],
  [
    'a moment without its offset',
    ['pictures', '--base', 'main', '--at', '2026-12-24T09:00:00'],
    2,
    '--at takes a date and time with its offset',
  ],
  ['an unknown option', ['pictures', '--wide'], 2, "Unknown option '--wide'"],
  [
    'a file that is not there',
    ['pictures', '--base', 'main', '--pages', 'no.txt'],
    1,
    'no.txt cannot be read.',
  ],
  ['no comment', ['approvals'], 2, '--present is missing'],
])('%s is a sentence', async (_, words, code, sentence) => {
  const run = await review(words);
  expect([run.code, run.errors]).toEqual([code, expect.stringContaining(sentence)]);
  expect(run.errors.trim().split('\n')).toHaveLength(1);
});

test('an unknown command shows what there is; help is no mistake', async () => {
  expect(await review(['paint'])).toMatchObject({
    code: 2,
    out: expect.stringContaining('review:pictures'),
  });
  expect(await review(['comment', '--help'])).toMatchObject({ code: 0, errors: '' });
});

test('a folder without a repository, and a machine without git, are a sentence', async () => {
  const alone = mkdtempSync(join(tmpdir(), 'alone-'));
  const words = ['pictures', '--base', 'main', '--pages', join(repository, 'pages.txt')];
  expect(await review(words, { cwd: alone })).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^This folder is in no git repository/),
  });
  const { errors } = await review(words, { env: { PATH: '/nowhere' } });
  expect(errors).toBe('git is not installed here.\n');
  rmSync(alone, { recursive: true });
});

test('a build that fails is told with its last lines, and leaves nothing behind', () => {
  const before = readdirSync(tmpdir()).filter((name) => name.startsWith('review-'));
  const args = ['pictures', '--base', 'HEAD'];
  const run = startTool(tool, { args, cwd: repository, input: '/pricing\n' });
  expect(run.code).toBe(1);
  expect(run.errors).toContain('npm run build --silent failed:\nprice is wrong');
  expect(run.errors).not.toContain('    at ');
  expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1);
  expect(readdirSync(tmpdir()).filter((name) => name.startsWith('review-'))).toEqual(before);
  expect(git('status', '--porcelain')).toBe('');
});

test('where a build fails, pictures of an earlier run are gone, and the list says why there are none', async () => {
  write('old/pictures.json', '{}');
  write('old/01-pricing/390/marked.png', '');
  // Both sides are built for the moment at which what the change announces is public.
  const time = '2026-12-24T09:00:00+01:00';
  const documents = [{ key: 'blog/a', pages: [{ address: '/blog/a', isSure: true }] }];
  const moments = [
    { time, what: 'appears' },
    { time: '2027-01-01T09:00:00+01:00', what: 'goes' },
  ];
  const change = { version: 1, documents, messages: [], files: [], moments };
  write('test-results/diff.json', JSON.stringify(change));
  const pages = ['--pages', 'test-results/diff.json'];
  const run = await review(['pictures', '--base', 'HEAD', '--out', 'old', ...pages]);
  expect(run.code).toBe(1);
  expect(readdirSync(join(repository, 'old')).sort()).toEqual(['index.html', 'pictures.json']);
  const list = readFileSync(join(repository, 'old/pictures.json'), 'utf8');
  expect(JSON.parse(list)).toMatchObject({
    pages: [],
    at: time,
    failure: { side: 'before', why: expect.stringContaining(`price is wrong ${time}`) },
  });
  rmSync(join(repository, 'old'), { recursive: true });
});

test('files of others in the folder of the pictures stay', async () => {
  write('mine/letter.txt', 'dear');
  const pages = ['--pages', 'pages.txt'];
  const run = await review(['pictures', '--base', 'HEAD', '--out', 'mine', ...pages]);
  expect(run).toMatchObject({ code: 1, errors: expect.stringContaining('has other files in it') });
  expect(readFileSync(join(repository, 'mine/letter.txt'), 'utf8')).toBe('dear');
  rmSync(join(repository, 'mine'), { recursive: true });
});

test('no page touched is an empty list, without a build', async () => {
  write('test-results/none.txt', '\n');
  const pages = ['--pages', 'test-results/none.txt'];
  const run = await review(['pictures', '--base', 'HEAD', '--out', 'none', ...pages]);
  expect(run.code).toBe(0);
  expect(JSON.parse(readFileSync(join(repository, 'none/pictures.json'), 'utf8'))).toMatchObject({
    version: 1,
    pages: [],
    left: [],
  });
  rmSync(join(repository, 'none'), { recursive: true });
});

test('approvals keep a tick, say which is lost, and end with 1 while a box is open', async () => {
  const page = (address: string, hash: string) => ({ address, hash: hash.repeat(16) });
  const line = (mark: string, { address, hash }: ReturnType<typeof page>) =>
    `- [${mark}] \`${address}\` <!-- page ${address} ${hash} -->`;
  const lines = [line('x', page('/a', '1')), line('x', page('/b', '2'))];
  const amount = '<!-- content-review:boxes 2 -->';
  const comment = [
    '<!-- content-review:pages -->',
    amount,
    ...lines,
    '<!-- /content-review:pages -->',
  ];
  write('comment.txt', comment.join('\n'));
  write('pages.json', JSON.stringify([page('/a', '1'), page('/b', '3')]));
  const words = ['approvals', '--present', 'comment.txt', '--pages', 'pages.json'];
  expect(await review(words)).toEqual({
    code: 1,
    out: `${[comment[0], amount, lines[0], line(' ', page('/b', '3')), comment[4]].join('\n')}\n`,
    errors: 'No longer ticked: /b: its content has changed since\nOpen: /b\n',
  });
  write('pages.json', JSON.stringify([page('/a', '1'), page('/b', '2')]));
  expect(await review(words)).toMatchObject({ code: 0, errors: '' });
});
