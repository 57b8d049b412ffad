import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { folders } from '@/schema';
import { readRedirects } from '@/site/redirect-file.mjs';
import { checkContent } from '@/tools/content/check';
import { readLedgerFile } from '@/tools/ledger/ledger-file';
import { startersIn } from '@/tools/reset/plan';
import { runTool, startTool } from '../support/run-tool';

// A process starts slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const project = mkdtempSync(join(tmpdir(), 'reset-'));
const inside = (path: string) => join(project, path);
const git = (...words: string[]) => execFileSync('git', words, { cwd: project, stdio: 'ignore' });

const tool = 'src/tools/reset/main.ts';

beforeAll(() => {
  cpSync('tests/fixtures', inside('tests/fixtures'), { recursive: true });
  cpSync('tests/fixtures/content', inside('content'), { recursive: true });
  cpSync('tests/fixtures/public', inside('public'), { recursive: true });
  for (const folder of ['tests/demo', 'public/images/own', 'src/site'])
    mkdirSync(inside(folder), { recursive: true });
  writeFileSync(inside('tests/demo/prices.spec.ts'), '');
  const redirects = `export const redirects: readonly Redirect[] = [\n  { from: '/blog/a', to: '/blog/b' },\n];\n`;
  writeFileSync(inside('src/site/redirects.ts'), redirects);
  writeFileSync(inside('content/addresses.txt'), '/blog/a\n/blog/b\n');
  writeFileSync(inside('public/images/own/mark.svg'), '<svg/>');
  writeFileSync(inside('public/images/own/cover.webp'), '');
  cpSync(inside('content/people/tom-pine.yaml'), inside('content/people/someone.yaml'));
  const technology =
    'key: expo\norder: 9\nimage:\n  src: /images/own/cover.webp\n  alt: "A cover."\nname: "Expo"\n';
  writeFileSync(inside('content/technologies/expo.yaml'), technology);
  git('init');
  git('config', 'user.email', 'test@agency.test');
  git('config', 'user.name', 'Test');
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

test('refuses while git does not have everything', async () => {
  const { code, errors } = await runTool(tool, { cwd: project, args: ['--yes'] });
  expect(code).toBe(1);
  expect(errors).toContain('Commit them first');
  expect(existsSync(inside('content/people/someone.yaml'))).toBe(true);
});

test('says what it would do, and does nothing where no one can be asked', () => {
  git('add', '-A');
  git('commit', '-m', 'All');
  const { code, out, errors } = startTool(tool, { cwd: project });
  expect(code).toBe(1);
  expect(out).toMatch(/Removes \d+ files: content \d+, public \d+, tests 1/);
  expect(errors).toContain('--yes');
  expect(existsSync(inside('content/people/someone.yaml'))).toBe(true);
});

test('puts the starter in the place of all documents, what they show, and the tests of the demo', async () => {
  const { code, errors } = await runTool(tool, { cwd: project, args: ['--yes'] });
  expect([code, errors]).toEqual([0, '']);
  for (const gone of ['content/people/someone.yaml', 'tests/demo', 'public/images/own/cover.webp'])
    expect(existsSync(inside(gone)), gone).toBe(false);
  // No document showed it: it is the site's own.
  expect(existsSync(inside('public/images/own/mark.svg'))).toBe(true);
  // The demo's addresses were never the new site's.
  expect(readRedirects(readFileSync(inside('src/site/redirects.ts'), 'utf8'))).toEqual([]);
  expect(readLedgerFile(inside('content')).lines).toEqual([]);
  for (const folder of folders) {
    const slugs = readdirSync(inside(`content/${folder}`)).map((name) => name.split('.')[0]);
    expect(new Set(slugs), folder).toEqual(new Set(startersIn(folder)));
  }
  expect(await checkContent({ root: inside('content'), publicDir: inside('public') })).toEqual([]);
});
