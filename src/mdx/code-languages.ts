/** The languages a fenced block may name and be coloured by, each with its grammar. */
export const grammars: Readonly<Record<string, string>> = {
  bash: 'bash',
  sh: 'bash',
  css: 'css',
  diff: 'diff',
  html: 'html',
  json: 'json',
  js: 'tsx',
  jsx: 'tsx',
  ts: 'typescript',
  tsx: 'tsx',
  yaml: 'yaml',
};

/** The languages a fenced block may name though they are shown without colours. */
export const plainLanguages: readonly string[] = ['text', 'md', 'sql'];
