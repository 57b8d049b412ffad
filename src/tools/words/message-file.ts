import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { isMap, isScalar, LineCounter, parseDocument, type Scalar, type YAMLError } from 'yaml';

export type Message = {
  value: string;
  line: number;
  column: number;
  /** The values and tags the message expects, such as `count, <b>`; absent where the message cannot be read. */
  uses?: string;
};

/** A file of messages: its messages by key (`b.c`), and its findings as lines `file:line:column …`. */
export type MessageFile = {
  path: string;
  findings: string[];
  /** Absent where the file cannot be parsed. */
  messages?: Map<string, Message>;
};

/** Reads a file of messages. JSON is YAML, and the YAML parser knows the position of each key. */
export function readMessages({ path, text }: { path: string; text: string }): MessageFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return `${path}:${line}:${col}`;
  };
  const mistake = findMistake(text, document.errors);
  if (mistake) return { path, findings: [`${at(mistake.offset)} is no JSON: ${mistake.reason}`] };

  const messages = new Map<string, Message>();
  const findings = document.errors.map(
    ({ pos: [offset] }) =>
      `${at(offset)} ${keyAt(text, offset)} is written twice: remove one of the two`,
  );
  for (const { name, key, value } of textsIn(document.contents)) {
    const [offset = 0] = key.range ?? [];
    const { line, col } = lines.linePos(offset);
    const uses = placeholdersOf(value);
    messages.set(name, { value, line, column: col, ...(uses !== undefined && { uses }) });
    if (uses === undefined) {
      findings.push(
        `${at(offset)} "${name}" cannot be read: each { needs a name and a }, each <tag> a </tag>`,
      );
    }
  }
  return { path, findings, messages };
}

/**
 * Returns the first error, if any. YAML allows what JSON forbids, such as a trailing comma; JSON may lack a position
 * that YAML has.
 */
function findMistake(text: string, errors: readonly YAMLError[]) {
  const broken = errors.find(({ code }) => code !== 'DUPLICATE_KEY');
  try {
    JSON.parse(text);
    return broken && { offset: broken.pos[0], reason: broken.message };
  } catch (error) {
    const reason = String(error instanceof Error ? error.message : error).replace(/\s+/g, ' ');
    const told = /at position (\d+)/.exec(reason)?.[1];
    return { offset: Number(told ?? broken?.pos[0] ?? 0), reason };
  }
}

function keyAt(text: string, offset: number): string {
  return /^"[^"]*"/.exec(text.slice(offset))?.[0] ?? 'a key';
}

type Text = { name: string; key: Scalar; value: string };

function textsIn(node: unknown, prefix = ''): Text[] {
  if (!isMap(node)) return [];
  return node.items.flatMap(({ key, value }) => {
    if (!isScalar(key)) return [];
    const name = prefix + String(key.value);
    if (isMap(value)) return textsIn(value, `${name}.`);
    return isScalar(value) ? [{ name, key, value: String(value.value) }] : [];
  });
}

/** Reads a message with the parser the site uses; undefined where the message is broken. */
function placeholdersOf(message: string): string | undefined {
  try {
    return [...new Set(namesIn(parse(message)))].sort().join(', ');
  } catch {
    return undefined;
  }
}

function namesIn(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return [`<${element.value}>`, ...namesIn(element.children)];
    const options = 'options' in element ? Object.values(element.options) : [];
    return [element.value, ...options.flatMap(({ value }) => namesIn(value))];
  });
}
