import { readBodies } from './compiled';

/** Where a body is. */
export type BodyPlace = { bodyFile: string; bodyHash: string };

/** Returns the compiled MDX of one document, read by its name: a page costs the same among any number of documents. */
export async function loadBody({ bodyFile, bodyHash }: BodyPlace): Promise<string> {
  const body = (await readBodies(bodyFile))[bodyHash];
  if (!body) throw new Error(`${bodyFile} has no body ${bodyHash}`);
  return body.code;
}

/** Returns the words of these bodies by their names. For a search index, never for a page. */
export async function loadTexts(places: readonly BodyPlace[]): Promise<Map<string, string>> {
  const wanted = new Set(places.map(({ bodyHash }) => bodyHash));
  const texts = new Map<string, string>();
  for (const file of new Set(places.map(({ bodyFile }) => bodyFile))) {
    for (const [hash, body] of Object.entries(await readBodies(file)))
      if (wanted.has(hash)) texts.set(hash, body.text);
  }
  return texts;
}
