// @ts-check
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Chromium compiles a script that begins so while it arrives, beside the page; other browsers read a comment. */
const compileHint = '//# allFunctionsCalledOnLoad\n';

/**
 * Marks the scripts that every page runs, which are the framework's. A function is else compiled when it is first called,
 * one by one, and a phone does not answer meanwhile. Other scripts stay as they are: much in them may never run.
 * @param {string} build the build's folder, `.next`
 */
export function hintScripts(build) {
  const { rootMainFiles } = JSON.parse(readFileSync(join(build, 'build-manifest.json'), 'utf8'));
  for (const name of rootMainFiles) {
    const file = join(build, name);
    const script = readFileSync(file, 'utf8');
    if (!script.startsWith(compileHint)) writeFileSync(file, compileHint + script);
  }
}
