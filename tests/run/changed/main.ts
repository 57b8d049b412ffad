/**
 * `tsx tests/run/changed/main.ts <commit> <file>`: writes which tests of the quick run the changes since a commit can
 * reach (`select.ts`), committed or not; new files count, too. Exit code 1 where git knows no such commit.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { select, type Visits } from './select';

const [base = 'HEAD', file = ''] = process.argv.slice(2);
const visitsFile = 'node_modules/.cache/test-visits.json';

try {
  const visits: Visits = existsSync(visitsFile) ? JSON.parse(readFileSync(visitsFile, 'utf8')) : {};
  writeFileSync(file, JSON.stringify(select(listChanged(base), visits)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function listChanged(commit: string): string[] {
  const names = (...words: string[]) =>
    execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
      .split('\0')
      .filter((path) => path !== '');
  const parting = execFileSync('git', ['merge-base', '--', commit, 'HEAD'], {
    encoding: 'utf8',
  }).trim();
  return [
    ...new Set([
      ...names('diff', '--name-only', '--no-renames', '-z', parting),
      ...names('ls-files', '--others', '--exclude-standard', '-z'),
    ]),
  ];
}
