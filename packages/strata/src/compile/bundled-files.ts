import { existsSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import type { Plugin } from 'esbuild';

/**
 * An esbuild plugin that gives `note` the files a bundle was made from, as absolute paths. A file of an installed package
 * stands for the package, by its `package.json`.
 */
export function noteFiles(note: (files: readonly string[]) => void): Plugin {
  return {
    name: 'strata-files',
    setup({ initialOptions, onEnd }) {
      initialOptions.metafile = true;
      const folder = initialOptions.absWorkingDir ?? process.cwd();
      onEnd(({ metafile }) => {
        const paths = Object.keys(metafile?.inputs ?? {}).map((path) => resolve(folder, path));
        // The document itself and what plugins make up are no files.
        const files = paths.filter((path) => existsSync(path)).map(standFor);
        note([...new Set(files)].sort());
      });
    },
  };
}

const installed = new RegExp(
  `^.*\\${sep}node_modules\\${sep}(?:@[^\\${sep}]+\\${sep})?[^\\${sep}]+`,
);

function standFor(path: string): string {
  const [folder] = installed.exec(path) ?? [];
  const manifest = folder && resolve(folder, 'package.json');
  return manifest && existsSync(manifest) ? manifest : path;
}
