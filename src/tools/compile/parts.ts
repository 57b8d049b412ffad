import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeIfChanged } from '../write-if-changed';
import type { CompiledDocument } from './content';
import type { Fields, Json, SourceFile } from './versions';

/** Names Contentlayer adds for itself, at every level of a document. */
const own = new Set(['_id', '_raw', '_type']);

/**
 * What one file gives to its document. Its body is written to `<folder>/bodies/<hash>.json` as `{ code, text }`, if it is
 * not there: a body never changes, for its content is its name.
 */
export function writePart(folder: string, document: CompiledDocument): SourceFile {
  const { file, facts, values = {}, bodyHash } = document;
  const { slug, locale } = file;
  const { slug: _slug, locale: _locale, ...fields } = withoutBody(values);
  const { outline } = facts;
  if (bodyHash !== undefined) {
    const path = join(folder, 'bodies', `${bodyHash}.json`);
    if (!existsSync(path)) {
      const { code } = values.body as { code: string };
      writeIfChanged(path, JSON.stringify({ code, text: outline?.text ?? '' }));
    }
  }
  return {
    slug,
    locale,
    fields: clean(fields),
    ...(outline && { outline }),
    ...(bodyHash !== undefined && { bodyHash }),
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
