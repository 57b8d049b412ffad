/** A first line that names a file in a comment: `// outbox.ts`, `/* tokens.css: which jobs there are *\/`, `-- seed.sql`. */
const naming = /^(\/\/|\/\*|#|--) ([\w./[\]-]+\.[a-z]{2,4})(?:: (.+))?$/;

/** Splits code into the name of its file, which its first line may say in a comment, and what is left of it. */
export function splitFileName(code: string): { file?: string; code: string } {
  const [first = '', ...rest] = code.split('\n');
  const [, sign, file, said = ''] = naming.exec(first.replace(/ \*\/$/, '')) ?? [];
  if (file === undefined) return { code };
  const end = sign === '/*' ? ' */' : '';
  const kept = said ? [`${sign} ${said.charAt(0).toUpperCase()}${said.slice(1)}${end}`] : [];
  return { file, code: [...kept, ...rest].join('\n').replace(/^\n+/, '') };
}
