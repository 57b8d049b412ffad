import { afterEach, beforeEach, expect, vi } from 'vitest';
import { listDifferences, readFiles } from '../support/files';
import { makeProjectWithPier } from './pier';
import type { WriterProject } from './project';
import { shareProject } from './shared-project';

/** One use of a command: what was done before, what is written, what a writer reads, and what is left. */
export interface Use {
  readonly before?: (project: WriterProject) => unknown;
  /** Commands, one after another; the last one is looked at. */
  readonly run: string[] | string[][];
  readonly code?: 0 | 1 | 2;
  readonly says?: readonly (string | RegExp)[];
  readonly never?: readonly string[];
  /** What the check finds afterwards; nothing by default. */
  readonly check?: readonly string[];
  readonly after?: (project: WriterProject) => unknown;
}

/** Opens a project in a repository of its own for a file of tests; each begins with what was committed. */
export function openWalk(): { use(one: Use): Promise<void> } {
  let project: WriterProject;
  // Each reads every document twice, and the first makes the project.
  vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
  const open = shareProject(async (later) => {
    const made = await makeProjectWithPier(later);
    made.write('.gitattributes', made.attributes);
    made.write('.gitignore', '.contentlayer\n');
    made.git('init', '-q', '-b', 'main');
    made.git('add', '-A');
    made.git('commit', '-qm', 'All');
    return made;
  });
  beforeEach(async () => {
    project = await open();
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });
  return { use: (one) => useIn(project, one) };
}

async function useIn(project: WriterProject, one: Use): Promise<void> {
  await one.before?.(project);
  const commands = one.run.every((word) => typeof word === 'string') ? [one.run] : one.run;
  for (const command of commands.slice(0, -1)) await project.run(...command);
  const was = one.code ? readFiles(project.folder) : undefined;
  const { code, said } = await project.run(...(commands.at(-1) ?? []));
  expect(code, said).toBe(one.code ?? 0);
  for (const text of one.says ?? []) expect(said).toMatch(asPattern(text));
  for (const text of one.never ?? []) expect(said).not.toContain(text);
  expect(said).not.toMatch(/undefined|NaN|\[object|^ {4}at /m);
  if (was) expect(listDifferences(was, readFiles(project.folder))).toEqual([]);
  if (code === 0 || one.check) {
    const found = [...new Set(await project.check())];
    expect(found).toEqual(one.check ?? []);
  }
  await one.after?.(project);
}

const asPattern = (text: string | RegExp) =>
  typeof text === 'string' ? new RegExp(escaped(text)) : text;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Writes the marks of a merge that stopped above the text of a file. */
export const stopMerge = (path: string) => (project: WriterProject) =>
  project.write(path, `<<<<<<< HEAD\nA\n=======\nB\n>>>>>>> b\n${project.read(path)}`);

/** Replaces a text in a file; it has to be there. */
export const edit =
  (path: string, from: string | RegExp, to: string) => (project: WriterProject) => {
    const text = project.read(path).replace(from, to);
    if (text === project.read(path)) throw new Error(`There is no ${from} in ${path}`);
    project.write(path, text);
  };

/** As on a machine without git. */
export const withoutGit = () => vi.stubEnv('GIT_DIR', '/nowhere');
