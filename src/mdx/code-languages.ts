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
  sql: 'sql',
  ts: 'typescript',
  tsx: 'tsx',
  yaml: 'yaml',
};

/** The languages a fenced block may name though they are shown without colours. */
export const plainLanguages: readonly string[] = ['text', 'md'];

/** What visitors read over a block; one without a name has none. */
export const languageNames: Readonly<Record<string, string>> = {
  bash: 'Shell',
  sh: 'Shell',
  css: 'CSS',
  diff: 'Diff',
  html: 'HTML',
  json: 'JSON',
  js: 'JavaScript',
  jsx: 'JSX',
  md: 'Markdown',
  sql: 'SQL',
  ts: 'TypeScript',
  tsx: 'TSX',
  yaml: 'YAML',
};
