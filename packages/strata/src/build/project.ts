import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Config, loadConfig } from '../config/load';
import type { Finding } from '../finding';
import { defineTypes, type FindType } from '../read/type';
import { type Compiler, defineCompiler } from './compiler';
import { type Folders, foldersOf } from './folders';
import type { HelperProgram } from './helpers';
import type { Inspector } from './inspector';
import { describeBase } from './keys';

export interface ProjectOptions {
  /** The project's folder; the working directory where none is given. */
  readonly cwd?: string | undefined;
  /** The config's path, from the folder. */
  readonly configPath?: string | undefined;
  /** A folder of content other than the config's, from the folder. */
  readonly contentDir?: string | undefined;
  /** Packages to leave out of the bundle of the config, besides those that are installed. */
  readonly external?: readonly string[] | undefined;
  /** What a program wants to know of every document besides. */
  readonly inspector?: Inspector | undefined;
  /** What other processes run to compile documents of a long list; without it, this one compiles them all. */
  readonly helper?: HelperProgram | undefined;
}

/** A config with all that is made from it once. */
export interface Project {
  readonly config: Config;
  readonly folders: Folders;
  readonly compiler: Compiler;
  readonly findType: FindType;
  readonly inspector: Inspector | undefined;
  readonly helper: HelperProgram | undefined;
  /** What the keys of all documents have in common. */
  readonly base: string;
}

/** Loads a project; without one where its config has findings that are no warnings. */
export async function openProject({
  cwd = process.cwd(),
  configPath,
  contentDir,
  external = [],
  inspector,
  helper,
}: ProjectOptions): Promise<{ project?: Project; findings: Finding[] }> {
  const { config: loaded, findings } = await loadConfig(configPath, { cwd, external });
  if (!loaded) return { findings };
  if (contentDir !== undefined && !existsSync(resolve(cwd, contentDir))) {
    return { findings: [...findings, missingContent(contentDir)] };
  }
  const config =
    contentDir === undefined
      ? loaded
      : { ...loaded, model: { ...loaded.model, contentDir: resolve(cwd, contentDir) } };
  const compiler = defineCompiler(config, cwd);
  const project = {
    config,
    folders: foldersOf(cwd),
    compiler,
    findType: defineTypes(config.model),
    inspector,
    helper,
    base: describeBase(config, [compiler.identity, inspector?.identity ?? ''], cwd),
  };
  return { project, findings };
}

/** Without documents the output would be emptied. */
function missingContent(file: string): Finding {
  return {
    file,
    line: 1,
    column: 1,
    code: 'missing-folder',
    expected: 'a folder of content',
    fix: 'Correct the path, which starts at the folder of the project.',
  };
}
