import { readDocument } from './document';
import { listContent } from './files';

/** Returns the paths below public/ of all pictures and files that the documents under `root` name, each once. */
export async function listNamedFiles(root: string): Promise<string[]> {
  const { files } = listContent(root);
  const facts = await Promise.all(files.map(readDocument));
  const named = facts.flatMap(({ images, files: others }) => [...images, ...others]);
  return [...new Set(named.map(({ target }) => target))].sort();
}
