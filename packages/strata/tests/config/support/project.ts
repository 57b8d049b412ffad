import { mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { loadConfig } from '../../../src/config/load';
import { repository } from '../../output/support/project';

/** A project of these files; packages come from the repository. */
export function makeProject(files: Readonly<Record<string, string>>): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'strata-config-')));
  writeFiles(folder, files);
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  for (const name of ['remark-gfm', 'zod', 'react']) {
    symlinkSync(join(repository, 'node_modules', name), join(folder, 'node_modules', name));
  }
  return folder;
}

export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
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
