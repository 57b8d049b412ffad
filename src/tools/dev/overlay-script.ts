import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const entry = fileURLToPath(new URL('./overlay/main.ts', import.meta.url));
let script: Promise<string> | undefined;

/** Returns the script of the overlay for the browser, made once: with new code the process is a new one. */
export function makeOverlayScript(): Promise<string> {
  script ??= build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
  }).then(({ outputFiles }) => outputFiles[0]?.text ?? '');
  return script;
}
