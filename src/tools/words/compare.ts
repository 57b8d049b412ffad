import type { MessageFile } from './message-file';

/** The names of the values and tags a message expects: `{name}`, `{count, plural, ...}`, `<b>`. */
const placeholder = /\{\s*(\w+)\s*[,}]|<(\w+)>/g;

/**
 * Compares a translation with its reference. Returns one line `file:line:column …` per missing key, extra key, empty
 * text, and message whose placeholders differ; what one of them says that cannot be read is not compared.
 */
export function compareMessages(reference: MessageFile, translation: MessageFile): string[] {
  const [wanted, found] = [reference.messages, translation.messages];
  if (!wanted || !found) return [];
  const missing = [...wanted].flatMap(([key, { line, column }]) =>
    found.has(key)
      ? []
      : [`${translation.path}:1:1 lacks "${key}" (${reference.path}:${line}:${column})`],
  );
  const wrong = [...found].flatMap(([key, message]) => {
    const at = `${translation.path}:${message.line}:${message.column} "${key}"`;
    const counterpart = wanted.get(key);
    if (!counterpart) return [`${at} is not in ${reference.path}: remove it, or add it there`];
    if (message.value.trim() === '') return [`${at} is empty`];
    if (!message.isReadable || !counterpart.isReadable) return [];
    const [here, there] = [placeholdersOf(message.value), placeholdersOf(counterpart.value)];
    return here === there
      ? []
      : [`${at} uses ${here || 'no placeholder'}, but ${reference.path} uses ${there || 'none'}`];
  });
  return [...missing, ...wrong];
}

function placeholdersOf(message: string): string {
  const names = [...message.matchAll(placeholder)].map(([, value, tag]) => value ?? `<${tag}>`);
  return [...new Set(names)].sort().join(', ');
}
