import { listWrittenWords } from '../../rules/written-words';
import type { CompiledDocument } from './content';
import type { Fields, Json, SourceFile } from './versions';

/** Names Contentlayer adds for itself, at every level of a document. */
const own = new Set(['_id', '_raw', '_type']);

/** What one file gives to its document; the engine reads the body from its store when asked for. */
export function readPart(document: CompiledDocument): SourceFile {
  const { file, facts, values = {}, bodyHash } = document;
  const { slug, locale } = file;
  const { slug: _slug, locale: _locale, ...fields } = withoutBody(values);
  const { outline } = facts;
  const read = () => {
    const { code } = values.body as { code: string };
    return { code, words: listWrittenWords(outline?.text ?? '') };
  };
  return {
    slug,
    locale,
    fields: clean(fields),
    ...(outline && { outline }),
    ...(bodyHash !== undefined && { body: { hash: bodyHash, read } }),
  };
}

/** The body is left where it is: reading it would cost more than all else. */
function withoutBody(values: Readonly<Record<string, unknown>>): Fields {
  const names = Object.keys(values).filter((name) => name !== 'body');
  return Object.fromEntries(names.map((name) => [name, values[name] as Json]));
}

function clean(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name, value]) => !own.has(name) && value !== undefined)
      .map(([name, value]) => [name, cleanValue(value)]),
  );
}

function cleanValue(value: Json): Json {
  if (Array.isArray(value)) return value.map(cleanValue);
  return typeof value === 'object' && value !== null ? clean(value) : value;
}
