import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { type Finding, show } from '../finding';
import { bundleConfig } from './bundle';
import { importBundle, writeBundle } from './evaluate';
import { describeArguments } from './identity';
import type { Model } from './model';
import { openPlaces, type Places } from './places';
import { readModel } from './read-model';
import { isObject, Reader, type Values } from './reader';
import { Source } from './stand-ins';

/** A config that can be built. */
export interface Config {
  readonly model: Model;
  /** The options of the compilers, as the config gives them. */
  readonly pluginOptions: { readonly mdx: unknown; readonly markdown: unknown };
  readonly onSuccess: ((getData: () => Promise<unknown>) => unknown) | undefined;
  /** Changes with the config, with any file it imports, with its options and the versions of its packages. */
  readonly key: string;
  /** The config as one module, for workers; `importBundle` reads it. */
  readonly bundlePath: string;
  /** Absolute paths of the config and the files it imports. */
  readonly inputs: readonly string[];
}

export interface LoadOptions {
  /** The project's folder; the working directory where none is given. */
  readonly cwd?: string;
  /** More packages to leave out of the bundle. */
  readonly external?: readonly string[];
}

/** Reads a config; without one where it has findings that are no warnings. */
export async function loadConfig(
  path: string | undefined,
  { cwd = process.cwd(), external = [] }: LoadOptions = {},
): Promise<{ config?: Config; findings: Finding[] }> {
  const configPath = path === undefined ? findConfig(cwd) : resolve(cwd, path);
  const file = relative(cwd, configPath).replaceAll('\\', '/');
  if (!existsSync(configPath)) return { findings: [missing(file)] };
  const folder = join(cwd, '.contentlayer/.cache/strata');
  const outfile = join(folder, 'config.mjs');
  const { bundle, findings } = await bundleConfig({ path: configPath, cwd, outfile, external });
  if (!bundle) return { findings };
  const bundlePath = join(folder, `config-${hash(bundle.code)}.mjs`);
  writeBundle(bundle.code, bundlePath);
  const places = openPlaces({ outfile: bundlePath, map: bundle.map, configPath, cwd });
  const source = await importSource(bundlePath, places, file);
  if (!(source instanceof Source)) return { findings: [source] };
  const reader = new Reader(places);
  const args: Values = isObject(source.args) ? source.args : {};
  const model = readModel(reader, { stack: source.stack, path: [] }, args, cwd);
  if (reader.findings.some(({ level }) => level === undefined))
    return { findings: reader.findings };
  const { mdx, markdown, onSuccess } = args;
  const config: Config = {
    model,
    pluginOptions: { mdx, markdown },
    onSuccess: typeof onSuccess === 'function' ? (getData) => onSuccess(getData) : undefined,
    key: hash(JSON.stringify([bundle.code, bundle.packages, describeArguments(args, cwd)])),
    bundlePath,
    inputs: bundle.inputs.map((input) => resolve(cwd, input)),
  };
  return { config, findings: reader.findings };
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

function findConfig(cwd: string): string {
  const paths = ['contentlayer.config.ts', 'contentlayer.config.js'].map((name) => join(cwd, name));
  return paths.find((path) => existsSync(path)) ?? join(cwd, 'contentlayer.config.ts');
}

async function importSource(path: string, places: Places, file: string): Promise<Source | Finding> {
  try {
    const source = await importBundle(path);
    return source instanceof Source ? source : noSource(file, source);
  } catch (error) {
    return {
      ...places.find(error instanceof Error ? error.stack : undefined),
      code: 'invalid-config',
      found: error instanceof Error ? error.message : show(error),
      expected: 'a config that runs',
      fix: 'Correct this line.',
    };
  }
}

function noSource(file: string, found: unknown): Finding {
  return {
    code: 'no-source',
    file,
    line: 1,
    column: 1,
    found: show(found),
    expected: 'a default export that is what makeSource of contentlayer2/source-files returns',
    fix: 'Write export default makeSource({ … }).',
  };
}

function missing(file: string): Finding {
  return {
    code: 'no-config',
    file,
    line: 1,
    column: 1,
    expected: 'a config of this name',
    fix: 'Write it, or say where it is with --config.',
  };
}
