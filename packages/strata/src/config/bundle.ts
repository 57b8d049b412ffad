import { relative } from 'node:path';
import { type BuildFailure, build, type Message, type Plugin } from 'esbuild';
import type { Finding } from '../finding';
import { findExternal } from './packages';
import { findRemoteSource } from './refusals';
import * as standIns from './stand-ins';

/** A config and all it imports from the project, as one module. */
export interface Bundle {
  readonly code: string;
  readonly map: string;
  /** `name@version` of every package that the module imports, sorted. */
  readonly packages: readonly string[];
  /** Absolute paths of the files that the module was made from. */
  readonly inputs: readonly string[];
}

export interface BundleOptions {
  readonly path: string;
  readonly cwd: string;
  /** Where the module will stand, which is where its imports start. */
  readonly outfile: string;
  /** More packages to leave outside. */
  readonly external?: readonly string[];
}

/** Bundles a config; packages stay outside, and Contentlayer's own module is replaced by stand-ins. */
export async function bundleConfig(
  options: BundleOptions,
): Promise<{ bundle?: Bundle; findings: Finding[] }> {
  const packages = new Set<string>();
  const findings: Finding[] = [];
  try {
    const result = await build({
      entryPoints: [options.path],
      outfile: options.outfile,
      absWorkingDir: options.cwd,
      external: [...(options.external ?? [])],
      bundle: true,
      write: false,
      platform: 'node',
      target: 'node20',
      format: 'esm',
      // Types may live beside components, which nothing here renders.
      jsx: 'transform',
      loader: { '.css': 'empty' },
      banner: { js: requireBanner },
      sourcemap: 'external',
      metafile: true,
      logLevel: 'silent',
      plugins: [
        refuseRemoteSources(options, findings),
        replaceContentlayer(),
        keepPackagesOutside(options, packages),
      ],
    });
    const text = (end: string) => result.outputFiles.find(({ path }) => path.endsWith(end))?.text;
    const bundle = {
      code: text('.mjs') ?? '',
      map: text('.map') ?? '{}',
      packages: [...packages].sort(),
      inputs: Object.keys(result.metafile.inputs),
    };
    return findings.length > 0 ? { findings } : { bundle, findings };
  } catch (error) {
    if (!isBuildFailure(error)) throw error;
    return {
      findings: [...findings, ...error.errors.map((message) => toFinding(message, options))],
    };
  }
}

/** Bundled packages of the older kind ask for `require`, which a module does not have. */
const requireBanner = [
  `import { createRequire as createRequireOfStrata } from 'node:module';`,
  `const require = createRequireOfStrata(import.meta.url);`,
].join('');

/** The module reads the stand-ins from the process that loads it, so that both hold the same functions. */
function replaceContentlayer(): Plugin {
  const namespace = 'strata';
  const key = JSON.stringify(Symbol.keyFor(standIns.standInsKey));
  const names = Object.keys(standIns).filter((name) => !standIns.ownNames.includes(name));
  const contents = `export const { ${names.join(', ')} } = globalThis[Symbol.for(${key})];`;
  return {
    name: 'stand-ins',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^@?contentlayer2?\/source-files(\/schema)?$/ }, () => ({
        path: 'source-files',
        namespace,
      }));
      // Components may import the output, which is not there before the first build.
      onResolve({ filter: /(^|\/)\.?contentlayer2?\/generated(\/|$)/ }, () => ({
        path: 'generated',
        namespace,
      }));
      onLoad({ filter: /.*/, namespace }, ({ path }) => ({
        contents: path === 'source-files' ? contents : 'module.exports = {};',
      }));
    },
  };
}

function keepPackagesOutside({ cwd }: BundleOptions, packages: Set<string>): Plugin {
  return {
    name: 'packages-outside',
    setup({ onResolve }) {
      onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
        if (kind === 'entry-point') return undefined;
        const { external, installed } = findExternal(path, cwd);
        if (installed && external) packages.add(`${installed.name}@${installed.version}`);
        return external ? { path, external } : undefined;
      });
    },
  };
}

function refuseRemoteSources({ cwd }: BundleOptions, findings: Finding[]): Plugin {
  return {
    name: 'remote-sources',
    setup({ onResolve }) {
      onResolve({ filter: /contentlayer/ }, ({ path, importer }) => {
        const finding = findRemoteSource(path, importer, relative(cwd, importer));
        if (!finding) return undefined;
        findings.push(finding);
        return { path, external: true };
      });
    },
  };
}

function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors);
}

function toFinding({ text, location }: Message, { path, cwd }: BundleOptions): Finding {
  // esbuild counts bytes, editors count characters.
  const before = Buffer.from(location?.lineText ?? '').subarray(0, location?.column ?? 0);
  return {
    code: 'invalid-config',
    file: location?.file ?? relative(cwd, path),
    line: location?.line ?? 1,
    column: before.toString().length + 1,
    found: text,
    expected: 'a config that can be bundled',
    fix: 'Correct this line; the words of "found" are those of esbuild.',
  };
}
