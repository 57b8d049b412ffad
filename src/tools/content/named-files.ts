import { readDocument } from './document';
import type { ContentFile } from './files';

/** Returns the paths below public/ of all pictures and files that these documents name, each once. */
export async function listNamedFiles(documents: readonly ContentFile[]): Promise<string[]> {
  const facts = await Promise.all(documents.map((file) => readDocument(file)));
  const named = facts.flatMap(({ images, files }) => [...images, ...files]);
  return [...new Set(named.map(({ target }) => target))].sort();
}
