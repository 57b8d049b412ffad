import { dirname, join } from 'node:path/posix';
import { exceptions } from './exceptions';
import { browserPackages, packages } from './packages';
import { type Import, readImports, type Source } from './read-imports';
import { matchPath, type Room } from './room';
import { rooms } from './rooms';

/** Files by path, from the root of the project. */
export type Files = ReadonlyMap<string, Source>;

/** Returns the imports of files, by path. */
export function readFiles(texts: Iterable<readonly [path: string, text: string]>): Files {
  return new Map([...texts].map(([path, text]) => [path, readImports(path, text)]));
}

/** Returns a line `file:line:column …` for each import that the table does not allow, with what to do instead. */
export function checkImports(files: Files): string[] {
  const direct = [...files].flatMap(([path, { imports }]) =>
    imports.flatMap((one) => report(path, one, judge(path, one))),
  );
  return [...direct, ...checkBrowser(files)];
}

/** Returns a line for each exception that no import needs any more. */
export function findIdleExceptions(files: Files): string[] {
  const isUsed = ([from, to]: (typeof exceptions)[number]) =>
    [...files].some(
      ([path, { imports }]) =>
        matchPath(path, from) !== undefined &&
        imports.some((one) => matchPath(targetOf(path, one.from) ?? '', to) !== undefined),
    );
  return exceptions
    .filter((one) => !isUsed(one))
    .map(([from, to]) => `src/tools/imports/exceptions.ts:1:1 ${from} no longer imports ${to}.`);
}

function report(path: string, { line, column, from }: Import, fault: string | undefined): string[] {
  return fault ? [`${path}:${line}:${column} may not import ${from}. ${fault}`] : [];
}

/** Returns what to do instead of an import; undefined where the table allows the import. */
function judge(path: string, one: Import): string | undefined {
  const target = targetOf(path, one.from);
  if (target === undefined) return judgePackage(path, one);
  const [here, there] = [placeOf(path), placeOf(target)];
  if (!here || !there) return `${here ? target : path} has no row in src/tools/imports/rooms.ts.`;
  if (here.room === there.room && here.name === there.name) return undefined;
  const { values = [], types = [] } = here.room;
  const instead =
    there.room.instead ?? 'Nobody imports it: move what is shared to rules/ or site/.';
  const excepted = exceptions.flatMap(([from, to]) =>
    matchPath(path, from) === undefined ? [] : [to],
  );
  const mayHave = (list: readonly string[]) =>
    list.some((allowed) => covers(allowed, here.name, target));
  if (mayHave([...values, ...excepted])) return undefined;
  if (!mayHave(types)) return instead;
  return one.isType ? undefined : `Only its types, with 'import type'. ${instead}`;
}

/**
 * Says whether an allowed room covers a target. `src/sections/` does not cover `src/sections/shell/`, a room of its
 * own.
 */
function covers(allowed: string, name: string, target: string): boolean {
  if (matchPath(target, allowed.replace('<name>', name || '<name>')) === undefined) return false;
  const row = rooms.find(({ path }) => path === allowed);
  return !row || row === placeOf(target)?.room;
}

function judgePackage(path: string, { from, names }: Import): string | undefined {
  return packages.find(
    (one) =>
      one.name === from &&
      !one.only.some((room) => path.startsWith(room)) &&
      (!one.names || one.names.some((name) => names.includes(name))),
  )?.instead;
}

/** Checks the files that reach the browser: `'use client'` files and all they import as values, directly or not. */
function checkBrowser(files: Files): string[] {
  const reached = new Set([...files].filter(([, { isClient }]) => isClient).map(([path]) => path));
  const findings: string[] = [];
  // Iterating a set includes the values added on the way.
  for (const path of reached) {
    for (const one of files.get(path)?.imports ?? []) {
      if (one.isType) continue;
      const target = targetOf(path, one.from);
      if (target === undefined ? mayReach(one.from) : placeOf(target)?.room.browser) {
        const file = target && fileAt(target, files);
        if (file) reached.add(file);
      } else if (!judge(path, one)) {
        const fault = 'It would reach the browser (‘use client’): pass finished data by props.';
        findings.push(...report(path, one, fault));
      }
    }
  }
  return findings;
}

function mayReach(name: string): boolean {
  return browserPackages.some((one) => name === one || name.startsWith(`${one}/`));
}

/** Returns the row of a path: of all that match, the one with the longest path. */
function placeOf(path: string): { room: Room; name: string } | undefined {
  return rooms
    .flatMap((room) => {
      const name = matchPath(path, room.path);
      return name === undefined ? [] : [{ room, name }];
    })
    .toSorted((a, b) => b.room.path.length - a.room.path.length)[0];
}

/** Returns the path an import leads to, mostly without its ending; undefined for a package. */
function targetOf(path: string, from: string): string | undefined {
  if (from.startsWith('@/')) return `src/${from.slice(2)}`;
  return from.startsWith('.') ? join(dirname(path), from) : undefined;
}

function fileAt(target: string, files: Files): string | undefined {
  return ['', '.ts', '.tsx', '.mjs', '/index.ts']
    .map((ending) => target + ending)
    .find((path) => files.has(path));
}
