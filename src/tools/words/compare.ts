import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';

type MessageFile = { path: string; text: string };
type Message = { value: string; line: number; column: number };

/** The names of the values and tags a message expects: `{name}`, `{count, plural, ...}`, `<b>`. */
const placeholder = /\{\s*(\w+)\s*[,}]|<(\w+)>/g;

/**
 * Compares a translation with its reference. Returns one line `file:line:column …` per missing key, extra key, empty
 * text, and message whose placeholders differ.
 */
export function compareMessages({
  reference,
  translation,
}: Record<'reference' | 'translation', MessageFile>): string[] {
  const wanted = readMessages(reference);
  const found = readMessages(translation);
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

/** JSON is YAML, and the YAML parser knows where each key stands. */
function readMessages({ path, text }: MessageFile): Map<string, Message> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true });
  const [error] = document.errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  const messages = new Map<string, Message>();
  collect(document.contents, '');
  return messages;

  function collect(node: unknown, prefix: string): void {
    if (!isMap(node)) return;
    for (const { key, value } of node.items) {
      const name = prefix + (isScalar(key) ? String(key.value) : '');
      if (isMap(value)) collect(value, `${name}.`);
      else if (isScalar(value)) {
        const { line, col } = lines.linePos(isScalar(key) ? (key.range?.[0] ?? 0) : 0);
        messages.set(name, { value: String(value.value), line, column: col });
      }
    }
  }
}
