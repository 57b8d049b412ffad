/**
 * Options of Contentlayer's `mdx` that matter to what a body imports, and to no other body: documents with imports are
 * compiled exactly anyway.
 */
const importOptions: readonly string[] = ['resolveCwd', 'cwd', 'files', 'globals'];

/** Settings of esbuild of which the same is true, or that write the same code otherwise. */
const importSettings: readonly string[] = [
  'alias',
  'charset',
  'conditions',
  'external',
  'legalComments',
  'loader',
  'mainFields',
  'minify',
  'nodePaths',
  'packages',
  'platform',
  'resolveExtensions',
  'target',
];

/** Whether an option is without effect on a body that imports nothing. */
export function isForImports(name: string, value: unknown): boolean {
  if (name === 'esbuildOptions') return typeof value === 'function' && changesImportsOnly(value);
  return importOptions.includes(name);
}

/** Calls the function with settings like those of mdx-bundler, and looks at what it changes. */
function changesImportsOnly(change: CallableFunction & { readonly length: number }): boolean {
  // One that asks for the frontmatter may do something else for every document.
  if (change.length > 1) return false;
  const plugins = [{ name: 'of-mdx-bundler', setup: () => undefined }];
  const make = (): Record<string, unknown> => ({
    entryPoints: ['document.mdx'],
    write: false,
    absWorkingDir: '.',
    define: { 'process.env.NODE_ENV': '"production"' },
    jsx: 'automatic',
    jsxImportSource: 'react',
    plugins: [...plugins],
    bundle: true,
    format: 'iife',
    globalName: 'Component',
    minify: true,
    target: 'es2020',
    logLevel: 'silent',
  });
  try {
    const [before, after] = [describe(make()), describe(change(make()))];
    return before === after;
  } catch {
    return false;
  }
}

/** The settings that matter to every body, as a text; plugins by what they are. */
function describe(settings: Record<string, unknown>): string {
  const others = Object.entries(settings).filter(([name]) => !importSettings.includes(name));
  return JSON.stringify(others.sort(), (_key, value: unknown) =>
    typeof value === 'function' ? String(value) : value,
  );
}
