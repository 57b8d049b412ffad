import { basename, dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeIfChanged } from '../output/write';
import { pruneBeside } from '../prune.mjs';
import * as standIns from './stand-ins';

/** Each load gets a module of its own: a config reads its environment when it is evaluated. */
let loads = 0;

/** Writes a bundled config where the packages that it imports resolve; those of a week ago go. */
export function writeBundle(code: string, path: string): void {
  writeIfChanged(path, code);
  pruneBeside(dirname(path), basename(path), /^config-[0-9a-f]{16}\.mjs$/);
}

/** Runs a bundled config and returns its source, whatever a wrong config gives instead. */
export async function importBundle(path: string): Promise<unknown> {
  Reflect.set(globalThis, standIns.standInsKey, standIns);
  loads += 1;
  const url = `${pathToFileURL(path).href}?load=${loads}`;
  const { default: given } = (await import(/* @vite-ignore */ url)) as { default?: unknown };
  const source = await given;
  return typeof source === 'function' ? source() : source;
}
