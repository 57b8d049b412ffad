import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { makeFolder } from './folder';

export const repository = fileURLToPath(new URL('../../../../../', import.meta.url));
const fixtures = fileURLToPath(new URL('../../fixtures/', import.meta.url));

/** Files by their paths in a folder. */
export type FileTree = Readonly<Record<string, string>>;

/** Copies a fixture into a folder of its own that has the packages of the repository. */
export function copyFixture(name: string): string {
  const folder = makeFolder(name);
  copySite(join(fixtures, name), folder);
  return folder;
}

/** Folders of a site that are no sources of it. */
export const notCopied = ['node_modules', '.contentlayer', '.next', '.git'];

/** Copies the sources of a site, and links packages to them. */
export function copySite(site: string, copy: string, packages = join(repository, 'node_modules')) {
  const filter = (path: string) => path === site || !notCopied.includes(basename(path));
  // Times tell one thing of a document in both copies.
  cpSync(site, copy, { recursive: true, filter, preserveTimestamps: true });
  symlinkSync(packages, join(copy, 'node_modules'));
}

/** A folder with what the content of this repository is built from: documents, config, and all that the config imports. */
export function copyRepository(): string {
  const folder = makeFolder('repository');
  const config = 'contentlayer.config.ts';
  const names = ['package.json', 'tsconfig.json', 'content', ...listImports(config)];
  for (const name of names) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    cpSync(join(repository, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** The files of the repository that a module is bundled from, itself and workspaces included, packages left out. */
function listImports(module: string): string[] {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(repository, 'package.json'), 'utf8'),
  );
  const names = Object.keys({ ...dependencies, ...devDependencies });
  const { metafile } = buildSync({
    entryPoints: [module],
    absWorkingDir: repository,
    bundle: true,
    format: 'esm',
    platform: 'node',
    external: names.filter((name) => !name.startsWith('@amberline/')),
    write: false,
    metafile: true,
  });
  return Object.keys(metafile.inputs);
}

/** Builds a folder with contentlayer2. */
export function runContentlayer(
  folder: string,
  environment: Readonly<Record<string, string | undefined>>,
): void {
  const paths = ['contentlayer2', 'contentlayer'].map((name) =>
    join(folder, 'node_modules', name, 'bin/cli.cjs'),
  );
  const cli = paths.find((path) => existsSync(path)) ?? '';
  // With more room for new objects, it collects garbage for a fifth less of its time.
  execFileSync(process.execPath, ['--max-semi-space-size=64', cli, 'build'], {
    cwd: folder,
    encoding: 'utf8',
    // It takes its folder from PWD.
    env: { ...environment, NODE_ENV: 'production', PWD: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** The words of a config that Contentlayer writes as types of computed fields, and the types that are meant. */
const meant: Readonly<Record<string, string>> = {
  date: 'IsoDateTimeString',
  enum: 'string',
  json: 'any',
  list: 'any[]',
};

function correctTypes(text: string): string {
  return text.replace(
    /^( {2}\w+: )(\w+)$/gm,
    (line, start, word) => start + (meant[word] ?? line.slice(start.length)),
  );
}

/** All files under a folder by their paths in it, in order; types that are none are put right. */
export function readTree(
  folder: string,
  isRead: (path: string) => boolean = () => true,
): Record<string, string> {
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter(isRead);
  return Object.fromEntries(
    files
      .map((path) => {
        const text = readFileSync(join(folder, path), 'utf8');
        return [path, path.endsWith('types.d.ts') ? correctTypes(text) : text];
      })
      .sort(),
  );
}

/** All files of a site after a build: its own, which `onSuccess` may have written, and the output. */
export const readSite = (folder: string) =>
  readTree(folder, (path) => !path.startsWith('.contentlayer/.cache/'));

/** The files of a tree that are in one of its folders, by their paths in it. */
export function pickFolder(tree: FileTree, folder: string): Record<string, string> {
  const start = `${folder}/`;
  const entries = Object.entries(tree).filter(([path]) => path.startsWith(start));
  return Object.fromEntries(entries.map(([path, text]) => [path.slice(start.length), text]));
}
