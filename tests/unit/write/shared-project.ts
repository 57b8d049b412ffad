import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { bringBack, type Files, readFiles } from '../support/files';
import type { WriterProject } from './project';

/** Takes what removes the folder of a project. */
export type Later = (remove: () => void) => void;

/**
 * One project for the tests of a file. Whoever asks for it gets it with the files it was made with; its repository stays
 * as it is where it was made with one, and goes where a test has made it.
 */
export function shareProject(
  make: (later: Later) => Promise<WriterProject>,
): () => Promise<WriterProject> {
  let made: { project: WriterProject; files: Files; hasGit: boolean } | undefined;
  let remove = () => {};
  afterAll(() => remove());
  return async () => {
    if (!made) {
      const project = await make((work) => {
        remove = work;
      });
      made = { project, files: readFiles(project.folder), hasGit: project.has('.git') };
      return project;
    }
    const { project, files, hasGit } = made;
    bringBack(project.folder, files);
    if (!hasGit) rmSync(join(project.folder, '.git'), { recursive: true, force: true });
    return project;
  };
}
