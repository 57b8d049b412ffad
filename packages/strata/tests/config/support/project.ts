import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfig } from '../../../src/config/load';
import { makeFolder, writeFiles } from '../../output/support/folder';
import { repository } from '../../output/support/project';

/** A project of these files; packages come from the repository. */
export function makeProject(files: Readonly<Record<string, string>>): string {
  const folder = makeFolder('config');
  writeFiles(folder, files);
  for (const name of ['node_modules', 'content'])
    mkdirSync(join(folder, name), { recursive: true });
  for (const name of ['remark-gfm', 'zod', 'react']) {
    symlinkSync(join(repository, 'node_modules', name), join(folder, 'node_modules', name));
  }
  return folder;
}

/** Loads a config from its text; its findings as lines of place, code and field. */
export async function load(text: string, files: Readonly<Record<string, string>> = {}) {
  const cwd = makeProject({ 'contentlayer.config.ts': text, ...files });
  const { config, findings } = await loadConfig(undefined, { cwd });
  const said = findings.map(({ file, line, column, code, field }) =>
    `${file}:${line}:${column} ${code} ${field ?? ''}`.trim(),
  );
  return { cwd, config, findings, said };
}
