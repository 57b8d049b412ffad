import { dirname, join, resolve, sep } from 'node:path';
import { bundleMDX } from 'mdx-bundler';
import { noteFiles } from './bundled-files';
import { readFailure } from './failures';
import { readMessages } from './messages';
import { nameAllFailures } from './plugin-failure';
import { type Attacher, readPluginList } from './plugin-list';
import type { BodyInput, BodyOutput, CompileOptions } from './types';

/** The settings of mdx-bundler that are read and changed here. */
interface MdxSettings {
  remarkPlugins?: unknown[] | null;
  rehypePlugins?: unknown[] | null;
}
interface EsbuildSettings {
  plugins?: unknown[];
  target?: unknown;
  logLevel?: unknown;
  define?: Record<string, string>;
}
/** What becomes known of a document while it is compiled. */
interface Seen {
  file?: unknown;
  files: readonly string[];
}
type Change<Settings> = (settings: Settings, frontmatter?: unknown) => Settings;

const nothing = { code: '', findings: [], files: [] };

/** Compiles one body with mdx-bundler, with the options Contentlayer gives it. Never rejects. */
export async function compileWithBundler(
  input: BodyInput,
  options: CompileOptions,
  because: string,
): Promise<BodyOutput> {
  if (input.text.length === 0) return { ...nothing, way: 'exact', because: 'the file is empty' };
  const seen: Seen = { files: [] };
  try {
    const { code } = await bundleMDX(settingsOf(input, options, seen));
    const findings = readMessages(seen.file, input);
    return { code, way: 'exact', because, findings, files: seen.files };
  } catch (error) {
    return { ...nothing, way: 'exact', because, findings: readFailure(error, input) };
  }
}

function settingsOf(
  input: BodyInput,
  options: CompileOptions,
  seen: Seen,
): Parameters<typeof bundleMDX>[0] {
  const { resolveCwd, cwd, ...rest } = options.other;
  const settings = {
    source: input.text,
    mdxOptions: (settings: MdxSettings) => {
      settings.rehypePlugins = [...(settings.rehypePlugins ?? []), ...options.rehypePlugins];
      settings.remarkPlugins = [
        handDocument(input, seen),
        ...(settings.remarkPlugins ?? []),
        ...options.remarkPlugins,
      ];
      return nameBoth(applyChange(options.mdxOptions, settings));
    },
    cwd: String(cwd ?? importsFolder(input, resolveCwd)),
    esbuildOptions: (settings: EsbuildSettings, frontmatter: unknown) => {
      settings.target = 'es2020';
      // What esbuild would print comes back as findings.
      settings.logLevel = 'silent';
      const mode = options.isProduction ? 'production' : 'development';
      settings.define = { ...settings.define, 'process.env.NODE_ENV': JSON.stringify(mode) };
      const changed = applyChange(options.esbuildOptions, settings, frontmatter);
      const note = noteFiles((files) => {
        seen.files = files;
      });
      return { ...changed, plugins: [...(changed.plugins ?? []), note] };
    },
    ...rest,
  };
  return settings as Parameters<typeof bundleMDX>[0];
}

function applyChange<Settings>(
  change: unknown,
  settings: Settings,
  frontmatter?: unknown,
): Settings {
  return typeof change === 'function'
    ? (change as Change<Settings>)(settings, frontmatter)
    : settings;
}

/** The first remark plugin, as in Contentlayer: it gives the others the raw data of the document. */
export function handDocument({ raw }: BodyInput, seen: { file?: unknown }): Attacher {
  return () => (_tree: unknown, file: unknown) => {
    Object.assign(Object(file).data, { rawDocumentData: raw });
    seen.file = file;
  };
}

function nameBoth(settings: MdxSettings): MdxSettings {
  for (const key of ['remarkPlugins', 'rehypePlugins'] as const) {
    const { entries, unreadable } = readPluginList(settings[key] ?? []);
    if (!unreadable) settings[key] = nameAllFailures(entries);
  }
  return settings;
}

/**
 * Where a document's imports are looked up: as in Contentlayer the folder of its flattened path (for `a/index.mdx` that
 * is the parent of `a`), or the content folder.
 */
export function importsFolder({ path, raw }: BodyInput, resolveCwd: unknown): string {
  const ending = String(raw.sourceFilePath ?? '')
    .split('/')
    .join(sep);
  if (!ending || !path.endsWith(ending)) return resolve(path, '..');
  const contentFolder = path.slice(0, -ending.length);
  return resolveCwd === 'contentDirPath'
    ? resolve(contentFolder)
    : join(contentFolder, dirname(String(raw.flattenedPath ?? '')));
}
