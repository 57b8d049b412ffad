import type { CompiledDocument } from '../../compile/content';
import type { Pointer, TextAt } from '../../content/body';
import type { DocumentFacts } from '../../content/document-facts';
import type { ContentFile } from '../../content/files';
import { evenOut, numberKey } from './page-words';

/** A field that holds a text. */
export interface Candidate {
  readonly file: ContentFile;
  readonly line: number;
  readonly column: number;
  readonly field: string | undefined;
}

type Entry = { document: CompiledDocument; texts: readonly TextAt[] };

/** Where every text of the fields stands, and who names whom. */
export interface FieldIndex {
  /** Takes over what has changed; the cost is that of what changed, and one look at every document. */
  update: (documents: ReadonlyMap<string, CompiledDocument>) => void;
  /** The fields that hold this text; a number is known by its digits. */
  find: (text: string) => readonly Candidate[];
  /** The documents that name this one (`<collection>/<slug>`), or link to its page (an address). */
  referrers: (name: string) => readonly { file: ContentFile; pointer: Pointer }[];
}

/** Opens an index. A document with an error is also known by its last good texts, which pages go on showing. */
export function openFieldIndex(): FieldIndex {
  const known = new Map<string, Entry>();
  const good = new Map<string, readonly TextAt[]>();
  const places = new Map<string, Map<string, Candidate[]>>();
  const named = new Map<string, Map<string, Pointer>>();

  const forget = (id: string) => {
    const entry = known.get(id);
    for (const { text } of entry?.texts ?? [])
      for (const key of keysOf(text)) places.get(key)?.delete(id);
    for (const [name] of entry ? namesIn(entry.document.facts) : []) named.get(name)?.delete(id);
    known.delete(id);
  };
  const add = (id: string, document: CompiledDocument) => {
    const { file, facts, isGood } = document;
    if (isGood) good.set(id, facts.texts);
    const texts = isGood ? facts.texts : [...facts.texts, ...asWritten(good.get(id), facts)];
    for (const { text, line, column, field } of texts)
      for (const key of keysOf(text))
        entryOf(places, key, id, () => []).push({ file, line, column, field });
    for (const [name, pointer] of namesIn(facts)) entryOf(named, name, id, () => pointer);
    known.set(id, { document, texts });
  };
  return {
    update(documents) {
      for (const id of known.keys()) if (!documents.has(id)) forget(id);
      for (const [id, document] of documents) {
        const before = known.get(id)?.document;
        if (before?.facts === document.facts && before.isGood === document.isGood) continue;
        forget(id);
        add(id, document);
      }
    },
    find: (text) => {
      const even = evenOut(text);
      const key = places.has(even) ? even : (numberKey(even) ?? even);
      return [...(places.get(key)?.values() ?? [])].flat();
    },
    referrers: (name) =>
      [...(named.get(name) ?? [])].flatMap(([id, pointer]) => {
        const file = known.get(id)?.document.file;
        return file ? [{ file, pointer }] : [];
      }),
  };
}

/** Texts of another time at the lines their fields have now. */
function asWritten(before: readonly TextAt[] = [], { texts }: DocumentFacts): TextAt[] {
  const now = new Map(texts.map((text) => [text.field, text]));
  return before.map((text) => {
    const { line, column } = now.get(text.field) ?? text;
    return { ...text, line, column };
  });
}

function keysOf(text: string): string[] {
  const even = evenOut(text);
  const number = /^\d+$/.test(even) ? [`#${even}`] : [];
  return even === '' ? [] : [even, ...number];
}

function namesIn({ references, links }: DocumentFacts): (readonly [string, Pointer])[] {
  return [
    ...references.map((one) => [`${one.collection}/${one.target}`, one] as const),
    ...links.map((one) => [one.target.replace(/[?#].*/, ''), one] as const),
  ];
}

function entryOf<T>(map: Map<string, Map<string, T>>, key: string, id: string, make: () => T): T {
  const inner = map.get(key) ?? new Map<string, T>();
  map.set(key, inner);
  const value = inner.get(id) ?? make();
  inner.set(id, value);
  return value;
}
