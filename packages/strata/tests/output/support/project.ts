import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeFolder } from './folder';

export const repository = fileURLToPath(new URL('../../../../../', import.meta.url));
const fixtures = fileURLToPath(new URL('../../fixtures/', import.meta.url));

/** Copies a fixture into a folder of its own that has the packages of the repository. */
export function copyFixture(name: string): string {
  const folder = makeFolder(name);
  cpSync(join(fixtures, name), folder, { recursive: true });
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** A folder that builds the content of this repository, and writes nothing into it. */
export function linkRepository(): string {
  const folder = makeFolder('site');
  const names = ['node_modules', 'src', 'content', 'public', 'messages', 'tsconfig.json'];
  for (const name of names) symlinkSync(join(repository, name), join(folder, name));
  for (const name of ['package.json', 'contentlayer.config.ts']) {
    cpSync(join(repository, name), join(folder, name));
  }
  return folder;
}

/** Builds a folder with contentlayer2; returns what it said. */
export function runContentlayer(folder: string): string {
  const paths = ['contentlayer2', 'contentlayer'].map((name) =>
    join(folder, 'node_modules', name, 'bin/cli.cjs'),
  );
  const cli = paths.find((path) => existsSync(path)) ?? '';
  return execFileSync(process.execPath, [cli, 'build'], {
    cwd: folder,
    encoding: 'utf8',
    // It takes its folder from PWD.
    env: { ...process.env, NODE_ENV: 'production', PWD: folder },
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
export function readTree(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files
      .map((file) => {
        const text = readFileSync(file, 'utf8');
        return [relative(folder, file), file.endsWith('types.d.ts') ? correctTypes(text) : text];
      })
      .sort(),
  );
}
