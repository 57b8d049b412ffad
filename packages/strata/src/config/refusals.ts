import { readFileSync } from 'node:fs';
import { type Finding, positionAt } from '../finding';
import { isObject } from './reader';

const remoteSources = /^@?contentlayer2?\/source-(?:remote-files|contentful|notion|sanity)$/;

/** The finding of an import of documents from elsewhere than files, placed on the import. */
export function findRemoteSource(
  specifier: string,
  importer: string,
  file: string,
): Finding | undefined {
  if (!remoteSources.test(specifier)) return undefined;
  const text = readFileSync(importer, 'utf8');
  return {
    code: 'refused-option',
    file,
    ...positionAt(text, text.indexOf(specifier)),
    found: specifier,
    expected:
      'contentlayer2/source-files: a build reads files and no network, so that it can be repeated',
    fix: 'Fetch the files in a step of its own before the build, then read them with makeSource of contentlayer2/source-files.',
  };
}

/** An option of `makeSource` that is understood and not supported, with the reason. */
export interface Refusal {
  readonly path: readonly string[];
  readonly expected: string;
  readonly fix: string;
}

/** Lists the options of a config that cannot be supported. */
export function listRefusals(args: Readonly<Record<string, unknown>>): Refusal[] {
  return refusals.filter(({ isUsed }) => isUsed(args)).map(({ isUsed: _, ...refusal }) => refusal);
}

const at = (value: unknown, ...path: readonly string[]) =>
  path.reduce<unknown>((part, key) => (isObject(part) ? part[key] : undefined), value);

const refusals: readonly (Refusal & {
  isUsed: (args: Readonly<Record<string, unknown>>) => boolean;
})[] = [
  {
    path: ['syncFiles'],
    isUsed: (args) => args.syncFiles !== undefined,
    expected: 'no syncFiles: a build reads files and no network, so that it can be repeated',
    fix: 'Fetch the files in a step of its own before the build.',
  },
  {
    path: ['experimental', 'enableDynamicBuild'],
    isUsed: (args) => at(args, 'experimental', 'enableDynamicBuild') === true,
    expected: 'no enableDynamicBuild: fetchContent would run a build inside the running site',
    fix: 'Build before the site starts, and import the documents instead of calling fetchContent.',
  },
  {
    path: ['extensions', 'stackbit'],
    isUsed: (args) => at(args, 'extensions', 'stackbit') !== undefined,
    expected: 'no stackbit: that editor reads a config of its own',
    fix: 'Move what it holds into stackbit.config.ts.',
  },
  {
    path: ['mdx', 'bundleDirectory'],
    isUsed: (args) => at(args, 'mdx', 'bundleDirectory') !== undefined,
    expected: 'no bundleDirectory: a build writes into .contentlayer only',
    fix: 'Put assets under public/ and refer to them by their address.',
  },
  {
    path: ['mdx', 'bundlePath'],
    isUsed: (args) => at(args, 'mdx', 'bundlePath') !== undefined,
    expected: 'no bundlePath: a build writes into .contentlayer only',
    fix: 'Put assets under public/ and refer to them by their address.',
  },
  {
    path: ['mdx', 'jsxConfig'],
    isUsed: (args) => {
      const runtime = at(args, 'mdx', 'jsxConfig', 'jsxRuntime', 'package');
      const library = at(args, 'mdx', 'jsxConfig', 'jsxLib', 'package');
      return (
        (runtime ?? 'react/jsx-runtime') !== 'react/jsx-runtime' || (library ?? 'react') !== 'react'
      );
    },
    expected: 'no jsxConfig but that of React: bodies are compiled for React',
    fix: 'Remove jsxConfig.',
  },
];
