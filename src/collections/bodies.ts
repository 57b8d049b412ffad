import { readBody, readBodyWords } from './compiled';

/** Where a body is. */
export type BodyPlace = { bodyFile: string; bodyHash: string };

/** Returns the compiled MDX of one document, read by its name: a page costs the same among any number of documents. */
export async function loadBody({ bodyFile, bodyHash }: BodyPlace): Promise<string> {
  const code = await readBody(bodyFile, bodyHash);
  if (code === undefined) throw new Error(`${bodyFile} has no body ${bodyHash}`);
  return code;
}

/** Returns the words of these bodies by their names. For a search index, never for a page. */
export async function loadWords(places: readonly BodyPlace[]): Promise<Map<string, string>> {
  const wanted = new Set(places.map(({ bodyHash }) => bodyHash));
  const found = new Map<string, string>();
  for (const file of new Set(places.map(({ bodyFile }) => bodyFile))) {
    for (const [hash, words] of await readBodyWords(file))
      if (wanted.has(hash)) found.set(hash, words);
  }
  return found;
}
