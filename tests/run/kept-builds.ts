import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { listFiles, mirror } from './mirror';

/** Where builds are kept; they go with the packages they were made with. */
const ownStore = 'node_modules/.cache/builds';
/** How many builds of each name are kept; the one used longest ago goes first. */
const most = 3;
/** What a build leaves that is no part of it: caches, and what the preview writes. */
const others = ['cache', 'dev', 'diagnostics', 'trace', 'trace-build'];
const tree = { recursive: true, verbatimSymlinks: true, preserveTimestamps: true };

/** What a build is made of: files by their paths, and what else it depends on, such as variables. */
export type Ingredients = {
  files: Iterable<readonly [path: string, bytes: Buffer]>;
  others: Readonly<Record<string, string | undefined>>;
};

/** Returns the hash of what a build is made of; Node and the place of the project are a part of it. */
export function hashIngredients({ files, others: more }: Ingredients): string {
  const hash = createHash('sha256');
  const rest = { ...more, node: process.version, machine: process.arch, place: process.cwd() };
  hash.update(JSON.stringify(Object.entries(rest).sort()));
  for (const [path, bytes] of files) hash.update(`\0${path}\0${bytes.length}\0`).update(bytes);
  return hash.digest('hex').slice(0, 32);
}

/**
 * Puts a kept build into the project in `folder`, as it was right after it was made. Returns false where none is kept
 * for this hash, or where one of its files is missing or another than it was; such a build is deleted.
 */
export function restoreBuild(
  name: string,
  hash: string,
  folder: string,
  store = ownStore,
): boolean {
  const place = join(store, `${name}-${hash}`);
  if (!existsSync(join(place, 'files.json'))) return false;
  const build = join(place, 'build');
  if (JSON.stringify(readJson(join(place, 'files.json'))) !== JSON.stringify(describe(build))) {
    rmSync(place, { recursive: true });
    return false;
  }
  for (const output of readdirSync(build)) {
    const paths = listFiles(join(build, output));
    mirror(
      new Map(paths.map((path) => [path, join(build, output, path)])),
      join(folder, output),
      (path) => output === '.next' && others.includes(path),
    );
  }
  utimesSync(place, new Date(), new Date());
  return true;
}

/** Keeps the build that has just been made in `folder`: of the output folders, all but caches. */
export function keepBuild(
  name: string,
  hash: string,
  folder: string,
  outputs: readonly string[],
  store = ownStore,
): void {
  const place = join(store, `${name}-${hash}`);
  const unfinished = `${place}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  for (const output of outputs)
    cpSync(join(folder, output), join(unfinished, 'build', output), {
      ...tree,
      filter: (path) => !others.some((one) => path === join(folder, '.next', one)),
    });
  const files = describe(join(unfinished, 'build'));
  writeFileSync(join(unfinished, 'files.json'), JSON.stringify(files));
  rmSync(place, { recursive: true, force: true });
  renameSync(unfinished, place);
  const kept = readdirSync(store).filter((one) => one.startsWith(`${name}-`));
  const usedAt = (one: string) => lstatSync(join(store, one)).mtimeMs;
  for (const old of kept.toSorted((a, b) => usedAt(b) - usedAt(a)).slice(most))
    rmSync(join(store, old), { recursive: true });
}

/** Returns each file below a folder with the hash of its bytes, or with the address a link has. */
function describe(folder: string): [path: string, hash: string][] {
  return listFiles(folder)
    .sort()
    .map((path) => {
      const file = join(folder, path);
      if (lstatSync(file).isSymbolicLink()) return [path, readlinkSync(file)];
      return [path, createHash('sha256').update(readFileSync(file)).digest('hex')];
    });
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
