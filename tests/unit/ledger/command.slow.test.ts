import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { makeProject, type WriterProject } from '../write/project';

// Each test has a project of its own, and the command is a process.
vi.setConfig({ testTimeout: 60_000 });

const tool = ['--import', 'tsx', resolve('src/tools/ledger/main.ts')];

function addresses(project: WriterProject, ...words: string[]) {
  const args = [...tool, '--content', `${project.folder}/content`, ...words];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, stdout, stderr };
}

async function makeProjectWithNews() {
  const project = await makeProject();
  const text = project.read('content/blog/harbour-lights.mdx');
  project.write('content/blog/harbour-lights.mdx', `${text}\n## A new part\n\nText.\n`);
  return project;
}

describe('content:addresses', () => {
  it('adds what is new, and then has nothing to say', async () => {
    const project = await makeProjectWithNews();
    expect(addresses(project)).toMatchObject({
      status: 0,
      stdout: 'content/addresses.txt: 1 line added\n',
    });
    expect(project.read('content/addresses.txt')).toContain('/blog/harbour-lights#a-new-part\n');
    expect(addresses(project)).toMatchObject({
      status: 0,
      stdout: 'content/addresses.txt is up to date\n',
    });
    expect(addresses(project, '--check')).toEqual({ status: 0, stdout: '', stderr: '' });
  });

  it('only says what is missing, with the command to run', async () => {
    const project = await makeProjectWithNews();
    const before = project.read('content/addresses.txt');
    const checked = addresses(project, '--check');
    expect(checked).toMatchObject({ status: 1, stdout: '' });
    expect(checked.stderr).toContain('  /blog/harbour-lights#a-new-part\n');
    expect(checked.stderr).toContain('Run npm run content:addresses, and commit the file.');
    expect(addresses(project, '--remind')).toEqual({ ...checked, status: 0 });
    expect(addresses(project, '--remind', '--github')).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(
        /^::warning file=content\/addresses\.txt::[^\n]+a-new-part[^\n]+\n$/,
      ),
      stderr: '',
    });
    expect(project.read('content/addresses.txt')).toBe(before);
  });

  it('asks for nothing before the first release', async () => {
    const project = await makeProject({ promised: false });
    expect(addresses(project, '--check')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('before the first release'),
    });
  });

  it.each([['--fast'], ['blog']])('does not know %s, and says what there is', async (word) => {
    const answer = addresses(await makeProject(), word);
    expect(answer.status).toBe(2);
    expect(answer.stderr).toContain('npm run content:addresses -- --check');
  });
});
