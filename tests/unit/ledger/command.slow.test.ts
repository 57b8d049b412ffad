import { describe, expect, it, vi } from 'vitest';
import { runTool, startTool } from '../support/run-tool';
import { makeProject, type WriterProject } from '../write/project';
import { shareProject } from '../write/shared-project';

// Each reads all documents, and one starts a process.
vi.setConfig({ testTimeout: 60_000 });

const openProject = shareProject((later) => makeProject({ later }));
const openUnpromised = shareProject((later) => makeProject({ promised: false, later }));
const tool = 'src/tools/ledger/main.ts';
const wordsFor = ({ folder }: WriterProject, words: readonly string[]) => ({
  args: ['--content', `${folder}/content`, ...words],
});

async function addresses(project: WriterProject, ...words: string[]) {
  const { code, out, errors } = await runTool(tool, wordsFor(project, words));
  return { code, out, errors };
}

async function makeProjectWithNews() {
  const project = await openProject();
  const text = project.read('content/blog/harbour-lights.mdx');
  project.write('content/blog/harbour-lights.mdx', `${text}\n## A new part\n\nText.\n`);
  return project;
}

describe('content:addresses', () => {
  it('adds what is new, and then has nothing to say', async () => {
    const project = await makeProjectWithNews();
    expect(startTool(tool, wordsFor(project, []))).toEqual({
      code: 0,
      out: 'content/addresses.txt: 1 line added\n',
      errors: '',
    });
    expect(project.read('content/addresses.txt')).toContain('/blog/harbour-lights#a-new-part\n');
    expect(await addresses(project)).toMatchObject({
      code: 0,
      out: 'content/addresses.txt is up to date\n',
    });
    expect(await addresses(project, '--check')).toEqual({ code: 0, out: '', errors: '' });
  });

  it('only says what is missing, with the command to run', async () => {
    const project = await makeProjectWithNews();
    const before = project.read('content/addresses.txt');
    const checked = await addresses(project, '--check');
    expect(checked).toMatchObject({ code: 1, out: '' });
    expect(checked.errors).toContain('  /blog/harbour-lights#a-new-part\n');
    expect(checked.errors).toContain('Run npm run content:addresses, and commit the file.');
    expect(await addresses(project, '--remind')).toEqual({ ...checked, code: 0 });
    expect(await addresses(project, '--remind', '--github')).toMatchObject({
      code: 0,
      out: expect.stringMatching(
        /^::warning file=content\/addresses\.txt::[^\n]+a-new-part[^\n]+\n$/,
      ),
      errors: '',
    });
    expect(project.read('content/addresses.txt')).toBe(before);
  });

  it('asks for nothing before the first release', async () => {
    const project = await openUnpromised();
    expect(await addresses(project, '--check')).toMatchObject({
      code: 0,
      out: expect.stringContaining('before the first release'),
    });
  });

  it.each([['--fast'], ['blog']])('does not know %s, and says what there is', async (word) => {
    const answer = await addresses(await openProject(), word);
    expect(answer.code).toBe(2);
    expect(answer.errors).toContain('npm run content:addresses -- --check');
  });
});
