import { openContent } from '../compile/content';
import type { TypedContent } from './page-hashes';

/** Compiles the content as it is and returns each document, all languages together, by `<collection>/<slug>`. */
export async function readTypedContent(): Promise<TypedContent> {
  const { content } = await openContent('content', 'public');
  const typed = new Map<string, unknown[]>();
  if (!content) return typed;
  const { documents } = await content.read();
  for (const { file, values, bodyHash } of documents.values()) {
    const name = `${file.collection}/${file.slug}`;
    typed.set(name, [...(typed.get(name) ?? []), [file.locale, values ?? null, bodyHash ?? null]]);
  }
  return typed;
}
